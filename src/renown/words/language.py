"""The languages Renown speaks."""

from collections.abc import Mapping
from dataclasses import dataclass
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Language:
    """A language, with its translations of every text.

    Attributes:
        code: Its code on the web, such as `fr`.
        name: What its speakers call it.
        translations: Its texts.
    """

    code: str
    name: str
    translations: NullTranslations

    def gettext(self, message: str) -> str:
        """Translates a text."""
        return self.translations.gettext(message)

    def ngettext(self, singular: str, plural: str, number: int) -> str:
        """Translates a text that depends on a number."""
        return self.translations.ngettext(singular, plural, number)


def _load(code: str, name: str) -> Language:
    compiled = files("renown.words") / "locale" / code / "LC_MESSAGES" / "renown.mo"
    with compiled.open("rb") as file:
        return Language(code, name, GNUTranslations(file))


ENGLISH = Language("en", "English", NullTranslations())
"""The language the texts are written in."""

LANGUAGES: Mapping[str, Language] = {
    language.code: language
    for language in (ENGLISH, _load("fr", "Français"), _load("vi", "Tiếng Việt"))
}
"""Every language by its code."""
