"""The kernels play and score exactly as the plain rules do."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from tests.fast.side_by_side import TABLES, Pair, act, compare, deal

from renown.faraway import (
    CardSet,
    PlayersError,
    Region,
    Sanctuary,
    Setup,
    region,
    regions_of,
    sanctuary,
    score_cards,
)
from renown.fast import kernels, random_games, score_many, to_cells
from renown.fast.cards import CARD_NUMBER, REGION_LIST, SANCTUARY_LIST
from renown.fast.games import start_of_chance
from renown.fast.kernels import Cells


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_games_are_equal_at_every_step(table: int, request: pytest.FixtureRequest) -> None:
    sets, setup, players = TABLES[table]
    # Rounded up, so that all tables together have at least as many as asked for.
    count = -(-request.config.getoption("fast_games") // len(TABLES))
    for game in range(count):
        random = Random(f"{table} {game}")
        pair = deal(sets, setup, players, random)
        compare(pair)
        while not pair.plain.is_over:
            act(pair, random)
            compare(pair)
        ranking = sorted(range(players), key=lambda seat: order(pair, seat))
        assert ranking == [standing.seat for standing in pair.plain.ranking().standings]


def read_seat(
    cells: Cells, seat: int
) -> tuple[list[Region], list[Sanctuary], dict[str, tuple[Sanctuary, ...]]]:
    """Reads a seat's row, its Sanctuaries, and what it gave up for which Region."""
    start = kernels.ROW + seat * kernels.ROW_WIDTH
    row = [REGION_LIST[number] for number in cells[start : start + kernels.ROW_WIDTH]]
    start = kernels.PLACED + seat * kernels.PLACED_WIDTH
    count = cells[kernels.PLACED_COUNT + seat]
    placed = [SANCTUARY_LIST[number] for number in cells[start : start + count]]
    given = cells[kernels.GIVEN_FOR + seat * kernels.ROW_WIDTH :].tolist()
    sacrifices = {
        card.id: tuple(other for place, other in enumerate(placed) if given[position] >> place & 1)
        for position, card in enumerate(row)
    }
    return row, placed, sacrifices


def order(pair: Pair, seat: int) -> tuple[int, int]:
    """Orders seats by fame, then by their lowest Region; region numbers are in that order."""
    start = kernels.ROW + seat * kernels.ROW_WIDTH
    lowest = int(pair.cells[start : start + kernels.ROW_WIDTH].min())
    return -int(kernels.score_seat(pair.cells, seat)), lowest


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_game_goes_on_from_any_moment(table: int) -> None:
    sets, setup, players = TABLES[table]
    random = Random(table)
    pair = deal(sets, setup, players, random)
    while not pair.plain.is_over:
        act(pair, random)
        pair.cells = to_cells(pair.plain)
        compare(pair)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_playout_ends_with_the_fame_of_its_cards(table: int) -> None:
    sets, setup, players = TABLES[table]
    for game in range(10):
        cells = deal(sets, setup, players, Random(f"{table} {game}")).cells
        with np.errstate(over="ignore"):
            kernels.play_out(cells, start_of_chance(game))
        assert cells[kernels.PHASE] == kernels.OVER
        assert cells[kernels.REVEALED] == kernels.ROUNDS
        for seat in range(players):
            row, placed, sacrifices = read_seat(cells, seat)
            assert kernels.score_seat(cells, seat) == score_cards(row, placed, sacrifices).total


def test_many_rows_are_scored_as_one_by_one() -> None:
    rows = []
    for table, (sets, setup, players) in enumerate(TABLES):
        random = Random(table)
        pair = deal(sets, setup, players, random)
        while not pair.plain.is_over:
            act(pair, random)
            rows += [(seat.row, seat.sanctuaries) for seat in pair.plain.seats]
    expected = [score_cards(row, sanctuaries).total for row, sanctuaries in rows]
    assert score_many(rows).tolist() == expected


def test_the_rulebook_s_example_scores_22() -> None:
    row = [region(number) for number in (44, 49, 14, 28)]
    assert score_many([(row, [sanctuary("S12"), sanctuary("S38")])]).tolist() == [22]


def test_random_games_are_those_of_the_plain_rules() -> None:
    # Two samples of the same distribution: their means differ by less than five standard errors.
    plain = []
    for game in range(300):
        random = Random(game)
        pair = deal([CardSet.BASE], Setup.BASIC, 4, random)
        while not pair.plain.is_over:
            act(pair, random)
        plain += [sheet.total for sheet in pair.plain.sheets()]
    fast = random_games(4, 20_000, seed=1)
    error = np.std(plain) / np.sqrt(len(plain))
    assert abs(fast.mean() - np.mean(plain)) < 5 * error
    assert abs(fast.std() - np.std(plain)) < 5 * error


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_random_games_of_every_table_have_the_mean_of_playouts(table: int) -> None:
    sets, setup, players = TABLES[table]
    chance = start_of_chance(table)
    random = Random(table)
    played = []
    for _ in range(400):
        cells = deal(sets, setup, players, random).cells
        kernels.play_out(cells, chance)
        played += [kernels.score_seat(cells, seat) for seat in range(players)]
    fast = random_games(players, 4_000, seed=table, setup=setup, sets=sets)
    error = np.std(played) / np.sqrt(400)
    assert abs(fast.mean() - np.mean(played)) < 5 * error


def random_games_with(sanctuaries: list[str]) -> npt.NDArray[np.int64]:
    """Plays random games of three with a deck of Sanctuaries, copies allowed; always one chance."""
    totals = np.zeros((20_000, 3), np.int64)
    regions = np.array([CARD_NUMBER[card] for card in regions_of([CardSet.BASE])], np.uint8)
    deck = np.array([CARD_NUMBER[sanctuary(name)] for name in sanctuaries], np.uint8)
    kernels.play_random_games(3, False, regions, deck, start_of_chance(11), totals)
    return totals


def test_in_random_games_each_sanctuary_is_drawn_by_chance_and_lies_before_one_seat() -> None:
    # Both are Havens that show nothing else, so all chance and all counts stay the same when one
    # S29 becomes S24; where that is placed, 5 instead of an even number is paid.
    copies = ["S29"] * 45
    without = random_games_with(copies)
    shares = []
    for place in (0, 22, 44):
        gains = random_games_with([*copies[:place], "S24", *copies[place + 1 :]]) - without
        differs = gains != 0
        assert (gains[differs] % 2 == 1).all()
        assert differs.sum(axis=1).max() == 1
        shares.append(differs.any(axis=1).mean())
    # Wherever it lay, it is placed equally often: within five standard errors of a difference.
    error = (2 * shares[0] * (1 - shares[0]) / 20_000) ** 0.5
    assert min(shares) > 0.1
    assert max(shares) - min(shares) < 5 * error


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = random_games(3, 100, seed=5), random_games(3, 100, seed=5)
    assert (first == again).all()
    assert (first != random_games(3, 100, seed=6)).any()


def test_seven_need_people_from_below() -> None:
    with pytest.raises(PlayersError):
        random_games(7, 1, seed=1)
