"""The bot `cmd:COMMAND`: a program of anybody's, in any language (docs/bot-protocol.md)."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from shlex import join
from threading import RLock
from time import monotonic

from renown.bots.faults import Fault, FaultKind, LostTurnError
from renown.bots.messages import (
    PROTOCOL,
    MessageError,
    bye,
    game_over,
    hello,
    new_game,
    quote,
    read_answer,
    read_hello,
    turn,
)
from renown.bots.program import Program
from renown.bots.protocol import Bot, BotError
from renown.faraway import Action, View

TURN_SECONDS = 5.0
"""How long a program may take for a turn."""

HELLO_SECONDS = 20.0
"""How long it may take from its start to its hello."""

DEADLINES_MISSED = 3
"""How many missed deadlines end the game for a program, so that no game is endless."""

_GRACE = 0.05
"""Seconds for which closing waits for a thread that asks the program, before it is killed."""


class ProgramError(BotError):
    """A program cannot be started, or does not say hello."""


class ProgramBot(Bot):
    """Asks a program, which is started when it is needed and holds out over many games.

    Whatever the program does wrong costs it the turn, which goes to the first legal action. A
    program that has ended is not started again before the next game, and loses all turns till then.

    Args:
        random: Where the seed of a game comes from that nobody has begun.
        command: The program and its arguments.
        turn_seconds: How long it may take for a turn.
        hello_seconds: How long it may take from its start to its hello.
    """

    def __init__(
        self,
        random: Random,
        command: Sequence[str],
        *,
        turn_seconds: float = TURN_SECONDS,
        hello_seconds: float = HELLO_SECONDS,
    ) -> None:
        super().__init__(random)
        self._command = command
        self._turn_seconds = turn_seconds
        self._hello_seconds = hello_seconds
        self._program: Program | None = None
        self._turn = 0
        self._lost_turns: set[int] = set()
        self._new_game = b""
        self._is_held_over = False
        self._missed = 0
        self._final_fault: Fault | None = None
        self._faults: list[Fault] = []
        self._in_use = RLock()

    @property
    def faults(self) -> Sequence[Fault]:
        """How the program lost turns in this game so far, a fault for each turn."""
        return tuple(self._faults)

    def prepare(self) -> None:
        """Starts the program.

        Raises:
            ProgramError: It cannot be started, or does not say hello.
        """
        with self._in_use:
            try:
                self._started()
            except LostTurnError as lost:
                self._stop()
                raise ProgramError(f"“{join(self._command)}” cannot play. {lost}") from None

    def begin(self, view: View, seed: int) -> None:
        """Tells the program that a game begins."""
        super().begin(view, seed)
        with self._in_use:
            self._missed = 0
            self._final_fault = None
            self._faults = []
            self._is_held_over = self._program is not None
            self._new_game = new_game(view, seed)
            try:
                self._started().send(self._new_game)
            except LostTurnError as lost:
                self._leave(lost.fault)

    def choose(self, view: View) -> Action:
        """Asks the program; without a good answer, takes the first legal action."""
        with self._in_use:
            try:
                return self._ask(view)
            except LostTurnError as lost:
                self._faults.append(lost.fault)
                self._lost_turns.add(self._turn)
                if lost.is_final:
                    self._leave(lost.fault)
        return view.legal_actions[0]

    def end(self, view: View) -> None:
        """Tells the program how the game ended."""
        with self._in_use:
            self._new_game = b""
            if self._program:
                with suppress(LostTurnError):
                    self._program.send(game_over(view))

    def close(self) -> None:
        """Lets the program end; one that another thread is asking is killed, and loses its turn."""
        while not self._in_use.acquire(timeout=_GRACE):
            if program := self._program:
                program.kill()
        try:
            if self._program:
                self._program.dismiss(bye())
            self._stop()
        finally:
            self._in_use.release()

    def _started(self) -> Program:
        """Gives the running program.

        Raises:
            LostTurnError: There is none to be had.
        """
        if self._program:
            return self._program
        self._program = Program(self._command)
        self._program.send(hello())
        try:
            answer = read_hello(self._program.read_line(monotonic() + self._hello_seconds))
        except TimeoutError:
            detail = f"It did not say hello within {self._hello_seconds:g} seconds."
            raise LostTurnError(Fault(FaultKind.SILENT, detail), is_final=True) from None
        except MessageError as fault:
            detail = f"It did not say hello. {fault}"
            raise LostTurnError(Fault(FaultKind.GARBLED, detail), is_final=True) from None
        if answer.protocol != PROTOCOL:
            detail = f"It speaks protocol {answer.protocol}; this is protocol {PROTOCOL}."
            raise LostTurnError(Fault(FaultKind.GARBLED, detail), is_final=True)
        return self._program

    def _ask(self, view: View) -> Action:
        if not self._new_game:
            self.begin(view, self._random.getrandbits(32))
        if self._final_fault:
            raise LostTurnError(self._final_fault, is_final=True)
        is_held_over, self._is_held_over = self._is_held_over, False
        try:
            return self._ask_once(view)
        except LostTurnError as lost:
            if not is_held_over or lost.fault.kind is not FaultKind.DEAD:
                raise
        # It has ended with an earlier game, which is nothing that it does wrong in this one.
        self._stop()
        self._started().send(self._new_game)
        return self._ask_once(view)

    def _ask_once(self, view: View) -> Action:
        program = self._started()
        self._turn += 1
        deadline = monotonic() + self._turn_seconds
        program.send(turn(self._turn, self._turn_seconds, view))
        try:
            return self._read_action(program, view, deadline)
        except TimeoutError:
            self._missed += 1
            detail = f"It did not answer within {self._turn_seconds:g} seconds"
            if self._missed < DEADLINES_MISSED:
                raise LostTurnError(Fault(FaultKind.SLOW, f"{detail}.")) from None
            detail += f", {DEADLINES_MISSED} times in this game, and was stopped."
            raise LostTurnError(Fault(FaultKind.SLOW, detail), is_final=True) from None
        except MessageError as fault:
            raise LostTurnError(Fault(FaultKind.GARBLED, str(fault))) from None

    def _read_action(self, program: Program, view: View, deadline: float) -> Action:
        answer = read_answer(program.read_line(deadline))
        while answer.turn in self._lost_turns:
            # It comes too late, and has cost its turn already.
            self._lost_turns.remove(answer.turn)
            answer = read_answer(program.read_line(deadline))
        if answer.turn != self._turn:
            detail = f"It answered turn {answer.turn} when asked turn {self._turn}."
            raise LostTurnError(Fault(FaultKind.ILLEGAL, detail))
        for action in view.legal_actions:
            if answer.action == str(action):
                return action
        detail = f"It answered {quote(answer.action)}, which is not among its actions."
        raise LostTurnError(Fault(FaultKind.ILLEGAL, detail))

    def _leave(self, fault: Fault) -> None:
        """Takes the program out of this game."""
        self._final_fault = fault
        self._stop()

    def _stop(self) -> None:
        if self._program:
            self._program.end()
        self._program = None
        self._lost_turns.clear()
