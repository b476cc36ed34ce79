import msgspec
import pytest
from tests.cli.running import run

from renown.cli.card_search import AnyCard, find_cards
from renown.faraway import REGIONS, SANCTUARIES

CARDS: list[AnyCard] = [*REGIONS.values(), *SANCTUARIES.values()]


def found(words: str) -> list[str]:
    return [card.id for card in find_cards(CARDS, words)]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("46", "R46"),
        ("S12", "S12"),
        ("s1", "S01"),
        ("r3", "R03"),
        ("meteorite 15", "M15"),
        ("15", "R15 M15"),
        ("needs 3 stones", "R32 R52"),
        ("needs 6 stone", "R75"),
        ("sacrifice", "M15 M21 M38"),
        ("people from below sanctuary night", "S52"),
        ("sanctuary 1/night", "S34 S35"),
        ("city sanctuary clue", "S21"),
        ("clue quest city", "S23"),
        ("mystic haven 2 stones", "S46"),
        ("under starry skies desert day", "M27 M32"),
        ("city quest meteorite", "M09"),
    ],
)
def test_cards_are_found(words: str, ids: str) -> None:
    assert found(words) == ids.split()


def test_every_card_without_words() -> None:
    assert len(found("")) == 92 + 53


def test_city_night() -> None:
    ids = found("city night")
    assert ids == [card.id for card in CARDS if card.night and card.biome == "city"]


def test_quests_about_a_thing_are_not_things_on_the_card() -> None:
    assert "R14" not in found("thistle quest")
    assert "R14" in found("thistle")
    assert {"S29", "S41", "S47", "M07", "R69"} <= set(found("thistle quest"))


def test_each_card_is_a_sentence_on_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "cards", "region")
    assert len(ended.out.splitlines()) == 92
    assert ended.out.startswith("Region 1: forest, day, 1 stone, 1 chimera. No quest.\n")


def test_json_has_all_facts(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "cards", "32", "region", "base", "--json")
    assert msgspec.json.decode(ended.out) == {
        "id": "R32",
        "kind": "region",
        "set": "base",
        "number": 32,
        "biome": "forest",
        "night": True,
        "clues": 0,
        "stones": 1,
        "chimeras": 1,
        "thistles": 0,
        "condition": {"stone": 3},
        "quest": {"kind": "flat", "points": 7},
        "text": "Region 32: forest, night, 1 stone, 1 chimera. Asks for 3 stones. Pays 7.",
    }


def test_json_of_all_cards(capsys: pytest.CaptureFixture[str]) -> None:
    cards = [msgspec.json.decode(line) for line in run(capsys, "cards", "--json").out.splitlines()]
    assert len(cards) == 92 + 53
    kinds = {card["quest"]["kind"] for card in cards if card["quest"]}
    assert kinds == {"flat", "each", "each_set", "at_least", "sacrifice"}
