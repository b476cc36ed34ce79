"""What everybody has seen happen, and nothing else."""

from tests.faraway.playing import decks, regions

from renown.faraway import (
    Action,
    Departed,
    Explore,
    Explored,
    Found,
    Keep,
    Place,
    Placed,
    Record,
    RoundBegan,
    Take,
    Took,
    new_game,
    public_history,
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
