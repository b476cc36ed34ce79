"""How a game goes on: one action in, the next moment of the game out (rules, "A round")."""

from collections.abc import Iterable
from dataclasses import replace

from renown.faraway.actions import Action, Explore, GiveUp, Keep, Place, Take
from renown.faraway.cards import Region
from renown.faraway.game import ROUNDS, Game, Phase, Seat
from renown.faraway.legal import check


def apply(game: Game, seat: int, action: Action) -> Game:
    """Plays an action.

    A choice made at the same time as the others' stays changeable: until the last seat has
    chosen, the same seat may choose again.

    Args:
        game: The game so far; it stays as it is.
        seat: Who acts, from 0.
        action: What that seat does.

    Returns:
        The game after the action and all that follows from it without anybody's choice.

    Raises:
        IllegalActionError: The action is not allowed for this seat now.
    """
    check(game, seat, action)
    match action:
        case Keep(regions):
            return _everybody_kept(_with_seat(game, seat, kept=regions))
        case Explore(region):
            return _everybody_chose(_with_seat(game, seat, chosen=region))
        case Take(region):
            return _take(game, seat, region)
        case Place():
            return _place(game, seat, action)
        case GiveUp():
            return _give_up(game, seat, action)


def start_round(game: Game) -> Game:
    """Reveals a new river of players + 1 Regions and asks everybody to choose."""
    size = game.players + 1
    return replace(
        game,
        round=game.round + 1,
        phase=Phase.EXPLORE,
        river=game.region_deck[:size],
        region_deck=game.region_deck[size:],
    )


def _everybody_kept(game: Game) -> Game:
    """Ends the advanced setup once all have chosen what to keep.

    The rejected Regions go back into the deck, which is shuffled again; only then is the river
    revealed.
    """
    if game.waiting:
        return game
    held = {card for seat in game.seats for card in seat.kept}
    game = replace(
        game,
        seats=tuple(replace(seat, hand=seat.kept, kept=()) for seat in game.seats),
        region_deck=tuple(card for card in game.reshuffled if card not in held),
        reshuffled=(),
    )
    return start_round(game)


def _everybody_chose(game: Game) -> Game:
    """Reveals the Regions once all have chosen, and lets the explorers find Sanctuaries.

    From round 2, a Region strictly higher than the one before it finds 1 + all clues in its
    owner's area. Draws come in the order of step 3, each seat in full before the next; what the
    deck cannot give stays due.
    """
    if game.waiting:
        return game
    chosen = {number: seat.chosen for number, seat in enumerate(game.seats) if seat.chosen}
    order = tuple(sorted(chosen, key=lambda number: chosen[number].exploration_time))
    for number in order:
        game = _reveal(game, number, chosen[number])
        if _climbs(game.seats[number]):
            due = 1 + game.seats[number].clues
            game = _draw(_with_seat(game, number, due=due), number)
    return _next_turn(replace(game, order=order))


def _reveal(game: Game, number: int, region: Region) -> Game:
    seat = game.seats[number]
    return _with_seat(
        game,
        number,
        hand=_without(seat.hand, region),
        taken=_without(seat.taken, region),
        row=(*seat.row, region),
        chosen=None,
    )


def _climbs(seat: Seat) -> bool:
    return len(seat.row) > 1 and seat.row[-1].exploration_time > seat.row[-2].exploration_time


def _draw(game: Game, number: int) -> Game:
    """Gives a seat the Sanctuaries due to it, as far as the deck goes."""
    seat = game.seats[number]
    found = game.sanctuary_deck[: seat.due]
    game = _with_seat(game, number, drawn=seat.drawn + found, due=seat.due - len(found))
    return replace(game, sanctuary_deck=game.sanctuary_deck[len(found) :])


def _next_turn(game: Game) -> Game:
    """Gives the turn to the next seat with something to do in step 3, or ends the round.

    A seat that was short of Sanctuaries is topped up when its turn comes. In round 8 nobody takes
    a Region, so a seat without Sanctuaries to choose from has nothing to do.
    """
    order = game.order
    for position, number in enumerate(order):
        game = _draw(replace(game, order=order[position:]), number)
        if game.round < ROUNDS:
            return replace(game, phase=Phase.TAKE)
        if game.seats[number].drawn:
            return replace(game, phase=Phase.PLACE)
        game = _with_seat(game, number, due=0)
    return _end_round(game)


def _take(game: Game, number: int, region: Region) -> Game:
    seat = game.seats[number]
    game = replace(game, river=_without(game.river, region))
    game = _with_seat(
        game,
        number,
        hand=_ascending((*seat.hand, region)),
        taken=_ascending((*seat.taken, region)),
    )
    return replace(game, phase=Phase.PLACE) if seat.drawn else _end_turn(game, number)


def _place(game: Game, number: int, action: Place) -> Game:
    seat = game.seats[number]
    under = action.under or tuple(card for card in seat.drawn if card != action.sanctuary)
    game = _with_seat(game, number, sanctuaries=(*seat.sanctuaries, action.sanctuary), drawn=())
    return _end_turn(replace(game, sanctuary_deck=game.sanctuary_deck + under), number)


def _end_turn(game: Game, number: int) -> Game:
    game = _with_seat(game, number, due=0)
    return _next_turn(replace(game, order=game.order[1:]))


def _end_round(game: Game) -> Game:
    """Lets the left-over Region leave the game, and starts the next round if there is one.

    After round 7 nothing is revealed.
    """
    game = replace(game, order=(), departed=game.departed + game.river, river=())
    if game.round == ROUNDS:
        return _score(game)
    if game.round == ROUNDS - 1:
        return replace(game, round=ROUNDS, phase=Phase.EXPLORE)
    return start_round(game)


def _score(game: Game) -> Game:
    """Scores the rows; seats with a Region that asks for a sacrifice decide in the scoring.

    Each decides for itself, at any time: what one gives up changes nothing for another.
    """
    game = replace(game, phase=Phase.SACRIFICE)
    return game if game.waiting else replace(game, phase=Phase.OVER)


def _give_up(game: Game, number: int, decision: GiveUp) -> Game:
    made = game.seats[number].decisions
    return _score(_with_seat(game, number, decisions=(*made, decision)))


def _with_seat(game: Game, number: int, **changes: object) -> Game:
    seat = replace(game.seats[number], **changes)  # type: ignore[arg-type]
    return replace(game, seats=(*game.seats[:number], seat, *game.seats[number + 1 :]))


def _without(cards: tuple[Region, ...], region: Region) -> tuple[Region, ...]:
    return tuple(card for card in cards if card != region)


def _ascending(cards: Iterable[Region]) -> tuple[Region, ...]:
    return tuple(sorted(cards, key=lambda card: card.exploration_time))
