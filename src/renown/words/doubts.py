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
                " before); you named %(found)d.",
                "The row brings %(expected)d Sanctuaries (one for each Region higher than the one"
                " before); you named %(found)d.",
                expected,
            )
            sentence = text % {"found": found, "expected": expected}
            if found > expected:
                return sentence
            short = language.gettext("That is right only if the Sanctuary deck ran short.")
            return f"{sentence} {short}"
