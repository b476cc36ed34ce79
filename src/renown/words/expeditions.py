"""The end of an Expeditions game in words."""

from collections.abc import Sequence

from renown.expeditions import BelowGoal, Category, NotOver, Oddity, Reading, Source
from renown.words.language import Language


def name_category(category: Category, language: Language) -> str:
    """Names a glory category, as it stands within a sentence."""
    match category:
        case Category.QUESTS:
            return language.gettext("solved quests")
        case Category.MELDS:
            return language.gettext("melded meteorites")
        case Category.UPGRADES:
            return language.gettext("upgraded items")
        case Category.CORRUPTION_20:
            return language.gettext("the corruption token of value 20")
        case Category.CORRUPTION:
            return language.gettext("corruption tokens")
        case Category.CARDS:
            return language.gettext("cards")
        case Category.WORKERS_MAPS:
            return language.gettext("workers or maps")


def name_source(source: Source, language: Language) -> str:
    """Names what a line of a score sheet counts."""
    match source:
        case Source.COINS:
            return language.gettext("Coins")
        case Source.GLORY:
            return language.gettext("Glory")
        case Source.ITEMS:
            return language.gettext("Items")
        case Source.CORRUPTION:
            return language.gettext("Corruption")
        case Source.ICONS:
            return language.gettext("Progress cards")


def describe_oddity(oddity: Oddity, names: Sequence[str], language: Language) -> str:
    """Says what should be looked at again.

    Args:
        oddity: What is odd.
        names: The player of each seat.
        language: The language to say it in.
    """
    match oddity:
        case BelowGoal(seat, Category.CORRUPTION_20):
            text = language.gettext(
                "%(name)s has a token on the corruption token of value 20, and does not own it."
            )
            return text % {"name": names[seat]}
        case BelowGoal(seat, category, count, goal):
            text = language.gettext(
                "%(name)s has a token on %(category)s: that took %(goal)d, now there are %(count)d."
            )
            category_name = name_category(category, language)
            return text % {
                "name": names[seat],
                "category": category_name,
                "goal": goal,
                "count": count,
            }
        case NotOver():
            return language.gettext("Nobody has placed 4 glory tokens: the game is not over.")


def describe_reading(reading: Reading, language: Language) -> str:
    """Names a reading of what breaks a tie."""
    if reading.adds_power and reading.adds_both:
        return language.gettext("With power; workers and maps added together")
    if reading.adds_power:
        return language.gettext("With power; the larger of workers and maps")
    if reading.adds_both:
        return language.gettext("Without power; workers and maps added together")
    return language.gettext("Without power; the larger of workers and maps")
