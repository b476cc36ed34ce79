"""The bot `greedy`."""

from renown.bots.protocol import Bot
from renown.faraway import (
    Action,
    Explore,
    GiveUp,
    Keep,
    Place,
    Region,
    Sanctuary,
    Take,
    View,
    as_sacrifices,
    best_decisions,
    score_cards,
)


class GreedyBot(Bot):
    """Takes what gives most fame as its row stands, without a thought for later rounds.

    Args:
        random: What chooses between actions that give the same.
    """

    def choose(self, view: View) -> Action:
        """Chooses the action after which the row would score most."""
        fame = {action: _fame_after(view, action) for action in view.legal_actions}
        most = max(fame.values())
        return self._random.choice([action for action in fame if fame[action] == most])


def _fame_after(view: View, action: Action) -> int:
    """Scores the seat's cards as if the action were the last of the game.

    A Region taken from the river counts as if it were played next; of three Regions kept, each
    counts as if it were played first.
    """
    match action:
        case Explore(region) | Take(region):
            return _fame(view, (region,), ())
        case Place(sanctuary):
            return _fame(view, (), (sanctuary,))
        case Keep(regions):
            return sum(_fame(view, (region,), ()) for region in regions)
        case GiveUp():
            own = view.own
            decisions = best_decisions(own.row, own.sanctuaries, (*own.decisions, action))
            return score_cards(own.row, own.sanctuaries, as_sacrifices(decisions)).total


def _fame(view: View, regions: tuple[Region, ...], sanctuaries: tuple[Sanctuary, ...]) -> int:
    own = view.own
    return score_cards(own.row + regions, own.sanctuaries + sanctuaries).total
