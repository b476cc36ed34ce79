"""Games laid out by hand, and games played by a script or at random."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from renown.faraway import (
    Action,
    CardSet,
    Decks,
    Explore,
    Game,
    GiveUp,
    Phase,
    Place,
    Region,
    Sanctuary,
    Seat,
    Setup,
    Take,
    apply,
    legal_actions,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
)

Kind = TypeVar("Kind")

BASE = (CardSet.BASE,)
WITH_PEOPLE = (CardSet.BASE, CardSet.PEOPLE_FROM_BELOW)
WITH_SKIES = (CardSet.BASE, CardSet.UNDER_STARRY_SKIES)
EVERYTHING = (CardSet.BASE, CardSet.PEOPLE_FROM_BELOW, CardSet.UNDER_STARRY_SKIES)
ALL_SETS = (BASE, WITH_PEOPLE, WITH_SKIES, EVERYTHING)

ASKING = {"M15": 1, "M21": 1, "M38": 2}
"""The Regions with a sacrifice, and how many Sanctuaries each asks for."""


def most_players(sets: Sequence[CardSet]) -> int:
    return 7 if CardSet.PEOPLE_FROM_BELOW in sets else 6


def regions(*names: int | str) -> tuple[Region, ...]:
    return tuple(region(name) for name in names)


def sanctuaries(*numbers: int) -> tuple[Sanctuary, ...]:
    return tuple(sanctuary(f"S{number:02}") for number in numbers)


def numbers(cards: Sequence[Region]) -> list[int]:
    return [card.number for card in cards]


def sanctuary_numbers(cards: Sequence[Sanctuary]) -> list[int]:
    return [int(card.id[1:]) for card in cards]


def decks(
    first_regions: Sequence[int | str] = (),
    first_sanctuaries: Sequence[int] = (),
    first_reshuffled: Sequence[int | str] | None = None,
    sets: Sequence[CardSet] = BASE,
) -> Decks:
    """Puts some cards on top; the others follow in the order of their ids."""
    return Decks(
        _on_top(regions(*first_regions), regions_of(sets)),
        _on_top(sanctuaries(*first_sanctuaries), sanctuaries_of(sets)),
        () if first_reshuffled is None else _on_top(regions(*first_reshuffled), regions_of(sets)),
    )


def _on_top(first: tuple[Kind, ...], cards: tuple[Kind, ...]) -> tuple[Kind, ...]:
    return first + tuple(card for card in cards if card not in first)


def position(
    *seats: Seat,
    round: int = 2,
    river: tuple[int | str, ...] = (1, 2, 3),
    deck: tuple[int, ...] = (),
    region_deck: tuple[int | str, ...] = (64, 65, 66, 67, 68),
) -> Game:
    """Lays a round out just before the Regions are chosen."""
    return Game(
        setup=Setup.BASIC,
        sets=EVERYTHING,
        round=round,
        phase=Phase.EXPLORE,
        seats=seats,
        order=(),
        river=regions(*river),
        departed=(),
        region_deck=regions(*region_deck),
        sanctuary_deck=sanctuaries(*deck),
        reshuffled=(),
    )


def hand(*names: int | str, row: tuple[int | str, ...] = (), placed: tuple[int, ...] = ()) -> Seat:
    return Seat(hand=regions(*names), row=regions(*row), sanctuaries=sanctuaries(*placed))


def explore(seat: int, name: int | str) -> tuple[int, Explore]:
    return seat, Explore(region(name))


def take(seat: int, name: int | str) -> tuple[int, Take]:
    return seat, Take(region(name))


def place(seat: int, number: int, *under: int) -> tuple[int, Place]:
    return seat, Place(sanctuary(f"S{number:02}"), sanctuaries(*under))


def give_up(seat: int, name: str, *numbers: int) -> tuple[int, GiveUp]:
    return seat, GiveUp(region(name), sanctuaries(*numbers))


def scoring(*seats: Seat) -> Game:
    """Goes into the scoring with rows of eight, at once after the last Region was explored.

    The rows must fall at their right end, so that nobody finds a Sanctuary any more.
    """
    game = position(
        *(replace(seat, hand=seat.row[7:], row=seat.row[:7]) for seat in seats),
        round=8,
        river=(),
    )
    return play(game, *((number, Explore(seat.row[7])) for number, seat in enumerate(seats)))


def play(game: Game, *moves: tuple[int, Action]) -> Game:
    for seat, action in moves:
        game = apply(game, seat, action)
    return game


def steps_at_random(game: Game, random: Random) -> Iterator[tuple[Game, int, Action, Game]]:
    """Plays to the end: each game, who acts, what that seat does, and the game after it."""
    while not game.is_over:
        seat = random.choice(game.waiting)
        action = random.choice(legal_actions(game, seat))
        if isinstance(action, Place) and random.random() < 0.5:
            under = [card for card in game.seats[seat].drawn if card != action.sanctuary]
            random.shuffle(under)
            action = replace(action, under=tuple(under))
        after = apply(game, seat, action)
        yield game, seat, action, after
        game = after


def games_at_random(game: Game, random: Random) -> list[Game]:
    """Lists the moments of a game played at random, from the given one to the end."""
    return [game, *(after for *_, after in steps_at_random(game, random))]


def some_moment(games: Sequence[Game], random: Random) -> Game:
    """Picks a moment, each phase as likely as any other: some have few moments."""
    phase = random.choice(sorted({game.phase for game in games}))
    return random.choice([game for game in games if game.phase is phase])


def finished(game: Game, random: Random) -> Game:
    return games_at_random(game, random)[-1]
