"""The log of a game in words."""

from renown.faraway import (
    Departed,
    Event,
    Explored,
    Found,
    GaveUp,
    Placed,
    Record,
    RoundBegan,
    ScoringBegan,
    Took,
    public_history,
)
from renown.web.screens.names import Names
from renown.words import join_and, name_card


def tell_history(record: Record, names: Names) -> list[tuple[str, list[str]]]:
    """Tells what everybody has seen happen: a heading and its sentences for each round."""
    gettext = names.language.gettext
    rounds: list[tuple[str, list[str]]] = []
    for event in public_history(record):
        if isinstance(event, RoundBegan):
            rounds.append((gettext("Round %(round)d") % {"round": event.round}, []))
        elif isinstance(event, ScoringBegan):
            rounds.append((gettext("Scoring"), []))
        else:
            rounds[-1][1].append(_tell(event, names))
    return rounds


def _tell(event: Event, names: Names) -> str:
    gettext = names.language.gettext
    match event:
        case Explored(seat, region):
            return names.say(
                seat,
                gettext("You explored %(card)s."),
                gettext("%(name)s explored %(card)s."),
                card=name_card(region, names.language),
            )
        case Found(seat, sanctuaries):
            own = names.language.ngettext(
                "You found %(number)d Sanctuary.",
                "You found %(number)d Sanctuaries.",
                sanctuaries,
            )
            other = names.language.ngettext(
                "%(name)s found %(number)d Sanctuary.",
                "%(name)s found %(number)d Sanctuaries.",
                sanctuaries,
            )
            return names.say(seat, own, other, number=sanctuaries)
        case Took(seat, region):
            return names.say(
                seat,
                gettext("You took %(card)s from the river."),
                gettext("%(name)s took %(card)s from the river."),
                card=name_card(region, names.language),
            )
        case Placed(seat, sanctuary):
            return names.say(
                seat,
                gettext("You placed %(card)s."),
                gettext("%(name)s placed %(card)s."),
                card=name_card(sanctuary, names.language),
            )
        case Departed(region):
            card = name_card(region, names.language)
            return gettext("%(card)s left the game.") % {"card": card}
        case GaveUp(seat, region, ()):
            return names.say(
                seat,
                gettext("You gave up nothing for %(card)s."),
                gettext("%(name)s gave up nothing for %(card)s."),
                card=name_card(region, names.language),
            )
        case GaveUp(seat, region, sanctuaries):
            given = [name_card(card, names.language) for card in sanctuaries]
            return names.say(
                seat,
                gettext("You gave up %(given)s for %(card)s."),
                gettext("%(name)s gave up %(given)s for %(card)s."),
                card=name_card(region, names.language),
                given=join_and(given, names.language),
            )
        case RoundBegan() | ScoringBegan():
            raise AssertionError("This has a heading, not a sentence.")
