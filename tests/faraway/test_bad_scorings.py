"""What cannot be scored is refused with a sentence that names the card."""

import re

import pytest

from renown.faraway import CardsError, SacrificeError, UnknownCardError, score


def test_nine_regions_are_too_many() -> None:
    with pytest.raises(CardsError, match=r"at most 8 Regions.* 9"):
        score([1, 2, 3, 4, 5, 6, 7, 8, 9])


def test_a_region_named_twice_is_refused() -> None:
    with pytest.raises(CardsError, match=r"R44 is named twice"):
        score([44, 1, "R44"])


def test_a_sanctuary_named_twice_is_refused() -> None:
    with pytest.raises(CardsError, match=r"S12 is named twice"):
        score([44], ["S12", "S24", "s12"])


def test_a_meteorite_and_the_base_region_of_its_number_are_two_cards() -> None:
    assert len(score(["R15", "M15"]).regions) == 2


@pytest.mark.parametrize(
    ("row", "placed", "name"), [([77], [], "77"), (["M14"], [], "M14"), ([1], ["S99"], "S99")]
)
def test_an_unknown_card_is_refused(row: list[int | str], placed: list[str], name: str) -> None:
    with pytest.raises(UnknownCardError, match=name):
        score(row, placed)


def test_an_unknown_card_in_a_sacrifice_is_refused() -> None:
    with pytest.raises(UnknownCardError, match="S99"):
        score(["M15"], ["S24"], {"M15": ["S99"]})
    with pytest.raises(UnknownCardError, match="M99"):
        score(["M15"], ["S24"], {"M99": ["S24"]})


@pytest.mark.parametrize(
    ("sacrifices", "message"),
    [
        ({"M15": ["S12"]}, "S12 cannot be given up for M15: it is not there"),
        ({"M38": ["S24"]}, "M38 asks for 2 Sanctuaries to be given up, not 1"),
        ({"M15": ["S24", "S30"]}, "M15 asks for 1 Sanctuary to be given up, not 2"),
        ({"R09": ["S24"]}, "R09 asks for no sacrifice"),
        ({"M21": ["S24"]}, "M21 is not in the row"),
        ({"M38": ["S24", "S24"]}, "S24 cannot be given up for M38"),
        ({"M15": ["S24"], "M38": ["S30", "S24"]}, "S24 cannot be given up for M38"),
    ],
    ids=["not owned", "too few", "too many", "asks for none", "not in the row", "twice", "shared"],
)
def test_a_sacrifice_that_the_rules_do_not_allow_is_refused(
    sacrifices: dict[str, list[str]], message: str
) -> None:
    with pytest.raises(SacrificeError, match=re.escape(message)):
        score(["M15", 9, "M38"], ["S24", "S30"], sacrifices)


def test_a_sacrifice_named_twice_in_two_spellings_is_refused() -> None:
    with pytest.raises(SacrificeError, match="M15 is named twice"):
        score(["M15"], ["S24", "S12"], {"M15": ["S24"], "m15": ["S12"]})


def test_an_unknown_region_is_refused_even_if_nothing_is_given_up_for_it() -> None:
    with pytest.raises(UnknownCardError, match="R99"):
        score(["M15"], ["S24"], {"R99": []})


def test_nothing_given_up_is_no_sacrifice() -> None:
    assert score(["M15"], ["S24"], {"M15": []}) == score(["M15"], ["S24"])
