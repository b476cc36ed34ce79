"""The bots that look further: whole games, and positions in which the best action is plain."""

from random import Random
from statistics import mean

import pytest
from tests.faraway.playing import (
    EVERYTHING,
    explore,
    games_at_random,
    hand,
    play,
    position,
    regions,
    sanctuaries,
    scoring,
)

from renown.bots import Bot, make_bot, play_game
from renown.faraway import (
    CardSet,
    Explore,
    Game,
    GiveUp,
    Phase,
    Place,
    Setup,
    Take,
    apply,
    as_sacrifices,
    best_decisions,
    legal_actions,
    new_game,
    sanctuaries_of,
    score_cards,
    view,
)

STRONG = ["flat:30", "instant", "expert:20"]
BY_NETWORK = ["instant", "expert:5"]


def bots(names: list[str], players: int) -> list[Bot]:
    return [make_bot(names[seat % len(names)], Random(seat)) for seat in range(players)]


@pytest.mark.parametrize(
    ("names", "players", "setup", "sets"),
    [
        (["instant"], 7, Setup.ADVANCED, EVERYTHING),
        (["instant:20"], 2, Setup.BASIC, (CardSet.BASE,)),
        (["flat:2"], 7, Setup.ADVANCED, EVERYTHING),
        (["expert:1"], 7, Setup.ADVANCED, EVERYTHING),
        (["expert:1", "instant", "flat:1"], 3, Setup.BASIC, EVERYTHING),
    ],
)
def test_whole_games_are_played(
    names: list[str], players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    # The game refuses what is not legal.
    game = play_game(
        new_game(players, seed=4, setup=setup, sets=sets), bots(names, players), range(players)
    )
    assert game.is_over
    assert all(len(seat.row) == 8 for seat in game.seats)


OTHER = hand(61, 62, 63, row=(50, 49, 48, 47, 46, 45, 44))


def last_round(*own_hand: int, row: tuple[int | str, ...], placed: tuple[int, ...] = ()) -> Game:
    """Lays the last round out for seat 0; S24 and S30 lie on top of their deck."""
    own = hand(*own_hand, row=row, placed=placed)
    return position(own, OTHER, round=8, river=(), deck=(24, 30, 1, 2, 3, 4, 5, 6, 7, 8))


@pytest.mark.parametrize("name", STRONG)
def test_the_region_that_pays_most_itself_is_explored_in_the_last_round(name: str) -> None:
    # R68 pays 24 for five stones, which the Sanctuaries show; R05 pays 2, R06 nothing. All three
    # are higher than M04, and find Sanctuaries alike.
    game = last_round(5, 6, 68, row=(8, 12, 15, 22, 33, 7, "M04"), placed=(12, 15, 19, 20, 26))
    bot = make_bot(name, Random(1))
    assert bot.choose(view(game, 0)) == Explore(regions(68)[0])


@pytest.mark.parametrize("name", STRONG)
def test_the_region_that_fulfils_another_s_quest_is_explored_in_the_last_round(name: str) -> None:
    # R66 pays 20 for four stones; the Sanctuaries show three, R02 two more. R03 pays 4 and R05 pays
    # 2, and each is counted once in the row (R02 by R27, the two others by R25). None climbs.
    game = last_round(2, 3, 5, row=(66, 31, 27, 25, 22, 11, 10), placed=(12, 15, 19))
    row, placed = game.seats[0].row, game.seats[0].sanctuaries
    before = score_cards(row, placed).total
    gains = [score_cards((*row, card), placed).total - before for card in regions(2, 3, 5)]
    assert gains == [21, 5, 3]
    bot = make_bot(name, Random(1))
    assert bot.choose(view(game, 0)) == Explore(regions(2)[0])


@pytest.mark.parametrize("name", STRONG)
def test_the_sanctuary_that_pays_most_is_placed_in_the_last_round(name: str) -> None:
    # R24 climbs over R02 and finds two, for the clue of R06: S24 pays 5, S30 pays 2 for each of the
    # row's nine stones.
    game = last_round(4, 12, 24, row=(43, 28, 30, 17, 6, 1, 2))
    game = play(game, (0, Explore(regions(24)[0])), (1, Explore(regions(61)[0])))
    assert game.order[0] == 0
    assert game.seats[0].drawn == sanctuaries(24, 30)
    bot = make_bot(name, Random(1))
    assert bot.choose(view(game, 0)) == Place(sanctuaries(30)[0])


@pytest.mark.parametrize("name", ["flat:200", "expert:50"])
def test_what_lies_face_down_is_worth_what_it_is_on_the_average(name: str) -> None:
    # R66 pays nothing, but climbs and finds one Sanctuary: S01, the first of all, would pay 7 for
    # seven rivers, most pay little or nothing. R03 pays 4 for certain. Nobody else finds any.
    own = hand(3, 4, 66, row=(68, 45, 18, 11, 38, 34, 5))
    game = position(own, hand(1, 2, 6, row=(50, 49, 48, 47, 46, 45, 44)), round=8, river=())
    row = own.row
    before = score_cards(row, ()).total
    climbing = [
        score_cards((*row, *regions(66)), [card]).total - before
        for card in sanctuaries_of(EVERYTHING)
    ]
    assert climbing[0] == 7
    assert score_cards((*row, *regions(3)), ()).total - before == 4 > mean(climbing) + 2
    bot = make_bot(name, Random(1))
    assert bot.choose(view(game, 0)) == Explore(regions(3)[0])


@pytest.mark.parametrize(
    ("placed", "fame", "taken"),
    [
        # With R45 seat 1 ends with 44; few of the others it may hold bring it beyond 36.
        pytest.param((4, 5, 23, 24, 32, 38), 36, 45, id="the game is in doubt"),
        # R03 pays 4. Seat 0 wins with 48 against 44, and cannot win with 4.
        pytest.param((12, 15, 19, 20, 26), 44, 3, id="it wins anyway"),
        pytest.param((), 0, 3, id="it cannot win"),
    ],
)
def test_the_expert_takes_what_another_needs_where_that_decides_who_wins(
    placed: tuple[int, ...], fame: int, taken: int
) -> None:
    # Seat 1 shows the three chimeras for which R45 pays 13, and the stone of R45 is the second that
    # its R60 needs, which pays 16; it chooses next. No card in reach climbs, in either row.
    own = hand(50, 4, 7, row=(68, 67, 66, 65, 64, 63), placed=placed)
    other = hand(55, 9, 10, row=(62, 61, 60, 59, 58, 57), placed=(11, 14, 17))
    game = position(own, other, round=7, river=(3, 45, 14), region_deck=(1, 2, 5, 11, 13, 16))
    game = play(game, explore(0, 50), explore(1, 55))
    assert game.phase is Phase.TAKE
    assert game.waiting == (0,)
    totals = {
        (seat, card.number): score_cards((*cards.row, card), cards.sanctuaries).total
        for seat, cards in enumerate(game.seats)
        for card in regions(3, 4, 7, 9, 10, 14, 45)
    }
    assert totals[0, 3] == fame + 4
    assert [totals[0, number] for number in (4, 7, 14, 45)] == [fame] * 4
    assert totals[1, 45] == 44 > max(totals[1, number] for number in (3, 4, 7, 9, 10, 14)) + 8
    # A few milliseconds of tries are enough, but on a busy machine 50 can pass without any.
    bot = make_bot("expert:1000", Random(1))
    assert bot.choose(view(game, 0)) == Take(regions(taken)[0])


def best_in_the_end(game: Game, seat: int) -> int:
    """Gives the most fame a seat can still come to once it only decides about sacrifices."""
    cards = game.seats[seat]
    decisions = best_decisions(cards.row, cards.sanctuaries, cards.decisions)
    return score_cards(cards.row, cards.sanctuaries, as_sacrifices(decisions)).total


@pytest.mark.parametrize("name", BY_NETWORK)
def test_in_the_last_step_no_sanctuary_would_have_given_more(name: str) -> None:
    placings = 0
    for seed in range(8):
        start = new_game(3, seed=seed, sets=EVERYTHING)
        bot = make_bot(name, Random(seed))
        for game in games_at_random(start, Random(seed)):
            if game.phase is not Phase.PLACE or game.round != 8:
                continue
            seat = game.order[0]
            found = {
                action: best_in_the_end(apply(game, seat, action), seat)
                for action in legal_actions(game, seat)
            }
            assert found[bot.choose(view(game, seat))] == max(found.values())
            placings += len(found) > 1
    assert placings > 3


@pytest.mark.parametrize("name", BY_NETWORK)
def test_sacrifices_are_decided_as_gives_most(name: str) -> None:
    # M38 gives 19 for two Sanctuaries, M21 gives 10 for one, M15 gives 8 for one: all four go, S24
    # too, which would pay 5. R03 pays 4, R05 pays 2.
    game = scoring(
        hand(row=("M15", "M21", "M38", 7, 6, 5, 4, 3), placed=(11, 12, 24, 13)),
        hand(row=(50, 49, 48, 47, 46, 45, 44, 42)),
    )
    bot = make_bot(name, Random(1))
    for _ in range(3):
        game = apply(game, 0, bot.choose(view(game, 0)))
    assert game.is_over
    assert game.seats[0].sheet().total == 19 + 10 + 8 + 4 + 2


@pytest.mark.parametrize("name", STRONG)
def test_the_last_sacrifice_is_declined_where_it_costs_more_than_it_gives(name: str) -> None:
    # S30 pays 2 for each of eight stones, 16; M15 would give 8 for it.
    game = scoring(
        hand(row=("M15", 24, 23, 17, 6, 4, 2, 1), placed=(30,)),
        hand(row=(50, 49, 48, 47, 46, 45, 44, 42)),
    )
    bot = make_bot(name, Random(1))
    assert bot.choose(view(game, 0)) == GiveUp(regions("M15")[0])


@pytest.mark.parametrize("milliseconds", [1, 3, 300])
def test_the_expert_answers_legally_with_any_budget(milliseconds: int) -> None:
    bot = make_bot(f"expert:{milliseconds}", Random(1))
    games = games_at_random(new_game(7, seed=2, setup=Setup.ADVANCED, sets=EVERYTHING), Random(2))
    asked = [game for game in games if not game.is_over]
    for game in asked[:: len(asked) // 4]:
        seat = game.waiting[0]
        assert bot.choose(view(game, seat)) in legal_actions(game, seat)


@pytest.mark.parametrize("name", ["flat:2", "instant", "expert:5"])
def test_a_seat_that_has_chosen_may_be_asked_again(name: str) -> None:
    game = new_game(3, seed=6, setup=Setup.ADVANCED, sets=EVERYTHING)
    bot = make_bot(name, Random(1))
    for _ in range(2):
        action = bot.choose(view(game, 0))
        assert action in legal_actions(game, 0)
        game = apply(game, 0, action)


def test_noise_makes_the_instant_bot_stray_and_none_does_not() -> None:
    game = new_game(4, seed=3, sets=EVERYTHING)
    seen = view(game, 0)
    answers = {
        noise: {make_bot(f"instant:{noise}", Random(seed)).choose(seen) for seed in range(30)}
        for noise in (0, 100)
    }
    assert len(answers[0]) == 1
    assert len(answers[100]) == 3


@pytest.mark.parametrize("name", ["flat:30", "instant", "expert:2"])
def test_it_beats_chance(name: str) -> None:
    fame, others = 0, 0
    for seed in range(3):
        game = play_game(
            new_game(2, seed=seed, sets=EVERYTHING),
            [make_bot(name, Random(seed)), make_bot("random", Random(seed))],
            (seed, seed + 1),
        )
        mine, other = (sheet.total for sheet in game.sheets())
        fame, others = fame + mine, others + other
    assert fame > others + 30
