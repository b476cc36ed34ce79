"""A bot's answers depend on nothing that its seat may not see."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from tests.faraway.playing import EVERYTHING, games_at_random, some_moment
from tests.faraway.strategies import first_moments, randoms
from tests.faraway.twins import twin, twin_action, twin_decks

from renown.bots import BOTS, Bot, make_bot
from renown.bots.look_ahead import try_moves
from renown.bots.network.choosing import EVERY, value_moves
from renown.bots.network.layout import make_desk
from renown.bots.network.weights import network
from renown.faraway import (
    Action,
    Decks,
    Game,
    Phase,
    Region,
    Sanctuary,
    Setup,
    View,
    apply,
    legal_actions,
    new_game,
    shuffle,
    view,
)
from renown.fast.games import start_of_chance
from renown.fast.unseen import seen_cells

Kind = TypeVar("Kind", Region, Sanctuary)

DETERMINED = ["random", "greedy", "flat:3", "instant", "instant:8"]
"""Bots whose answers follow from what they see and from their chance, whatever the time."""

BY_TIME = ["expert:1"]
"""Bots that answer by what they found in a time: `try_moves` is what they find it with."""


def test_every_kind_of_bot_is_looked_at() -> None:
    assert {name.partition(":")[0] for name in DETERMINED + BY_TIME} == set(BOTS)


def moments(start: Game, random: Random, count: int) -> Iterator[tuple[Game, int]]:
    """Lists moments of a game, each with a seat that may do something."""
    games = [game for game in games_at_random(start, random) if not game.is_over]
    for game in [start, *(some_moment(games, random) for _ in range(count))]:
        yield game, random.choice(game.waiting)


def answer(name: str, seen: View, seed: int) -> Action:
    bot = make_bot(name, Random(0))
    bot.begin(seen, seed)
    return bot.choose(seen)


@settings(max_examples=25)
@given(first_moments(), randoms())
def test_the_same_chance_gives_the_same_answer_whatever_is_hidden(
    start: Game, random: Random
) -> None:
    # For each chance the answers are equal, so their distribution is.
    for game, seat in moments(start, random, 4):
        other = twin(game, seat, random)
        for name in DETERMINED:
            for seed in range(2):
                chosen = answer(name, view(game, seat), seed)
                assert chosen in legal_actions(game, seat)
                assert answer(name, view(other, seat), seed) == chosen


# --- Whole games: what a bot remembers tells it nothing either ---


@dataclass
class History:
    """A game that a bot in seat 0 played: the orders of its decks, and every action."""

    decks: Decks
    moves: list[tuple[int, Action]]
    seen: set[Region | Sanctuary]


def play_against_chance(bot: Bot, seed: int) -> History:
    random = Random(seed)
    decks = shuffle(EVERYTHING, Setup.ADVANCED, random)
    game = new_game(4, decks=decks, setup=Setup.ADVANCED, sets=EVERYTHING)
    history = History(decks, [], set())
    bot.begin(view(game, 0), seed)
    while not game.is_over:
        seen = view(game, 0)
        history.seen |= cards_seen(seen)
        seat = random.choice(game.waiting)
        action = random.choice(legal_actions(game, seat)) if seat else bot.choose(seen)
        history.moves.append((seat, action))
        game = apply(game, seat, action)
    bot.end(view(game, 0))
    return history


def cards_seen(seen: View) -> set[Region | Sanctuary]:
    found: set[Region | Sanctuary] = {*seen.river, *seen.departed, *seen.hand, *seen.drawn}
    for seat in seen.seats:
        found |= {*seat.row, *seat.sanctuaries, *seat.taken}
    return found


def exchange(cards: tuple[Kind, ...], seen: set[Region | Sanctuary]) -> Callable[[Kind], Kind]:
    """Exchanges the cards that were never seen for one another, each for the next."""
    hidden = [card for card in cards if card not in seen]
    assert len(hidden) > 1
    twins = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
    return lambda card: twins.get(card, card)


@pytest.mark.parametrize("name", DETERMINED)
def test_a_bot_plays_the_same_game_when_cards_it_never_sees_are_exchanged(name: str) -> None:
    bot = make_bot(name, Random(0))
    for seed in range(3):
        history = play_against_chance(bot, seed)
        region = exchange(history.decks.regions, history.seen)
        sanctuary = exchange(history.decks.sanctuaries, history.seen)
        decks = twin_decks(history.decks, region, sanctuary)
        game = new_game(4, decks=decks, setup=Setup.ADVANCED, sets=EVERYTHING)
        bot.begin(view(game, 0), seed)
        for seat, action in history.moves:
            if seat == 0:
                assert bot.choose(view(game, 0)) == action
            game = apply(game, seat, twin_action(action, region, sanctuary))
        assert game.is_over


# --- The expert: what it weighs, apart from the time it has for it ---


def tried(seen: View, seed: int) -> npt.NDArray[np.float64]:
    """Tries every move of a seat out a few times; gives the fame found, its own and others'."""
    assert seen.seat is not None
    weights = network("large")
    desk = make_desk(weights)
    cells = seen_cells(seen)
    moves, _ = value_moves(cells, seen.seat, weights[0], desk, EVERY)
    first, then = desk["first_action"][:moves].copy(), desk["then_action"][:moves].copy()
    found = np.zeros((2, 2, moves))
    chance = start_of_chance(seed)
    try_moves(cells, seen.seat, first, then, weights[0], desk, chance, *found)
    return found


@settings(max_examples=12)
@given(first_moments(), randoms())
def test_what_the_expert_finds_by_trying_depends_on_nothing_hidden(
    start: Game, random: Random
) -> None:
    for game, seat in moments(start, random, 2):
        if game.phase is Phase.SACRIFICE:
            continue
        found = tried(view(game, seat), 7)
        assert (tried(view(twin(game, seat, random), seat), 7) == found).all()


def test_each_try_deals_anew_and_all_moves_of_a_try_meet_the_same_cards() -> None:
    weights = network("large")
    chance = start_of_chance(1)
    own, others = np.zeros((2, 20, 2))
    # The same move twice.
    first = np.zeros(2, np.int64)
    cells = seen_cells(view(new_game(4, seed=1, sets=EVERYTHING), 0))
    try_moves(cells, 0, first, first, weights[0], make_desk(weights), chance, own, others)
    for found in (own, others):
        assert (found[:, 0] == found[:, 1]).all()
    assert len(set(zip(own[:, 0].tolist(), others[:, 0].tolist(), strict=True))) > 15


@settings(max_examples=12)
@given(first_moments(), randoms())
def test_the_expert_decides_sacrifices_by_what_is_public(start: Game, random: Random) -> None:
    games = [game for game in games_at_random(start, random) if game.phase is Phase.SACRIFICE]
    for game in games:
        seat = random.choice(game.waiting)
        chosen = answer("expert:1", view(game, seat), 1)
        assert answer("expert:1", view(twin(game, seat, random), seat), 2) == chosen
