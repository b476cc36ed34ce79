"""Brings the translated texts of the score pads to where the browser finds them.

The pads find their words themselves, without a server; `scripts/messages` runs this.
"""

import json
from pathlib import Path

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

SOURCE = Path(__file__).parents[1] / "src" / "renown"
LOCALE = SOURCE / "words" / "locale"
PAD = SOURCE / "web" / "static" / "pad"


def pad_messages() -> set[str]:
    """Finds the texts in the scripts of the pads; of a pair of forms, the singular."""
    found = extract_from_dir(str(PAD), [("**.js", "javascript")])
    return {message if isinstance(message, str) else message[0] for _, _, message, _, _ in found}


def translate(code: str) -> dict[str, list[str]]:
    """Gives every form of every text of the pads in a language.

    Args:
        code: The language, such as `fr`.
    """
    with (LOCALE / code / "LC_MESSAGES" / "renown.po").open("rb") as file:
        catalogue = read_po(file, locale=code)
    texts: dict[str, list[str]] = {}
    for message in sorted(pad_messages()):
        found = catalogue.get(message)
        if found is not None and found.string:
            forms = found.string
            texts[message] = [forms] if isinstance(forms, str) else list(forms)
    return texts


def write(code: str, texts: dict[str, list[str]]) -> None:
    """Writes the texts of a language.

    Args:
        code: The language.
        texts: The forms of each text.
    """
    folder = PAD / "words"
    folder.mkdir(exist_ok=True)
    text = json.dumps(texts, ensure_ascii=False, indent=1)
    (folder / f"{code}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    # The texts are written in English: nothing stands between.
    write("en", {})
    for translated in ("fr", "vi"):
        write(translated, translate(translated))
