"""Games that another implementation played: ours finds the same at every step."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.faraway.playing import numbers, sanctuaries, sanctuary_numbers
from tests.faraway.recorded_games import RecordedGame, recorded_games

from renown.faraway import (
    Action,
    Explore,
    Game,
    Keep,
    Phase,
    Place,
    Record,
    Take,
    TieBreak,
    apply,
    ascents,
    legal_actions,
    read_record,
    region,
    sanctuary,
    write_record,
)

each_game = pytest.mark.parametrize("recorded", recorded_games(), ids=lambda each: each.name)


def moves(recorded: RecordedGame) -> Iterator[tuple[int, Action, dict[str, Any]]]:
    """Lists what the seats did; a step without a choice of ours is left out."""
    hands = [list(hand) for hand in recorded.content["dealt"]]
    for step in recorded.steps:
        match step:
            case {"t": "discard", "p": seat, "c": rejected}:
                hands[seat].remove(rejected)
                if len(hands[seat]) == 3:
                    yield seat, Keep(tuple(region(each) for each in sorted(hands[seat]))), step
            case {"t": "play", "p": seat, "c": chosen}:
                yield seat, Explore(region(chosen)), step
            case {"t": "pick", "p": seat, "c": taken}:
                yield seat, Take(region(taken)), step
            case {"t": "keep", "p": seat, "c": placed}:
                under = sanctuaries(*step.get("under", ()))
                yield seat, Place(sanctuary(f"S{placed:02}"), under), step


def legal_numbers(game: Game, seat: int) -> list[int]:
    found = []
    for action in legal_actions(game, seat):
        match action:
            case Explore(card) | Take(card):
                found.append(card.number)
            case Place(placed):
                found += sanctuary_numbers([placed])
    return sorted(found)


def rejected_by_keeps(game: Game, seat: int) -> list[set[int]]:
    """Lists what each legal Keep of a seat rejects."""
    held = set(numbers(game.seats[seat].hand))
    return [
        held - set(numbers(action.regions))
        for action in legal_actions(game, seat)
        if isinstance(action, Keep)
    ]


def test_there_are_210_recorded_games() -> None:
    assert len(recorded_games()) == 210


@each_game
def test_the_same_legal_sets_the_same_draws_and_the_same_end(recorded: RecordedGame) -> None:
    game = recorded.start()
    acting = {id(step): (seat, action) for seat, action, step in moves(recorded)}
    rejected: list[set[int]] = [set() for _ in game.seats]
    drawn: dict[int, list[int]] = {}
    for step in recorded.steps:
        match step["t"]:
            case "discard":
                ways = rejected_by_keeps(game, step["p"])
                assert len(ways) == 10
                before = rejected[step["p"]]
                possible = set().union(*(way for way in ways if before <= way)) - before
                assert sorted(possible) == step["legal"]
                before.add(step["c"])
            case "market":
                assert numbers(game.river) == step["cards"]
            case "play":
                drawn = {}
                assert step["p"] in game.waiting
                assert legal_numbers(game, step["p"]) == step["legal"]
            case "draw":
                drawn[step["p"]] = step["cards"]
                assert sanctuary_numbers(game.seats[step["p"]].drawn) == step["cards"]
            case "round":
                assert game.round == step["n"]
                assert game.phase is Phase.TAKE
                assert {seat for seat, cards in enumerate(game.seats) if cards.drawn} == set(drawn)
            case "pick" | "keep":
                assert game.phase is (Phase.TAKE if step["t"] == "pick" else Phase.PLACE)
                assert game.waiting == (step["p"],)
                assert legal_numbers(game, step["p"]) == step["legal"]
            case unknown:
                pytest.fail(f"a step that this test does not know: {unknown}")
        if id(step) in acting:
            game = apply(game, *acting[id(step)])
    assert game.is_over
    for seat, sheet, final in zip(game.seats, game.sheets(), recorded.final["seats"], strict=True):
        assert numbers(seat.row) == final["regions"]
        assert sanctuary_numbers(seat.sanctuaries) == final["sanctuaries"]
        assert [line.points for line in sheet.regions] == final["region_scores"]
        assert [line.points for line in sheet.sanctuaries] == final["sanctuary_scores"]
        assert sheet.total == final["total"]
        assert ascents(seat.row) == len(seat.sanctuaries)
    standings = game.ranking(TieBreak.LOWEST_CARD).standings
    assert [standing.seat for standing in standings] == recorded.final["ranking"]
    for standing in standings:
        assert standing.lowest_card is not None
        assert standing.lowest_card.number == recorded.final["seats"][standing.seat]["lowest"]


@each_game
def test_its_record_reads_back_as_the_same_record(recorded: RecordedGame) -> None:
    start = recorded.start()
    record = Record.begin(start, [f"Player {seat + 1}" for seat in range(start.players)])
    for seat, action, _ in moves(recorded):
        record = record.play(seat, action)
    assert record.game.is_over
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


def test_some_recorded_games_put_sanctuaries_under_in_another_order_than_drawn() -> None:
    # So that their own order is what the tests above need.
    other = 0
    for recorded in recorded_games():
        last_drawn: dict[int, list[int]] = {}
        for step in recorded.steps:
            if step["t"] == "draw":
                last_drawn[step["p"]] = step["cards"]
            if step["t"] == "keep" and "under" in step:
                in_order = [card for card in last_drawn[step["p"]] if card != step["c"]]
                other += in_order != step["under"]
    assert other > 100
