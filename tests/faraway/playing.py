"""Games laid out by hand, and games played by a script or at random."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from renown.faraway import (
    Action,
    CardSet,
    Decks,
    Game,
    Place,
    Region,
    Sanctuary,
    apply,
    legal_actions,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
)

Kind = TypeVar("Kind")

BASE = (CardSet.BASE,)
BOTH = (CardSet.BASE, CardSet.PEOPLE_FROM_BELOW)


def regions(*names: int | str) -> tuple[Region, ...]:
    return tuple(region(name) for name in names)


def sanctuaries(*numbers: int) -> tuple[Sanctuary, ...]:
    return tuple(sanctuary(f"S{number:02}") for number in numbers)


def numbers(cards: Sequence[Region]) -> list[int]:
    return [card.number for card in cards]


def sanctuary_numbers(cards: Sequence[Sanctuary]) -> list[int]:
    return [int(card.id[1:]) for card in cards]


def decks(
    first_regions: Sequence[int] = (),
    first_sanctuaries: Sequence[int] = (),
    first_reshuffled: Sequence[int] | None = None,
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


def finished(game: Game, random: Random) -> Game:
    return games_at_random(game, random)[-1]
