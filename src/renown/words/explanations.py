"""Why a card paid what it paid."""

from renown.faraway import Each, EachSet, Outcome, ScoreLine
from renown.words.cards import describe_quest, name_card
from renown.words.language import Language
from renown.words.lists import join_and
from renown.words.things import count_things


def explain(line: ScoreLine, language: Language) -> str:
    """Says why a card paid what it paid, in one or more sentences."""
    gettext = language.gettext
    if line.outcome is Outcome.GIVEN_UP:
        return gettext("Given up: it no longer counts.")
    if line.card.quest is None:
        return gettext("No quest.")
    sentences = [describe_quest(line.card.quest, language)]
    if line.outcome is Outcome.DECLINED:
        sentences.append(gettext("None was given up."))
    if line.given_up:
        names = join_and([name_card(card, language) for card in line.given_up], language)
        sentences.append(gettext("Given up: %(cards)s.") % {"cards": names})
    if line.requirements:
        sentences.append(_requirements(line, language))
    if line.outcome is Outcome.PAID and line.counted:
        sentences.append(_counted(line, language))
    return " ".join(sentences)


def list_missing(line: ScoreLine, language: Language) -> str:
    """Lists what a quest still lacks before it pays, as in "2 stones and 1 thistle"."""
    lacking = [count_things(each.what, each.missing, language) for each in line.missing]
    return join_and(lacking, language)


def _requirements(line: ScoreLine, language: Language) -> str:
    there = [count_things(each.what, each.visible, language) for each in line.requirements]
    needed = [count_things(each.what, each.needed, language) for each in line.requirements]
    values = {"needed": join_and(needed, language), "visible": join_and(there, language)}
    sentence = language.gettext("Asks for %(needed)s; visible: %(visible)s.") % values
    if not line.missing:
        return sentence
    missing = language.gettext("Missing: %(things)s.") % {"things": list_missing(line, language)}
    return f"{sentence} {missing}"


def _counted(line: ScoreLine, language: Language) -> str:
    there = [count_things(each.what, each.visible, language) for each in line.counted]
    values = {
        "visible": join_and(there, language),
        "times": line.times,
        "each": line.card.quest.points if isinstance(line.card.quest, Each | EachSet) else 0,
        "points": line.points,
    }
    if isinstance(line.card.quest, EachSet):
        text = language.ngettext(
            "Visible: %(visible)s, so %(times)d complete set: %(times)d × %(each)d = %(points)d.",
            "Visible: %(visible)s, so %(times)d complete sets: %(times)d × %(each)d = %(points)d.",
            line.times,
        )
    else:
        text = language.gettext("Visible: %(visible)s; %(times)d × %(each)d = %(points)d.")
    return text % values
