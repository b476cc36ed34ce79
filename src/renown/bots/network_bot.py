"""What all bots share that ask a network."""

from abc import abstractmethod
from random import Random

from renown.bots.network.choosing import EVERY, value_moves
from renown.bots.network.layout import make_desk
from renown.bots.network.weights import Weights
from renown.bots.protocol import Bot
from renown.faraway import Action, Phase, View, best_decisions
from renown.fast.kernels import Cells
from renown.fast.unseen import seen_cells


class NetworkBot(Bot):
    """A bot that chooses among moves valued by a network.

    Args:
        random: Where its chance comes from.
        weights: The network.
    """

    def __init__(self, random: Random, weights: Weights) -> None:
        super().__init__(random)
        self._network = weights
        self._weights = weights[0]
        self._desk = make_desk(weights)

    def choose(self, view: View) -> Action:
        """Chooses the best move; in step 3 the Region and the Sanctuary are weighed together."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if view.seat is None:
            raise ValueError("A spectator plays no cards.")
        own = view.own
        if view.phase is Phase.SACRIFICE:
            # Nothing is hidden any more that matters: what gives most is known.
            return best_decisions(own.row, own.sanctuaries, own.decisions)[len(own.decisions)]
        cells = seen_cells(view)
        moves, _ = value_moves(cells, view.seat, self._weights, self._desk, EVERY)
        return view.legal_actions[self._pick(cells, view.seat, moves)]

    @abstractmethod
    def _pick(self, cells: Cells, seat: int, moves: int) -> int:
        """Picks a move.

        Args:
            cells: What the seat sees; the cards it does not see lie there in a fixed order.
            seat: The seat.
            moves: How many moves there are; they and their values lie on the desk.

        Returns:
            The number of its first action.
        """
