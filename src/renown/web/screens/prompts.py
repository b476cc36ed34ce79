"""What the table waits for, in words."""

from renown.faraway import ROUNDS, GiveUp, Phase, Sacrifice, View
from renown.web.screens.names import Names
from renown.words import name_card


def name_moment(view: View, names: Names) -> str:
    """Names the moment of the game, such as "Round 3 of 8"."""
    gettext = names.language.gettext
    if view.phase is Phase.OVER:
        return gettext("The end")
    if view.phase is Phase.SACRIFICE:
        return gettext("Scoring")
    if view.phase is Phase.KEEP:
        return gettext("Before the first round")
    return gettext("Round %(round)d of %(rounds)d") % {"round": view.round, "rounds": ROUNDS}


def is_thinking(view: View, names: Names) -> bool:
    """Says whether the table waits for bots only."""
    return bool(view.waiting) and names.bots.issuperset(view.waiting)


def ask(view: View, names: Names) -> str:
    """Says what the viewer is asked to do, or whom the table waits for."""
    gettext, ngettext = names.language.gettext, names.language.ngettext
    if view.seat not in view.waiting:
        return _wait(view, names)
    match view.phase:
        case Phase.KEEP:
            return gettext("Choose three of your five Regions to keep.")
        case Phase.EXPLORE:
            return gettext("Choose a Region to explore.")
        case Phase.TAKE:
            return gettext("Take a Region from the river.")
        case Phase.PLACE:
            text = ngettext(
                "You found a Sanctuary: place it.",
                "You found Sanctuaries: choose one of %(number)d.",
                len(view.drawn),
            )
            return text % {"number": len(view.drawn)}
        case Phase.SACRIFICE:
            return _ask_for_sacrifice(view, names)
        case Phase.OVER:
            return gettext("The game is over.")


def _wait(view: View, names: Names) -> str:
    """Says whom the table waits for; bots act one after another, so that one of them thinks."""
    gettext = names.language.gettext
    if is_thinking(view, names):
        sentence = gettext("%(name)s is thinking.") % {"name": names.title(view.waiting[0])}
        chosen = gettext("Your choice lies face down.") if view.legal_actions else ""
        return f"{chosen} {sentence}".strip()
    if view.legal_actions:
        return gettext("Your choice lies face down. You can change it until all have chosen.")
    return gettext("Waiting for %(names)s.") % {"names": names.join(view.waiting)}


def _ask_for_sacrifice(view: View, names: Names) -> str:
    (region,) = {each.region for each in view.legal_actions if isinstance(each, GiveUp)}
    if not isinstance(region.quest, Sacrifice):
        raise TypeError(f"{region.id} asks for no sacrifice.")
    text = names.language.ngettext(
        "%(card)s asks: do you give up %(number)d Sanctuary for %(points)d fame?",
        "%(card)s asks: do you give up %(number)d Sanctuaries for %(points)d fame?",
        region.quest.sanctuaries,
    )
    return text % {
        "card": name_card(region, names.language),
        "number": region.quest.sanctuaries,
        "points": region.quest.points,
    }
