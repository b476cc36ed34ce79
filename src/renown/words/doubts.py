"""What is doubtful in cards entered from a real table."""

from renown.faraway import Doubt, SanctuaryNumber, ShortRow
from renown.words.language import Language


def describe_doubt(doubt: Doubt, language: Language) -> str:
    """Says what should be looked at again."""
    match doubt:
        case ShortRow(regions):
            text = language.ngettext(
                "The row has %(number)d Region; a whole game gives 8.",
                "The row has %(number)d Regions; a whole game gives 8.",
                regions,
            )
            return text % {"number": regions}
        case SanctuaryNumber(found, expected):
            text = language.ngettext(
                "The row brings %(expected)d Sanctuary (one for each Region higher than the one"
                " before), and here are %(found)d. Right only if the Sanctuary deck ran short.",
                "The row brings %(expected)d Sanctuaries (one for each Region higher than the one"
                " before), and here are %(found)d. Right only if the Sanctuary deck ran short.",
                expected,
            )
            return text % {"found": found, "expected": expected}
