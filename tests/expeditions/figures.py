"""Players of Expeditions games made by chance."""

from hypothesis import strategies as st

from renown.expeditions import Category, Counts, Player

numbers = st.integers(0, 12)


@st.composite
def players(draw: st.DrawFn, power: bool | None = None) -> Player:
    """Draws a player who does not own the corruption token of value 20."""
    upgrades = draw(st.none() | numbers)
    values = st.lists(st.integers(0, 9), max_size=4 if upgrades is None else min(upgrades, 4))
    asked = draw(st.booleans()) if power is None else power
    return Player(
        name=draw(st.sampled_from("ABCDEF")),
        coins=draw(st.integers(0, 60)),
        glory=tuple(draw(st.lists(st.sampled_from(list(Category)), unique=True, max_size=4))),
        item_values=tuple(draw(values)),
        counts=Counts(
            quests=draw(st.integers(0, 5)),
            melds=draw(st.none() | numbers),
            upgrades=upgrades,
            corruption=draw(numbers),
            cards=draw(numbers),
            workers=draw(numbers),
            maps=draw(numbers),
        ),
        power=draw(numbers) if asked else None,
    )


tables = st.lists(players(), min_size=1, max_size=6)
