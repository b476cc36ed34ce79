"""Finding a Region by its id or its number: some numbers stand on a Meteorite too."""

from renown.faraway import REGIONS, Region, region
from renown.pad.input_error import InputError
from renown.words import ENGLISH, name_card

_METEORITES = {card.number: card for card in REGIONS.values() if card.meteorite}


def find_region(name: str, *, meteorites: bool) -> Region:
    """Finds the Region that a name means.

    Args:
        name: An id or a number.
        meteorites: Whether Meteorites are in play: then a number that one of them has could mean
            two Regions. Otherwise it means the Region of the base game.

    Raises:
        UnknownCardError: No Region has that name.
        InputError: The number could mean two Regions; the message names both.
    """
    card = region(name)
    if meteorites and is_shared_number(name):
        twin = _METEORITES[card.number]
        raise InputError(
            f"{card.number} can be {name_card(card, ENGLISH)} ({card.id}) or"
            f" {name_card(twin, ENGLISH)} ({twin.id}): write {card.id} or {twin.id}."
        )
    return card


def is_shared_number(name: str) -> bool:
    """Says whether the name of a Region is a number that a Meteorite has too."""
    return name.strip().isdigit() and region(name).number in _METEORITES


def is_meteorite(name: str) -> bool:
    """Says whether a name is the id of a Meteorite."""
    card = REGIONS.get(name.strip().upper())
    return card is not None and card.meteorite


def explain_assumption(card: Region) -> str:
    """Says that a number was taken for a Region of the base game, and what else has it."""
    twin = _METEORITES[card.number]
    return (
        f"{card.number} is taken for {name_card(card, ENGLISH)} ({card.id});"
        f" {name_card(twin, ENGLISH)} is {twin.id}."
    )
