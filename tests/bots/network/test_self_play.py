"""Games to learn from: every afterstate is noted, with the fame it should have given."""

from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest
from tests.fast.side_by_side import numbers

from renown.bots.network import layout
from renown.bots.network.layout import MOMENTS, MOST_PAIRS, make_desk
from renown.bots.network.learning import Samples
from renown.bots.network.self_play import MOMENTS_OF_A_SEAT, play_to_learn
from renown.bots.network.weights import network
from renown.faraway import CardSet, Setup, regions_of, sanctuaries_of
from renown.fast.games import start_of_chance

BASE, EVERYTHING = (CardSet.BASE,), tuple(CardSet)


def play(
    games: int,
    players: int,
    setup: Setup,
    sets: tuple[CardSet, ...],
    *,
    seed: int = 1,
    exploring: float = 0.0,
    trust: float = 1.0,
) -> tuple[Samples, npt.NDArray[np.int16]]:
    room = games * players * MOMENTS_OF_A_SEAT
    samples = Samples(
        np.zeros((room, MOST_PAIRS), np.int16),
        np.zeros((room, MOST_PAIRS), np.float32),
        np.zeros(room, np.int16),
        np.zeros(room, np.int16),
        np.zeros(room, np.float32),
    )
    fame = np.zeros((games, players), np.int16)
    weights = network("small")
    size = play_to_learn(
        players,
        setup is Setup.ADVANCED,
        np.array(numbers(regions_of(sets)), np.int16),
        np.array(numbers(sanctuaries_of(sets)), np.int16),
        weights[0],
        make_desk(weights),
        start_of_chance(seed),
        exploring,
        trust,
        samples,
        fame,
    )
    return Samples(*(array[:size] for array in samples)), fame


TABLES = [(2, Setup.BASIC, BASE), (6, Setup.BASIC, EVERYTHING), (7, Setup.ADVANCED, EVERYTHING)]


@pytest.mark.parametrize(("players", "setup", "sets"), TABLES)
def test_every_seat_has_an_afterstate_at_each_moment(
    players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    samples, fame = play(5, players, setup, sets)
    # Eight rounds to explore in, seven to draft in; with the advanced setup three are kept.
    moments = [moment for moment in range(MOMENTS) if moment != 8 or setup is Setup.ADVANCED]
    assert Counter(samples.moment.tolist()) == dict.fromkeys(moments, 5 * players)
    assert samples.size.min() > 0
    assert samples.size.max() <= MOST_PAIRS
    assert fame.shape == (5, players)


@pytest.mark.parametrize(("players", "setup", "sets"), TABLES)
def test_with_full_trust_every_afterstate_is_worth_what_its_seat_had_in_the_end(
    players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    samples, fame = play(5, players, setup, sets)
    for moments, targets in each_game(samples, 5):
        for moment in set(moments.tolist()):
            there = sorted(targets[moments == moment].tolist())
            assert there == sorted(fame[0].tolist())
        fame = fame[1:]


@pytest.mark.parametrize("trust", [0.0, 0.5])
def test_the_last_afterstate_is_worth_the_fame_in_the_end_whatever_is_trusted(
    trust: float,
) -> None:
    samples, fame = play(5, 4, Setup.BASIC, EVERYTHING, exploring=0.2, trust=trust)
    for game, (moments, targets) in enumerate(each_game(samples, 5)):
        # After the last exploration a Sanctuary at most is placed, whose fame is known.
        assert sorted(targets[moments == 7].tolist()) == sorted(fame[game].tolist())
        assert set(targets[moments == 6].tolist()) != set(fame[game].tolist())


def test_the_fame_in_the_end_is_that_of_the_row_that_was_described() -> None:
    # With the base game: where nothing was found in the last round, the row stands as it is; a
    # Sanctuary that was found takes nothing away.
    samples, _ = play(20, 3, Setup.BASIC, BASE)
    compared = 0
    for number in np.flatnonzero(samples.moment == 7):
        size = samples.size[number]
        places = samples.places[number, :size].tolist()
        told = dict(zip(places, samples.values[number, :size].tolist(), strict=True))
        fame = told.get(layout.FAME, 0) * 20
        if layout.DUE in told:
            assert samples.target[number] > fame - 0.01
        else:
            assert samples.target[number] == pytest.approx(fame, abs=0.01)
            compared += 1
    assert compared > 5


def each_game(
    samples: Samples, games: int
) -> list[tuple[npt.NDArray[np.int16], npt.NDArray[np.float32]]]:
    """Takes the samples apart; each game has as many, one after the other."""
    return list(zip(np.split(samples.moment, games), np.split(samples.target, games), strict=True))


def test_the_same_chance_gives_the_same_games() -> None:
    first, fame = play(3, 3, Setup.BASIC, BASE, exploring=0.3, trust=0.8)
    again, fame_again = play(3, 3, Setup.BASIC, BASE, exploring=0.3, trust=0.8)
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    assert (fame == fame_again).all()
    _, other_fame = play(3, 3, Setup.BASIC, BASE, seed=2, exploring=0.3, trust=0.8)
    assert (fame != other_fame).any()
