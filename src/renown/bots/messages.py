"""The lines exchanged with a program; docs/bot-protocol.md describes them."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias, TypeVar

import msgspec

from renown.faraway import Card, SeatView, View

PROTOCOL = 1
"""The version of the protocol."""


_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**32)]


class Hello(msgspec.Struct):
    """A program's answer to the greeting.

    Attributes:
        protocol: The version of the protocol it speaks.
    """

    protocol: _Number


class Answer(msgspec.Struct):
    """A program's answer to a turn.

    Attributes:
        turn: The number of the turn.
        action: The text form of the action.
    """

    turn: _Number
    action: str


class MessageError(ValueError):
    """A line is not what a program may answer; the message is a sentence."""


def hello() -> bytes:
    """Writes the greeting."""
    return _line({"type": "hello", "protocol": PROTOCOL})


def new_game(view: View, seed: int) -> bytes:
    """Writes that a game begins, or that one goes on which the program has not seen before."""
    return _line({"type": "new_game", "seed": seed, "view": _view(view)})


def turn(number: int, seconds: float, view: View) -> bytes:
    """Writes that the program's seat is to act.

    Args:
        number: The turn's number, which the answer bears too.
        seconds: How much time there is for the answer.
        view: What the seat may see.
    """
    return _line(
        {
            "type": "turn",
            "turn": number,
            "seconds": seconds,
            "view": _view(view),
            "actions": [str(action) for action in view.legal_actions],
        }
    )


def game_over(view: View) -> bytes:
    """Writes how a game ended."""
    fame = [seat.sheet().total for seat in view.seats]
    return _line({"type": "game_over", "fame": fame, "view": _view(view)})


def bye() -> bytes:
    """Writes that there is nothing more to play."""
    return _line({"type": "bye"})


def read_hello(line: bytes) -> Hello:
    """Reads the answer to the greeting.

    Raises:
        MessageError: The line is none.
    """
    return _read(line, _hello_decoder)


def read_answer(line: bytes) -> Answer:
    """Reads the answer to a turn.

    Raises:
        MessageError: The line is none.
    """
    return _read(line, _answer_decoder)


def quote(text: str, most: int = 80) -> str:
    """Quotes what a program wrote, so that it can be shown anywhere."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[:most])
    return f"“{shown}…”" if len(text) > most else f"“{shown}”"


Message = TypeVar("Message", Hello, Answer)

_hello_decoder = msgspec.json.Decoder(Hello)
_answer_decoder = msgspec.json.Decoder(Answer)


def _read(line: bytes, decoder: msgspec.json.Decoder[Message]) -> Message:
    try:
        text = line.decode()
    except UnicodeDecodeError:
        raise MessageError("It wrote a line that is not text in UTF-8.") from None
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as fault:
        raise MessageError(f"It wrote {quote(text)}: {fault}.") from None
    except msgspec.DecodeError:
        raise MessageError(f"It wrote {quote(text)}, which is not JSON.") from None
    except RecursionError:
        raise MessageError("It wrote a line that is nested too deeply.") from None


def _line(message: dict[str, object]) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _view(view: View) -> dict[str, object]:
    """Puts a view into plain values: cards are their ids, decisions their text forms."""
    return {
        "seat": view.seat,
        "setup": view.setup,
        "sets": view.sets,
        "round": view.round,
        "phase": view.phase,
        "waiting": view.waiting,
        "order": view.order,
        "seats": [_seat(seat) for seat in view.seats],
        "river": _ids(view.river),
        "departed": _ids(view.departed),
        "region_deck": view.region_deck,
        "sanctuary_deck": view.sanctuary_deck,
        "hand": _ids(view.hand),
        "chosen": view.chosen and view.chosen.id,
        "kept": _ids(view.kept),
        "drawn": _ids(view.drawn),
    }


def _seat(seat: SeatView) -> dict[str, object]:
    return {
        "row": _ids(seat.row),
        "sanctuaries": _ids(seat.sanctuaries),
        "hand_size": seat.hand_size,
        "taken": _ids(seat.taken),
        "drawn": seat.drawn,
        "due": seat.due,
        "has_chosen": seat.has_chosen,
        "decisions": [str(decision) for decision in seat.decisions],
    }


def _ids(cards: Sequence[Card]) -> list[str]:
    return [card.id for card in cards]
