"""What a program is told: all that its seat may see, and nothing else."""

from collections.abc import Callable
from dataclasses import fields, replace
from random import Random
from typing import TypeVar

import msgspec
import pytest
from tests.faraway.playing import games_at_random, most_players
from tests.faraway.strategies import KINDS, Kind, first_moment

from renown.bots import messages
from renown.faraway import (
    CardSet,
    Game,
    Phase,
    Region,
    Sanctuary,
    Seat,
    SeatView,
    Setup,
    View,
    legal_actions,
    read_action,
    view,
)

SOME_KINDS = [KINDS[0], KINDS[7], *(kind for kind in KINDS if len(kind[0]) == 3 and kind[2] > 5)]
Card = TypeVar("Card", Region, Sanctuary)
Message = dict[str, object]


def decode(line: bytes) -> Message:
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    return msgspec.json.decode(line, type=dict[str, object])


@pytest.mark.parametrize("kind", SOME_KINDS)
def test_messages_do_not_depend_on_what_the_seat_may_not_see(kind: Kind) -> None:
    random = Random(5)
    twins = 0
    games = games_at_random(first_moment(kind, random), random)
    for game in games:
        for seat in range(game.players):
            twin = make_twin(game, seat, random)
            twins += twin != game
            ours, theirs = view(game, seat), view(twin, seat)
            assert messages.turn(1, 5.0, ours) == messages.turn(1, 5.0, theirs)
            assert messages.new_game(ours, 1) == messages.new_game(theirs, 1)
            assert messages.game_over(ours) == messages.game_over(theirs)
    assert twins > len(games) * games[0].players * 0.9


def make_twin(game: Game, viewer: int, random: Random) -> Game:
    """Exchanges the cards that lie hidden from a seat, and the choices that others made."""
    others = [cards for seat, cards in enumerate(game.seats) if seat != viewer]
    region_twin = exchange(
        [
            *game.region_deck,
            *(card for cards in others for card in cards.hand if card not in cards.taken),
        ],
        random,
    )
    sanctuary_twin = exchange(
        [*game.sanctuary_deck, *(card for cards in others for card in cards.drawn)], random
    )

    def seat_twin(cards: Seat) -> Seat:
        hand = tuple(map(region_twin, cards.hand))
        return replace(
            cards,
            hand=hand,
            chosen=cards.chosen and random.choice(hand),
            kept=cards.kept and tuple(random.sample(hand, 3)),
            drawn=tuple(map(sanctuary_twin, cards.drawn)),
        )

    return replace(
        game,
        seats=tuple(
            cards if seat == viewer else seat_twin(cards) for seat, cards in enumerate(game.seats)
        ),
        region_deck=tuple(map(region_twin, game.region_deck)),
        sanctuary_deck=tuple(map(sanctuary_twin, game.sanctuary_deck)),
        reshuffled=tuple(random.sample(game.reshuffled, len(game.reshuffled))),
    )


def exchange(cards: list[Card], random: Random) -> Callable[[Card], Card]:
    twins = dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    return lambda card: twins.get(card, card)


def test_message_holds_every_field_of_a_view() -> None:
    shown = decode(messages.new_game(a_view(), 1))["view"]
    assert isinstance(shown, dict)
    assert set(shown) == {field.name for field in fields(View)} - {"legal_actions"}
    for seat in shown["seats"]:
        assert set(seat) == {field.name for field in fields(SeatView)}


def a_view() -> View:
    return view(first_moment(KINDS[0], Random(0)), 0)


def test_view_in_a_message_is_the_view() -> None:
    """The values, as a program would read them, for every phase of a game with all cards."""
    sets = tuple(CardSet)
    games = games_at_random(
        first_moment((sets, Setup.ADVANCED, most_players(sets)), Random(2)), Random(3)
    )
    assert {game.phase for game in games} == set(Phase)
    for game in games:
        seen = view(game, 3)
        shown = decode(messages.turn(1, 5.0, seen))["view"]
        assert isinstance(shown, dict)
        for name in ("seat", "setup", "round", "phase", "region_deck", "sanctuary_deck"):
            assert shown[name] == getattr(seen, name)
        for name in ("sets", "waiting", "order"):
            assert shown[name] == list(getattr(seen, name))
        for name in ("river", "departed", "hand", "kept", "drawn"):
            assert shown[name] == [card.id for card in getattr(seen, name)]
        assert shown["chosen"] == (seen.chosen.id if seen.chosen else None)
        for seat, given in zip(seen.seats, shown["seats"], strict=True):
            for name in ("hand_size", "drawn", "due", "has_chosen"):
                assert given[name] == getattr(seat, name)
            for name in ("row", "sanctuaries", "taken"):
                assert given[name] == [card.id for card in getattr(seat, name)]
            assert [read_action(text) for text in given["decisions"]] == list(seat.decisions)


def test_actions_in_a_message_are_the_legal_ones() -> None:
    games = games_at_random(first_moment((tuple(CardSet), Setup.ADVANCED, 7), Random(2)), Random(3))
    for game in games[:-1]:
        seat = game.waiting[0]
        actions = decode(messages.turn(1, 5.0, view(game, seat)))["actions"]
        assert isinstance(actions, list)
        assert [read_action(text) for text in actions] == list(legal_actions(game, seat))
        assert len(set(actions)) == len(actions)


def test_fame_of_a_game_that_is_over() -> None:
    game = games_at_random(first_moment(KINDS[0], Random(1)), Random(1))[-1]
    message = decode(messages.game_over(view(game, 1)))
    assert message["fame"] == [sheet.total for sheet in game.sheets()]
