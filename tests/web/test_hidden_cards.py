"""No page holds a card that its viewer may not see, at any moment of whole games."""

import re
from dataclasses import replace
from itertools import cycle

import pytest
from tests.web.games import EVERYTHING, KINDS, cards_seen, records_of_a_game
from tests.web.house import House

from renown.faraway import REGIONS, SANCTUARIES, CardSet, Phase, Region, Sanctuary, Setup, view
from renown.web.table import Table
from renown.words import ENGLISH, name_card

CARDS: tuple[Region | Sanctuary, ...] = (*REGIONS.values(), *SANCTUARIES.values())
NAMES = {name_card(card, ENGLISH): card for card in CARDS} | {card.id: card for card in CARDS}
"""Every way in which a page names a card: in words, as its description begins, and by id."""

A_NAME = re.compile(r"\b(?:(?:Region|Meteorite) \d+|[RSM]\d\d)\b")
A_LINE_DRAWN = re.compile(r' d="[^"]*"')


def _cards_named(source: str) -> set[Region | Sanctuary]:
    return {NAMES[name] for name in A_NAME.findall(A_LINE_DRAWN.sub("", source))}


@pytest.mark.parametrize(("players", "setup", "sets"), KINDS)
def test_pages_hold_only_cards_their_viewers_may_see(
    house: House, players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    everybody = (None,) * players
    viewers = cycle((None, *range(players)))
    for step, record in enumerate(records_of_a_game(players, setup, players, sets)):
        if record.game.is_over:
            break
        table = Table(f"step-{step}", 0, everybody, record)
        house.add(table)
        seat = next(viewers)
        source = house.ask(table.id, seat).text
        assert _cards_named(source) <= cards_seen(view(record.game, seat))


def test_a_page_does_name_the_cards_its_viewer_sees(house: House) -> None:
    """Without this, the test above could pass because it recognizes nothing."""
    table = house.open((None, None, "random"), Setup.ADVANCED, sets=EVERYTHING)
    game = table.record.game
    for seat in (0, 1):
        assert _cards_named(house.ask(table.id, seat).text) == cards_seen(view(game, seat))
        assert len(cards_seen(view(game, seat))) == 5
    assert not _cards_named(house.ask(table.id, None).text)


def test_key_of_a_seat_opens_no_seat_of_another_table(house: House) -> None:
    mine = house.open(("random", None), seed=1)
    house.add(replace(mine, id="other", bots=(None, "greedy")))
    other = house.load("other")
    assert house.page(mine.id, 1).values("moment")
    assert house.ask(other.id, 1).text == house.ask(other.id, None).text
    assert house.move(other.id, 1, other.moment(1), "explore R01").notice
    assert house.load(other.id) == other


@pytest.mark.parametrize("setup", list(Setup))
def test_owner_sees_found_sanctuaries_before_taking_a_region(house: House, setup: Setup) -> None:
    # Rules, "A round", step 2: their owner sees them before choosing a Region in step 3.
    seen = 0
    for step, record in enumerate(records_of_a_game(3, setup, 4)):
        if record.game.phase is not Phase.TAKE:
            continue
        table = Table(f"found-{setup}-{step}", 0, (None, None, None), record)
        house.add(table)
        for seat, cards in enumerate(record.game.seats):
            if cards.drawn:
                assert set(cards.drawn) <= _cards_named(house.ask(table.id, seat).text)
                seen += 1
    assert seen > 10
