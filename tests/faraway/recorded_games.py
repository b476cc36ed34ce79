"""The 210 whole games that another implementation played at random, read from the files."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.faraway.playing import BASE, WITH_PEOPLE, regions, sanctuaries

from renown.faraway import CardSet, Decks, Game, Setup, new_game, regions_of

FOLDER = Path(__file__).parents[1] / "data" / "recorded_games"


@dataclass(frozen=True)
class RecordedGame:
    name: str
    content: dict[str, Any]

    @property
    def sets(self) -> tuple[CardSet, ...]:
        return WITH_PEOPLE if self.name.startswith("expansion1") else BASE

    @property
    def steps(self) -> list[dict[str, Any]]:
        steps: list[dict[str, Any]] = self.content["steps"]
        return steps

    @property
    def final(self) -> dict[str, Any]:
        final: dict[str, Any] = self.content["final"]
        return final

    def start(self) -> Game:
        advanced = self.content["advanced"]
        dealt = regions(*(number for hand in self.content["dealt"] for number in hand))
        deck = regions(*self.content["region_deck"])
        every = regions_of(self.sets)
        decks = Decks(
            # The deck of an advanced game is the one after the second shuffle: of the first,
            # only the hands are known.
            dealt + (tuple(card for card in every if card not in dealt) if advanced else deck),
            sanctuaries(*self.content["sanctuary_deck"]),
            deck + tuple(card for card in every if card not in deck) if advanced else (),
        )
        return new_game(
            self.content["players"],
            decks=decks,
            setup=Setup.ADVANCED if advanced else Setup.BASIC,
            sets=self.sets,
        )


@cache
def recorded_games() -> tuple[RecordedGame, ...]:
    return tuple(_read())


def _read() -> Iterator[RecordedGame]:
    for path in sorted(FOLDER.glob("*.jsonl.gz")):
        lines = gzip.decompress(path.read_bytes()).decode().splitlines()
        for number, line in enumerate(lines, start=1):
            yield RecordedGame(f"{path.name.removesuffix('.jsonl.gz')}-{number}", json.loads(line))
