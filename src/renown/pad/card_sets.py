"""The sets of cards, as people name them."""

from collections.abc import Collection, Iterable, Mapping

from renown.faraway import Card, CardSet
from renown.pad.input_error import InputError, shorten

_TITLES: Mapping[CardSet, str] = {
    CardSet.BASE: "the base game",
    CardSet.PEOPLE_FROM_BELOW: "People from Below",
    CardSet.UNDER_STARRY_SKIES: "Under Starry Skies",
}


def with_base(sets: Iterable[CardSet]) -> tuple[CardSet, ...]:
    """Puts sets in their usual order, and adds the base game, which every game needs."""
    chosen = {CardSet.BASE, *sets}
    return tuple(box for box in CardSet if box in chosen)


def title_expansions(sets: Iterable[CardSet]) -> list[str]:
    """Lists the sets besides the base game by what is printed on their boxes."""
    return [_TITLES[box] for box in sets if box is not CardSet.BASE]


def read_sets(names: Iterable[str]) -> tuple[CardSet, ...]:
    """Reads names of sets, with dashes or underscores in them, and adds the base game.

    Raises:
        InputError: A name is no set's.
    """
    return with_base([_read_set(name) for name in names])


def check_sets(cards: Iterable[Card], sets: Collection[CardSet]) -> None:
    """Checks that all cards are of these sets.

    Raises:
        InputError: One is not; the message names its set.
    """
    for card in cards:
        if card.set not in sets:
            raise InputError(
                f"{card.id} belongs to {_TITLES[card.set]}, which is not among the sets given."
            )


def _read_set(name: str) -> CardSet:
    try:
        return CardSet(name.replace("-", "_"))
    except ValueError:
        known = ", ".join(CardSet)
        raise InputError(f"There is no set “{shorten(name)}”: there are {known}.") from None
