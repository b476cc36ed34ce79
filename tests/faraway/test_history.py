"""What everybody has seen happen, and nothing else."""

from tests.faraway.playing import decks, regions, sanctuaries
from tests.faraway.test_record import WHOLE_GAME

from renown.faraway import (
    Action,
    Departed,
    Explore,
    Explored,
    Found,
    GaveUp,
    GiveUp,
    Keep,
    Place,
    Placed,
    Record,
    RoundBegan,
    ScoringBegan,
    Take,
    Took,
    legal_actions,
    new_game,
    public_history,
    read_record,
    region,
    sanctuary,
)


def test_the_first_two_rounds_as_everybody_saw_them() -> None:
    # 12 and 15 carry a clue: both find two.
    game = new_game(2, decks=decks([10, 12, 30, 15, 25, 35, 40, 50, 60, 41, 51, 61]))
    record = Record.begin(game, ["Ada", "Bo"])
    assert public_history(record) == (RoundBegan(1, regions(40, 50, 60)),)
    record = record.play(1, Explore(region(15)))
    assert len(public_history(record)) == 1  # It lies face down.
    moves: list[tuple[int, Action]] = [
        (0, Explore(region(10))),
        (0, Take(region(60))),
        (1, Take(region(40))),
        (0, Explore(region(12))),
        (1, Explore(region(25))),
        (0, Take(region(51))),
        (0, Place(sanctuary("S02"))),
        (1, Take(region(61))),
    ]
    for seat, action in moves:
        record = record.play(seat, action)
    assert public_history(record) == (
        RoundBegan(1, regions(40, 50, 60)),
        Explored(0, region(10)),
        Explored(1, region(15)),
        Took(0, region(60)),
        Took(1, region(40)),
        Departed(region(50)),
        RoundBegan(2, regions(41, 51, 61)),
        Explored(0, region(12)),
        Found(0, 2),
        Explored(1, region(25)),
        Found(1, 2),
        Took(0, region(51)),
        Placed(0, sanctuary("S02")),
        Took(1, region(61)),
    )


def test_what_is_kept_of_an_advanced_deal_is_not_told() -> None:
    game = new_game(2, decks=decks(range(1, 11), first_reshuffled=[60, 61, 62]), setup="advanced")
    record = Record.begin(game, ["Ada", "Bo"])
    assert public_history(record) == ()
    record = record.play(0, Keep(regions(1, 2, 3))).play(1, Keep(regions(6, 7, 8)))
    assert public_history(record) == (RoundBegan(1, regions(60, 61, 62)),)


def test_the_scoring_and_every_decision_in_it_are_told_also_to_give_nothing_up() -> None:
    record = read_record(WHOLE_GAME)
    assert public_history(record)[-9:] == (
        RoundBegan(8, ()),
        Explored(0, region(2)),
        Explored(1, region(52)),
        Found(1, 1),
        Placed(1, sanctuary("S04")),
        ScoringBegan(),
        GaveUp(0, region("M38"), sanctuaries(1, 2)),
        GaveUp(0, region("M15"), sanctuaries(3)),
        GaveUp(1, region("M21"), ()),
    )


def test_the_scoring_has_begun_before_anybody_has_decided() -> None:
    whole = read_record(WHOLE_GAME)
    record = Record.begin(whole.start, whole.names)
    for seat, action in whole.moves:
        if not isinstance(action, GiveUp):
            assert ScoringBegan() not in public_history(record)
            record = record.play(seat, action)
    assert public_history(record)[-1] == ScoringBegan()


def test_no_scoring_is_told_where_no_region_asks() -> None:
    record = Record.begin(new_game(2, seed=1), ["Ada", "Bo"])
    while not record.game.is_over:
        seat = record.game.waiting[0]
        record = record.play(seat, legal_actions(record.game, seat)[0])
    assert ScoringBegan() not in public_history(record)
