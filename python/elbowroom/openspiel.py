"""The game for OpenSpiel: ``pip install elbowroom[openspiel]``. Importing this registers ``python_elbowroom``.

>>> from elbowroom import openspiel
>>> game = openspiel.load(players=3, boxes=["cursed"])
>>> str(game), game.num_players(), game.num_distinct_actions() == openspiel.rules(game).num_actions
('python_elbowroom(board=,boxes=cursed,open_coins=False,players=3)', 3, True)
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     if state.is_chance_node():
...         state.apply_action(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])
...     else:
...         state.apply_action(state.legal_actions()[0])
>>> round(sum(state.returns()), 6)
0.0
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from . import Error, Game, Outcome, State

try:
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
except ImportError as _error:
    raise ImportError(
        f"elbowroom.openspiel needs OpenSpiel: pip install elbowroom[openspiel] ({_error})"
    ) from _error

__all__ = ["ElbowroomGame", "ElbowroomObserver", "ElbowroomState", "load", "rules"]

#: What a game may be asked for, with what it is if nothing is said: as many players as the board wants, else two.
_PARAMETERS = {"players": 0, "boxes": "", "board": "", "open_coins": False}

_TYPE = pyspiel.GameType(
    short_name="python_elbowroom",
    long_name="Elbowroom",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)

#: Decisions of one game, beyond which it would be locked up. Random games of two need about a hundred.
_MOST_DECISIONS = 20_000

#: A race, a power or a face of the die: answers of fate are bytes.
_MOST_OUTCOMES = 256


def load(
    players: Optional[int] = None,
    boxes: Sequence[str] = (),
    board: Optional[str] = None,
    *,
    open_coins: bool = False,
) -> Any:
    """The game as ``pyspiel.load_game`` gives it: ``python_elbowroom(boxes=cursed+leaders,players=3)``."""
    said: dict[str, Any] = {"players": players, "boxes": "+".join(boxes), "board": board}
    said["open_coins"] = open_coins
    return pyspiel.load_game(
        _TYPE.short_name, {name: value for name, value in said.items() if value}
    )


def rules(game: Any) -> Game:
    """The ``elbowroom.Game`` that a game of OpenSpiel plays, whose ``num_actions`` are its actions."""
    table: State = game.new_initial_state().table
    return table.game


class ElbowroomGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """The game. Parameters: ``players``, ``boxes`` (joined by +), ``board`` (a name), ``open_coins``."""

    def __init__(self, params: Optional[Mapping[str, Any]] = None) -> None:
        said = dict(params or {})
        boxes = [name for name in str(said.get("boxes", "")).split("+") if name]
        switches = {"open_coins": True} if said.get("open_coins") else None
        game = Game(said.get("players") or None, boxes, said.get("board") or None, switches=switches)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=game.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, said)
        self._first = game.start()

    def new_initial_state(self) -> ElbowroomState:
        """The state before the first tile is drawn."""
        return ElbowroomState(self, self._first.copy())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Optional[Mapping[str, Any]] = None
    ) -> ElbowroomObserver:
        """What a seat sees, as numbers and as text."""
        if params:
            raise Error(f"no parameters of an observer expected, found {params}")
        return ElbowroomObserver(self._first.game, iig_obs_type)


class ElbowroomState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A state. ``table`` is the ``elbowroom.State``, with all its secrets."""

    def __init__(self, game: ElbowroomGame, table: State) -> None:
        super().__init__(game)
        self.table = table
        self._memory = _Memory(table)

    def current_player(self) -> Any:
        """The seat that must decide, chance, or that the game has ended."""
        if self.table.is_over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.table.current_seat
        return pyspiel.PlayerId.CHANCE if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """What the end is worth to each seat: they sum up to 0, and the only winner has 1. All 0 before."""
        worth: list[float] = self.table.returns().tolist()
        return worth

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What fate can answer, with the odds."""
        return [(outcome.answer, outcome.probability) for outcome in self.table.chance]

    def information_state_string(self, player: Optional[int] = None) -> str:
        """A number in words for everything that a seat has seen and said since the game began."""
        seat = self.table.current_seat if player is None else player
        return self._memory.of(self.table.game.players if seat is None else seat, self.history())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal_numbers().tolist())

    def _apply_action(self, action: int) -> None:
        _take(self.table, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return _named(self.table.chance, action)
        return self.table.game[action].text

    def __str__(self) -> str:
        return self.table.position()


class ElbowroomObserver:
    """What a seat sees. ``tensor`` holds the bytes of ``View.observation`` as numbers, ``dict`` its fields by name."""

    def __init__(self, game: Game, iig_obs_type: Any = None) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._recalls = bool(kind.perfect_recall)
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.observation_size, np.float32)
        self.dict = {
            name: self.tensor[first : first + int(np.prod(shape))].reshape(shape)
            for name, first, shape in game.observation_fields
        }

    def set_from(self, state: ElbowroomState, player: int) -> None:
        """Writes what a seat sees now. Everything it has seen before is only to be had as text."""
        if self._recalls:
            raise Error("what a seat remembers is only to be had as text")
        self.tensor[:] = state.table.view(player).observation()

    def string_from(self, state: ElbowroomState, player: int) -> str:
        """The position as a seat sees it, or a number for all it has seen."""
        if self._recalls:
            return state.information_state_string(player)
        return state.table.view(player).position()


class _Memory:
    """What each seat has seen and said since the beginning, told by one number each.

    Everything comes from the view of the seat, so two games that differ only in what is a secret of others are one.
    It is worked out when it is asked for, as far as it is not known yet.
    """

    def __init__(self, table: State) -> None:
        self._table = table.copy()
        self._known = 0
        self._seen = [b""] * table.game.players

    def of(self, seat: int, history: Sequence[int]) -> str:
        if not 0 <= seat < len(self._seen):
            raise Error(f"player: 0 to {len(self._seen) - 1} expected, found {seat}")
        for action in history[self._known :]:
            decided = self._table.current_seat
            _take(self._table, action)
            for each, view in enumerate(self._views()):
                said = action.to_bytes(4, "little") if each == decided else b""
                before = self._seen[each]
                self._seen[each] = hashlib.blake2b(before + said + view, digest_size=16).digest()
        self._known = len(history)
        return self._seen[seat].hex()

    def _views(self) -> Iterator[bytes]:
        for seat in range(len(self._seen)):
            yield self._table.view(seat).observation().tobytes()


def _take(table: State, action: int) -> None:
    """Answers for fate where it is asked, else decides."""
    if table.pending == "chance":
        table.answer(int(action))
    else:
        table.apply(int(action))


def _named(chance: Sequence[Outcome], answer: int) -> str:
    return next((each.text for each in chance if each.answer == answer), str(answer))


pyspiel.register_game(_TYPE, ElbowroomGame)
