"""No page holds a card that its viewer may not see, at any moment of whole games."""

import re
from dataclasses import replace
from itertools import cycle

import pytest
from tests.web.games import cards_seen, records_of_a_game
from tests.web.house import House

from renown.faraway import REGIONS, SANCTUARIES, Region, Sanctuary, Setup, view
from renown.web.table import Table
from renown.words import ENGLISH, describe_card

NAMES = re.compile(r"\bRegion (\d+)\b|\b([RS]\d\d)\b")
"""Every way in which a page names a card: in words, and by its id."""

CARDS: tuple[Region | Sanctuary, ...] = (*REGIONS.values(), *SANCTUARIES.values())


def _cards_named(source: str) -> set[Region | Sanctuary]:
    numbers = {card.number: card for card in REGIONS.values() if not card.meteorite}
    ids = {card.id: card for card in CARDS}
    named = {
        numbers[int(number)] if number else ids[card_id]
        for number, card_id in NAMES.findall(source)
    }
    drawn = {card for card in CARDS if describe_card(card, ENGLISH) in source}
    return named | drawn


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("setup", list(Setup))
def test_pages_hold_only_cards_their_viewers_may_see(
    house: House, players: int, setup: Setup
) -> None:
    everybody = (None,) * players
    viewers = cycle((None, *range(players)))
    for step, record in enumerate(records_of_a_game(players, setup, seed=players)):
        if record.game.is_over:
            break
        table = Table(f"step-{step}", 0, everybody, record)
        house.add(table)
        seat = next(viewers)
        source = house.ask(table.id, seat).text
        assert _cards_named(source) <= cards_seen(view(record.game, seat))


def test_a_page_does_name_the_cards_its_viewer_sees(house: House) -> None:
    """Without this, the test above could pass because it recognizes nothing."""
    table = house.open((None, None, "random"), Setup.ADVANCED)
    game = table.record.game
    for seat in (0, 1):
        assert _cards_named(house.ask(table.id, seat).text) == cards_seen(view(game, seat))
        assert len(cards_seen(view(game, seat))) == 5
    assert not _cards_named(house.ask(table.id, None).text)


def test_key_of_a_seat_opens_no_seat_of_another_table(house: House) -> None:
    mine = house.open(("random", None), seed=1)
    other = replace(mine, id="other", bots=(None, "greedy"))
    house.add(other)
    assert house.page(mine.id, 1).values("version")
    assert house.ask(other.id, 1).text == house.ask(other.id, None).text
    assert house.move(other.id, 1, 0, "explore R01").notice
    assert house.load(other.id) == other
