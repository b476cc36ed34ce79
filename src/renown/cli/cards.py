"""`renown cards`: look cards up by words."""

from typing import Annotated

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.card_search import CARD_WORDS, AnyCard, UnknownWordError, find_cards
from renown.cli.terminal import results
from renown.faraway import REGIONS, SANCTUARIES
from renown.pad.input_error import InputError
from renown.words import ENGLISH, describe_card

app = make_app(
    "cards",
    """Words: forest, river, desert, city, grey; day, night; stone, chimera,
thistle, wonder, clue; region, sanctuary, meteorite; base, people from below,
under starry skies; set, sacrifice; an id; a number (printed on a Region, or
paid by a Sanctuary). Together: “thistle quest” is a quest about thistles,
“needs 3 stones” a condition, “2 stones” two on the card, “2/clue” a quest
that pays 2 for each clue.

With --json each card is an object on a line of its own:
  id, kind (region or sanctuary), set, number (null for a Sanctuary), biome
  (grey is haven), night, clues, stones, chimeras, thistles,
  condition: what its quest asks for, as in {"stone":3},
  quest: null, or an object with kind (flat, each, each_set, at_least,
    sacrifice), points, and what they are for: of, needed, sanctuaries,
  text: the card in words.

Examples:
  renown cards city night
  renown cards thistle quest
  renown cards needs 3 stones
  renown cards 46
  renown cards S12 --json
  renown cards people from below sanctuary""",
)


@app.default
def cards(
    *words: str, json: Annotated[bool, Parameter(negative=(), show_default=False)] = False
) -> None:
    """Look cards up. Every word must fit; without words you get all cards.

    Args:
        words: What the cards have.
        json: Write JSON instead of sentences.

    Raises:
        InputError: No card fits, or a word is unknown.
    """
    every: list[AnyCard] = [*REGIONS.values(), *SANCTUARIES.values()]
    text = " ".join(words)
    try:
        found = find_cards(every, text)
    except UnknownWordError as fault:
        raise InputError(f"“{fault.word}” is on no card. Words: {CARD_WORDS}.") from None
    if not found:
        raise InputError(f"No card fits “{text}”. Words: {CARD_WORDS}.")
    if json:
        from renown.cli.card_json import card_to_json

        for card in found:
            print(card_to_json(card))
        return
    console = results()
    for card in found:
        console.print(describe_card(card, ENGLISH), soft_wrap=not console.is_terminal)
