"""Lists of things in a sentence."""

from collections.abc import Sequence

from renown.words.language import Language


def join_and(parts: Sequence[str], language: Language) -> str:
    """Joins parts that belong together: "a", "a and b", "a, b and c"."""
    return _join(parts, language.gettext("%(first)s and %(last)s"))


def join_or(parts: Sequence[str], language: Language) -> str:
    """Joins alternatives: "a", "a or b", "a, b or c"."""
    return _join(parts, language.gettext("%(first)s or %(last)s"))


def _join(parts: Sequence[str], pattern: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return pattern % {"first": ", ".join(parts[:-1]), "last": parts[-1]}
