"""Games that differ only in cards that some seat has not seen."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from renown.faraway import (
    Action,
    Decks,
    Explore,
    Game,
    GiveUp,
    Keep,
    Place,
    Region,
    Sanctuary,
    Seat,
    Take,
)


def ascending(cards: list[Region]) -> tuple[Region, ...]:
    return tuple(sorted(cards, key=lambda card: card.exploration_time))


def twin(game: Game, seat: int | None, random: Random) -> Game:
    """Makes another game that could be the true one for all that a seat may know.

    Shuffled together are the Regions of other hands that nobody saw being taken and the Region
    deck; and the Sanctuaries that others drew and the Sanctuary deck. What others chose is chosen
    anew.
    """
    others = [number for number in range(game.players) if number != seat]
    hidden_regions = list(game.region_deck)
    hidden_sanctuaries = list(game.sanctuary_deck)
    for number in others:
        cards = game.seats[number]
        hidden_regions += [card for card in cards.hand if card not in cards.taken]
        hidden_sanctuaries += cards.drawn
    random.shuffle(hidden_regions)
    random.shuffle(hidden_sanctuaries)
    seats = list(game.seats)
    for number in others:
        seats[number] = _another(game.seats[number], hidden_regions, hidden_sanctuaries, random)
    return replace(
        game,
        seats=tuple(seats),
        region_deck=tuple(hidden_regions),
        sanctuary_deck=tuple(hidden_sanctuaries),
        reshuffled=tuple(random.sample(game.reshuffled, len(game.reshuffled))),
    )


def _another(
    cards: Seat, regions: list[Region], sanctuaries: list[Sanctuary], random: Random
) -> Seat:
    """Gives a seat other hidden cards, off the end of what is hidden."""
    secret = [regions.pop() for _ in range(len(cards.hand) - len(cards.taken))]
    hand = [*cards.taken, *secret]
    return replace(
        cards,
        hand=ascending(hand),
        chosen=random.choice(hand) if cards.chosen else None,
        kept=ascending(random.sample(hand, 3)) if cards.kept else (),
        drawn=tuple(sanctuaries.pop() for _ in cards.drawn),
    )


def twin_decks(
    decks: Decks,
    region: Callable[[Region], Region],
    sanctuary: Callable[[Sanctuary], Sanctuary],
) -> Decks:
    """Exchanges cards in decks for their twins."""
    return Decks(
        tuple(map(region, decks.regions)),
        tuple(map(sanctuary, decks.sanctuaries)),
        tuple(map(region, decks.reshuffled)),
    )


def twin_action(
    action: Action,
    region: Callable[[Region], Region],
    sanctuary: Callable[[Sanctuary], Sanctuary],
) -> Action:
    """Exchanges the cards of an action for their twins."""
    match action:
        case Keep(regions):
            return Keep(ascending([region(card) for card in regions]))
        case Explore(card):
            return Explore(region(card))
        case Take(card):
            return Take(region(card))
        case Place(card, under):
            return Place(sanctuary(card), tuple(map(sanctuary, under)))
        case GiveUp(card, given):
            return GiveUp(region(card), tuple(map(sanctuary, given)))
