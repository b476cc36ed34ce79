import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path
from typing import cast
from unicodedata import is_normalized

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

import renown
from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Region,
    Sacrifice,
    Sanctuary,
    ScoreLine,
    score_cards,
)
from renown.words import (
    LANGUAGES,
    Language,
    describe_card,
    explain,
    list_missing,
)

SOURCE = Path(renown.__file__).parent
LOCALE = SOURCE / "words" / "locale"
MAPPING = Path(__file__).parents[2] / "babel.cfg"
TRANSLATED = [code for code in LANGUAGES if code != "en"]

Forms = tuple[str, ...]
"""The texts of one message: one, or one for each plural form."""

each_translation = pytest.mark.parametrize("code", TRANSLATED)
each_language = pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
each_card = pytest.mark.parametrize(
    "card", [*REGIONS.values(), *SANCTUARIES.values()], ids=lambda card: str(card.id)
)


def as_forms(text: object) -> Forms:
    return (text,) if isinstance(text, str) else tuple(cast("Forms", text or ()))


@cache
def extracted() -> frozenset[Forms]:
    """Every message in the source, as `scripts/messages` gathers them."""
    with MAPPING.open(encoding="utf-8") as file:
        parse = cast(
            "Callable[..., tuple[list[tuple[str, str]], dict[str, dict[str, str]]]]",
            parse_mapping_cfg,
        )
        methods, options = parse(file)
    found = extract_from_dir(SOURCE, methods, options)
    return frozenset(as_forms(message) for _, _, message, _, _ in found)


@cache
def catalogue(code: str) -> Catalog:
    with (LOCALE / code / "LC_MESSAGES" / "renown.po").open("rb") as file:
        return read_po(file, locale=code)


def messages(code: str) -> Iterator[Message]:
    """The messages of a language, without the heading that a catalogue keeps as one."""
    return (message for message in catalogue(code) if message.id)


def texts(code: str) -> Iterator[str]:
    return (text for message in messages(code) for text in as_forms(message.string))


def placeholders(text: str) -> Counter[str]:
    return Counter(re.findall(r"%(?:\(\w+\))?[a-z%]", text))


def compiled(catalog: Catalog) -> dict[Forms, Forms]:
    return {as_forms(message.id): as_forms(message.string) for message in catalog if message.id}


def test_the_source_has_messages_from_code_and_pages() -> None:
    assert ("Mystic Haven",) in extracted()
    assert ("Open a new table",) in extracted()
    assert ("%(num)d Sanctuary", "%(num)d Sanctuaries") in extracted()


@each_translation
def test_every_message_of_the_source_is_in_the_catalogue_and_no_other(code: str) -> None:
    known = {as_forms(message.id) for message in messages(code)}
    assert extracted() - known == set(), "run scripts/messages, then translate these"
    assert known - extracted() == set(), "run scripts/messages: these are no longer used"
    assert not catalogue(code).obsolete


@each_translation
def test_every_message_is_translated(code: str) -> None:
    plurals = catalogue(code).num_plurals
    for message in messages(code):
        forms = as_forms(message.string)
        assert len(forms) == (plurals if message.pluralizable else 1), message.id
        assert all(form.strip() for form in forms), message.id
        assert not message.fuzzy, message.id


@each_translation
def test_every_form_has_the_placeholders_of_the_original(code: str) -> None:
    one_form_only = catalogue(code).num_plurals == 1
    for message in messages(code):
        forms, originals = as_forms(message.string), as_forms(message.id)
        singular, plural = originals[0], originals[-1]
        expected = [plural if one_form_only else singular] + [plural] * (len(forms) - 1)
        for form, original in zip(forms, expected, strict=True):
            assert placeholders(form) == placeholders(original), message.id


@each_translation
def test_babel_finds_nothing_to_object_to(code: str) -> None:
    assert [(message.id, problems) for message, problems in catalogue(code).check()] == []


@each_translation
def test_the_compiled_texts_are_those_of_the_catalogue(code: str) -> None:
    again = BytesIO()
    write_mo(again, catalogue(code))
    again.seek(0)
    with (LOCALE / code / "LC_MESSAGES" / "renown.mo").open("rb") as file:
        kept = read_mo(file)
    assert compiled(kept) == compiled(read_mo(again)), "run scripts/messages"
    assert kept.plural_forms == catalogue(code).plural_forms


@cache
def extracted_from_pads() -> frozenset[Forms]:
    found = extract_from_dir(SOURCE / "web" / "static" / "pad", [("**.js", "javascript")])
    return frozenset(as_forms(message) for _, _, message, _, _ in found)


def test_no_message_of_the_pads_stands_where_it_is_not_found() -> None:
    """Within a template literal, the extraction does not see it."""
    found = {text.replace('\\"', '"') for forms in extracted_from_pads() for text in forms}
    for path in (SOURCE / "web" / "static" / "pad").rglob("*.js"):
        for text in re.findall(r'\bn?gettext\(\s*"([^"]+)"', path.read_text("utf-8")):
            assert text in found, f"{path.name}: {text}"


def test_the_pads_have_messages() -> None:
    assert ("Keypad",) in extracted_from_pads()
    assert ("%(number)d stone", "%(number)d stones") in extracted_from_pads()


@each_translation
def test_the_words_of_the_pads_are_those_of_the_catalogue(code: str) -> None:
    path = SOURCE / "web" / "static" / "pad" / "words" / f"{code}.json"
    kept = {text: tuple(forms) for text, forms in json.loads(path.read_text("utf-8")).items()}
    translated = {as_forms(message.id): as_forms(message.string) for message in messages(code)}
    expected = {message[0]: translated[message] for message in extracted_from_pads()}
    assert kept == expected, "run scripts/messages"


@each_translation
def test_each_number_gets_its_plural_form(code: str) -> None:
    with (LOCALE / code / "LC_MESSAGES" / "renown.mo").open("rb") as file:
        translations = GNUTranslations(file)
    stones = {
        number: translations.ngettext("%(number)d stone", "%(number)d stones", number)
        % {"number": number}
        for number in (0, 1, 2, 21, 1_000_000)
    }
    assert (
        stones
        == {
            "fr": {
                0: "0 pierre",
                1: "1 pierre",
                2: "2 pierres",
                21: "21 pierres",
                1_000_000: "1000000 pierres",
            },
            "vi": {number: f"{number} viên đá" for number in stones},
        }[code]
    )


@each_translation
def test_texts_begin_and_end_as_the_original(code: str) -> None:
    """Texts are put together with others: spaces and full stops must be where they were."""
    for message in messages(code):
        for form in as_forms(message.string):
            original = as_forms(message.id)[0]
            assert form == form.strip(), message.id
            assert form.endswith((".", "!")) == original.endswith((".", "!")), message.id
            assert "!" in form if "!" in original else "!" not in form, message.id


@each_translation
def test_texts_are_composed_and_set_as_in_print(code: str) -> None:
    for text in texts(code):
        assert is_normalized("NFC", text), text
        assert "'" not in text, text
        assert '"' not in text, text
        assert "..." not in text, text
        assert not re.search(r"\s\s", text), text


def test_french_has_no_plain_space_before_a_high_mark() -> None:
    for text in texts("fr"):
        assert not re.search(r" [:;?!»]|« ", text), text
        assert not re.search(r"(?<!\u00a0):", text), text
        assert not re.search(r"(?<!\u202f)[;?!]", text), text


def test_vietnamese_has_no_space_before_a_mark() -> None:
    for text in texts("vi"):
        assert not re.search(r"\s[:;?!,.]", text), text


def is_sentence(text: str) -> bool:
    return bool(text.strip()) and "%" not in text and text.endswith(".") and "  " not in text


def lines_about(card: Region | Sanctuary) -> Iterator[ScoreLine]:
    """A card scored where it pays nothing, and among cards that bring it much."""
    regions = [each for each in REGIONS.values() if each is not card]
    sanctuaries = [each for each in SANCTUARIES.values() if each is not card]
    if isinstance(card, Sanctuary):
        yield from score_cards([], [card]).sanctuaries
    else:
        yield from score_cards([card], []).regions
    for start in (0, 20, 40, 60):
        row, placed = regions[start : start + 7], sanctuaries[start // 2 : start // 2 + 7]
        if isinstance(card, Sanctuary):
            yield score_cards(row, [card, *placed]).sanctuaries[0]
            continue
        yield score_cards([*row, card], []).regions[-1]
        yield score_cards([card, *row], placed).regions[0]
        if isinstance(card.quest, Sacrifice):
            given = tuple(placed[: card.quest.sanctuaries])
            sheet = score_cards([card, *row], placed, {card.id: given})
            yield from (sheet.regions[0], *sheet.sanctuaries)


@each_language
@each_card
def test_every_card_is_described_in_sentences(card: Region | Sanctuary, language: Language) -> None:
    assert is_sentence(describe_card(card, language))


@each_language
@each_card
def test_every_score_is_explained_in_sentences(
    card: Region | Sanctuary, language: Language
) -> None:
    for line in lines_about(card):
        assert is_sentence(explain(line, language))
        assert bool(list_missing(line, language)) == bool(line.missing)
        assert "%" not in list_missing(line, language)


@each_card
def test_no_two_languages_say_the_same_of_a_card(card: Region | Sanctuary) -> None:
    said = {describe_card(card, language) for language in LANGUAGES.values()}
    assert len(said) == len(LANGUAGES)
