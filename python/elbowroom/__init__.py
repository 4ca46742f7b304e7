"""The board game Small World and its family: rules, opponents, statistics, and environments for learning.

Seats and regions count from 0, as places of an array do. Texts, positions and replays are those of the program, which
count seats from 1.

>>> import elbowroom
>>> game = elbowroom.Game(players=2)
>>> state = game.start()
>>> _ = state.sample(1)
>>> state.current_seat, [str(action) for action in state.legal()][:2]
(0, ['pick 1', 'pick 2'])
"""

from ._engine import (
    Action,
    BadFile,
    BadSetup,
    Best,
    Bot,
    Candidate,
    Error,
    Explanation,
    Game,
    Luck,
    Outcome,
    Refused,
    Replay,
    Run,
    State,
    Statistics,
    Table,
    VecEnv,
    View,
    __version__,
    boards,
    bots,
    boxes,
    simulate,
    statistics,
)

__all__ = [
    "Action",
    "BadFile",
    "BadSetup",
    "Best",
    "Bot",
    "Candidate",
    "Error",
    "Explanation",
    "Game",
    "Luck",
    "Outcome",
    "Refused",
    "Replay",
    "Run",
    "State",
    "Statistics",
    "Table",
    "VecEnv",
    "View",
    "__version__",
    "boards",
    "bots",
    "boxes",
    "simulate",
    "statistics",
]
