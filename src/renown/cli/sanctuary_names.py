"""Finding a Sanctuary by its id or by what is on it: it has no number to read off."""

from collections.abc import Collection

from renown.cli.card_search import SANCTUARY_WORDS, UnknownWordError, find_cards
from renown.faraway import SANCTUARIES, CardSet, Sanctuary, sanctuary
from renown.pad.input_error import InputError
from renown.words import ENGLISH, describe_card


def find_sanctuary(text: str, sets: Collection[CardSet] = tuple(CardSet)) -> Sanctuary:
    """Finds the one Sanctuary that a text means.

    Args:
        text: An id such as `S12`, or words for what is on the card, in any order: `desert stone`.
        sets: The sets in play; words mean a card of another set only where they fit none of these.

    Raises:
        UnknownCardError: No Sanctuary has that id.
        InputError: The words fit no Sanctuary, or several; the message lists those.
    """
    text = " ".join(text.split())
    if not text:
        raise InputError(f"Say which Sanctuary you mean, by its id or in words: {SANCTUARY_WORDS}.")
    if _is_id(text):
        return sanctuary(text)
    try:
        found = find_cards(SANCTUARIES.values(), text)
    except UnknownWordError as fault:
        raise InputError(
            f"“{fault.word}” says nothing about a Sanctuary. Use its id, or words: "
            f"{SANCTUARY_WORDS}."
        ) from None
    match [card for card in found if card.set in sets] or found:
        case [only]:
            return only
        case []:
            raise InputError(f"No Sanctuary is “{text}”. Words: {SANCTUARY_WORDS}.")
        case several:
            candidates = "\n".join(f"  {describe_card(card, ENGLISH)}" for card in several)
            raise InputError(
                f"“{text}” fits {len(several)} Sanctuaries. Add a word, or use the id:\n"
                f"{candidates}"
            )


def _is_id(text: str) -> bool:
    return text[0] in "sS" and text[1:].isascii() and text[1:].isdigit() and len(text) <= 5
