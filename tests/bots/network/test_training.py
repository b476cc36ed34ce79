"""A training comes to the same weights on any number of threads, and when it is continued."""

from random import Random

import numpy as np
import pytest

from renown.bots.instant_bot import InstantBot
from renown.bots.network.layout import MOMENTS
from renown.bots.network.training import Kind, Progress, State, begin, train
from renown.bots.network.weights import SIZES
from renown.faraway import CardSet, Setup, legal_actions, new_game, view

# A small share of the usual seats: 136 and 272 in each cycle, enough for one step, of 256, of each
# moment's network; only the second kind has the moment of the advanced setup.
KINDS = (
    Kind(2, Setup.BASIC, (CardSet.BASE,), 0.017),
    Kind(4, Setup.ADVANCED, tuple(CardSet), 0.034),
)
CYCLES = 3


def run(threads: int) -> tuple[State, list[Progress]]:
    state = begin(*SIZES["small"], seed=5)
    return state, list(train(state, CYCLES, KINDS, threads))


@pytest.fixture(scope="module")
def whole() -> tuple[State, list[Progress]]:
    return run(threads=1)


def check_equal(one: State, other: State) -> None:
    assert (one.seed, one.cycle) == (other.seed, other.cycle)
    for first, second in (
        (one.weights, other.weights),
        (one.means, other.means),
        (one.squares, other.squares),
        (one.steps, other.steps),
    ):
        assert first.tobytes() == second.tobytes()


def test_threads_change_nothing(whole: tuple[State, list[Progress]]) -> None:
    state, progress = run(threads=2)
    check_equal(state, whole[0])
    assert progress == whole[1]


def test_a_training_continued_from_its_state_comes_to_the_same(
    whole: tuple[State, list[Progress]],
) -> None:
    state = begin(*SIZES["small"], seed=5)
    first = next(train(state, CYCLES, KINDS, 1))
    kept = State(
        seed=state.seed,
        cycle=state.cycle,
        weights=state.weights.copy(),
        means=state.means.copy(),
        squares=state.squares.copy(),
        steps=state.steps.copy(),
    )
    rest = list(train(kept, CYCLES, KINDS, 1))
    check_equal(kept, whole[0])
    assert [first, *rest] == whole[1]
    assert list(train(kept, CYCLES, KINDS, 1)) == []


@pytest.mark.parametrize("forgotten", ["weights", "means", "squares", "steps"])
def test_each_part_of_the_state_is_used(
    forgotten: str, whole: tuple[State, list[Progress]]
) -> None:
    state = begin(*SIZES["small"], seed=5)
    next(train(state, CYCLES, KINDS, 1))
    getattr(state, forgotten)[:] = getattr(begin(*SIZES["small"], seed=5), forgotten)
    list(train(state, CYCLES, KINDS, 1))
    assert state.weights.tobytes() != whole[0].weights.tobytes()


def test_every_moment_s_network_learns_each_cycle(whole: tuple[State, list[Progress]]) -> None:
    state, progress = whole
    assert [each.cycle for each in progress] == [1, 2, 3]
    assert state.steps.tolist() == [CYCLES] * MOMENTS
    fresh = begin(*SIZES["small"], seed=5)
    for moment in range(MOMENTS):
        assert (state.weights["last"][0, moment] != fresh.weights["last"][0, moment]).any()
    for each in progress:
        assert len(each.fame) == len(KINDS)
        assert len(each.error) == MOMENTS
        assert np.isfinite(each.error).all()


def test_another_seed_comes_to_other_weights(whole: tuple[State, list[Progress]]) -> None:
    other = begin(*SIZES["small"], seed=6)
    next(train(other, CYCLES, KINDS, 1))
    assert other.weights.tobytes() != whole[0].weights.tobytes()


def test_every_part_of_a_cycle_plays_games_of_its_own() -> None:
    # So small a share is one game of two seats for each part. If the four parts of a kind met the
    # same game, their mean would be whole halves in every cycle; if both kinds did, their means
    # would agree in every cycle.
    kind = Kind(2, Setup.BASIC, (CardSet.BASE,), 1e-6)
    played = [each.fame for each in train(begin(*SIZES["small"], seed=5), 5, (kind, kind), 1)]
    assert any(one != other for one, other in played)
    for number in range(2):
        assert any(fame[number] * 2 % 1 for fame in played)


def test_what_was_trained_plays(whole: tuple[State, list[Progress]]) -> None:
    game = new_game(4, seed=1)
    seen = view(game, 0)
    bot = InstantBot(Random(1), whole[0].weights, 0)
    assert bot.choose(seen) in legal_actions(game, 0)
