"""What a seat may choose from, each with one line on what it would do."""

from dataclasses import dataclass, replace

from renown.faraway import (
    Action,
    Explore,
    GiveUp,
    Keep,
    Place,
    Region,
    Sanctuary,
    ScoreSheet,
    Take,
    View,
    as_sacrifices,
    best_decisions,
    score_cards,
)
from renown.words import Language, join_and, name_card


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen: a card, or Sanctuaries to give up.

    Attributes:
        value: The action, as the page sends it back.
        cards: The cards it is about: one, or as many as are given up.
        button: What the button says while this is chosen.
        effect: What choosing it would do.
        chosen: Whether it is the seat's choice at present.
        best: Whether it gives most of all, for a sacrifice: there that can be told for certain.
    """

    value: str
    cards: tuple[Region | Sanctuary, ...]
    button: str
    effect: str
    chosen: bool
    best: bool = False


def list_choices(view: View, language: Language) -> list[Choice]:
    """Lists what the viewer may choose now; of the advanced deal, the Regions to keep."""
    if any(isinstance(action, Keep) for action in view.legal_actions):
        return [
            Choice(card.id, (card,), language.gettext("Keep these three"), "", card in view.kept)
            for card in view.hand
        ]
    choices = [_choice(view, action, language) for action in view.legal_actions]
    # Where there is only one thing to do, the button alone is asked for.
    return [replace(choices[0], chosen=True)] if len(choices) == 1 else choices


def _choice(view: View, action: Action, language: Language) -> Choice:
    gettext = language.gettext
    match action:
        case Explore(region):
            effect = " ".join(
                filter(None, [_fame(view, action, language), _climb(view, region, language)])
            )
            button = gettext("Explore %(number)d") % {"number": region.number}
            return Choice(str(action), (region,), button, effect, region == view.chosen)
        case Take(region):
            button = gettext("Take %(number)d") % {"number": region.number}
            return Choice(str(action), (region,), button, _fame(view, action, language), False)
        case Place(sanctuary):
            button = gettext("Place %(id)s") % {"id": sanctuary.id}
            return Choice(str(action), (sanctuary,), button, _fame(view, action, language), False)
        case GiveUp(_, sanctuaries):
            button = gettext("Give up %(cards)s") % {
                "cards": join_and([card.id for card in sanctuaries], language)
            }
            if not sanctuaries:
                button = gettext("Give up nothing")
            own = view.own
            decisions = best_decisions(own.row, own.sanctuaries, own.decisions)
            return Choice(
                value=str(action),
                cards=sanctuaries,
                button=button,
                effect=_fame_after(view, action, language),
                chosen=False,
                best=action in decisions,
            )
        case Keep():
            raise AssertionError("What to keep is chosen card by card.")


def _fame(view: View, action: Explore | Take | Place, language: Language) -> str:
    """Says what the row would score with the card."""
    own = view.own
    row, sanctuaries = own.row, own.sanctuaries
    now = score_cards(row, sanctuaries).total
    match action:
        case Explore(region):
            then = score_cards((*row, region), sanctuaries)
            text = language.gettext("%(card)s: your row would score %(fame)d (%(change)s).")
            card: Region | Sanctuary = region
        case Take(region):
            then = score_cards((*row, region), sanctuaries)
            text = language.gettext(
                "%(card)s: played next, your row would score %(fame)d (%(change)s)."
            )
            card = region
        case Place(sanctuary):
            then = score_cards(row, (*sanctuaries, sanctuary))
            text = language.gettext("%(card)s: your row would score %(fame)d (%(change)s).")
            card = sanctuary
    return text % {
        "card": name_card(card, language),
        "fame": then.total,
        "change": _signed(then, now),
    }


def _fame_after(view: View, decision: GiveUp, language: Language) -> str:
    """Says what the seat would score after a decision, the best choices for later ones taken."""
    own = view.own
    decisions = best_decisions(own.row, own.sanctuaries, (*own.decisions, decision))
    fame = score_cards(own.row, own.sanctuaries, as_sacrifices(decisions)).total
    return language.gettext("makes %(fame)d") % {"fame": fame}


def _signed(then: ScoreSheet, now: int) -> str:
    change = then.total - now
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def _climb(view: View, region: Region, language: Language) -> str:
    """Says whether the Region would find a Sanctuary."""
    own = view.own
    if not own.row:
        return ""
    last = own.row[-1]
    if region.exploration_time <= last.exploration_time:
        text = language.gettext("Not higher than %(last)d: it finds no Sanctuary.")
        return text % {"last": last.number}
    clues = sum(card.clues for card in (*own.row, *own.sanctuaries, region))
    text = language.ngettext(
        "Higher than %(last)d: you draw %(number)d Sanctuary.",
        "Higher than %(last)d: you draw %(number)d Sanctuaries and place one.",
        1 + clues,
    )
    return text % {"last": last.number, "number": 1 + clues}
