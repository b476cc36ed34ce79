"""What tries are worth to the bots that search: winning, or fame."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from renown.bots.expert_bot import for_fame, to_win

fame = st.integers(0, 150)


def worth(own: int, others: int) -> float:
    return float(to_win(np.array([float(own)]), np.array([float(others)]))[0])


@given(fame, fame)
def test_more_fame_of_one_s_own_is_better_and_more_of_another_is_worse(
    own: int, others: int
) -> None:
    assert worth(own + 1, others) > worth(own, others) > worth(own, others + 1)


@given(fame, fame, st.integers(-30, 30))
def test_only_the_lead_counts(own: int, others: int, both: int) -> None:
    assert worth(own + both, others + both) == worth(own, others)


@given(st.integers(1, 100), st.integers(1, 20))
def test_who_leads_prefers_what_is_certain_and_who_trails_the_risk(lead: int, risk: int) -> None:
    risk = min(risk, lead)
    gamble = worth(lead + risk, 0) + worth(lead - risk, 0)
    assert gamble < 2 * worth(lead, 0)
    assert worth(0, lead + risk) + worth(0, lead - risk) > 2 * worth(0, lead)


@given(fame, fame)
def test_for_fame_nothing_of_the_others_counts(own: int, others: int) -> None:
    assert for_fame(np.array([float(own)]), np.array([float(others)])).tolist() == [own]
