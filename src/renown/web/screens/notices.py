"""What a page tells a person about a move that was not played."""

from enum import StrEnum

from renown.words import Language


class Notice(StrEnum):
    """Why a move was not played."""

    TOO_LATE = "too-late"
    NOT_ALLOWED = "not-allowed"
    KEEP_THREE = "keep-three"
    NOTHING_CHOSEN = "nothing-chosen"
    SPECTATOR = "spectator"


def describe_notice(notice: Notice, language: Language) -> str:
    """Says what happened and what to do."""
    gettext = language.gettext
    match notice:
        case Notice.TOO_LATE:
            return gettext("The table has moved on since. This is how it stands now.")
        case Notice.NOT_ALLOWED:
            return gettext("That is not possible now. Choose one of the cards shown.")
        case Notice.KEEP_THREE:
            return gettext("Choose exactly three Regions to keep.")
        case Notice.NOTHING_CHOSEN:
            return gettext("Choose a card first.")
        case Notice.SPECTATOR:
            return gettext("You are watching this table: only its players can act.")
