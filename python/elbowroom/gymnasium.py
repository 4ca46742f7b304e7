"""The game as an environment of gymnasium, for one seat against bots: ``pip install elbowroom[gymnasium]``.

>>> from elbowroom.gymnasium import Against
>>> env = Against("greedy", players=2, seat=1)
>>> seen, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     action = int(seen["action_mask"].argmax())
...     seen, reward, ended, cut, info = env.step(action)
>>> reward, info["rank"]
(-1.0, 2)

It is registered, too, with the arguments of ``Against``:

>>> import gymnasium
>>> env = gymnasium.make("elbowroom.gymnasium:elbowroom/Against-v0", bot="random", players=3)
>>> env.action_space
Discrete(...)
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Optional, SupportsIndex, Union

import numpy as np
import numpy.typing as npt

from . import Bot, Error, Game, Luck, Refused, State

try:
    import gymnasium
    from gymnasium import spaces

    from . import _learn
except ImportError as _error:
    raise ImportError(
        f"elbowroom.gymnasium needs gymnasium: pip install elbowroom[gymnasium] ({_error})"
    ) from _error

__all__ = ["Against"]

#: What an action brings that is not legal: an exception, or the end of the game, lost.
ILLEGAL = ("raise", "lose")


class Against(gymnasium.Env[_learn.Seen, SupportsIndex]):
    """One seat of a game; bots play the others, and luck is answered inside.

    ``bot`` names the bot of all other seats, or one for each of them in their order. ``game`` takes a game made ready
    in the place of players, boxes and board. With ``illegal="lose"`` an action that is not legal ends the game with a
    reward of -1, for learners that know nothing of masks; otherwise it is ``elbowroom.Refused``, and nothing has
    changed.

    A seed decides everything unless a bot thinks by the clock, as ``search:0.5s`` does.

    >>> from elbowroom.gymnasium import Against
    >>> env = Against(["easy", "random"], players=3, boxes=["cursed"], render_mode="ansi")
    >>> seen, info = env.reset(seed=7)
    >>> print(env.render().splitlines()[0])
    round 1 of 10, seat 0: pick-combo
    >>> env.step(1)
    Traceback (most recent call last):
    elbowroom.Refused: ...
    """

    metadata: dict[str, Any] = {"render_modes": _learn.RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        bot: Union[str, Sequence[str]] = "greedy",
        players: Optional[int] = None,
        seat: int = 0,
        boxes: Optional[list[str]] = None,
        board: Optional[str] = None,
        render_mode: Optional[str] = None,
        *,
        game: Optional[Game] = None,
        illegal: str = "raise",
    ) -> None:
        _learn.check_render_mode(render_mode)
        self.render_mode = render_mode
        self.game = _learn.ready(players, boxes, board, game)
        seats = range(self.game.players)
        if seat not in seats:
            raise Error(f"seat: 0 to {seats[-1]} expected, found {seat}")
        if illegal not in ILLEGAL:
            raise Error(f"illegal: one of {', '.join(ILLEGAL)} expected, found {illegal}")
        others = [other for other in seats if other != seat]
        names = [bot] * len(others) if isinstance(bot, str) else list(bot)
        if len(names) != len(others):
            raise Error(f"bot: a name or {len(others)} of them expected, found {len(names)}")
        self.seat = seat
        self.illegal = illegal
        self._names = dict(zip(others, names))
        # A name that is not known is told at once.
        self._bots = {other: Bot(name, self.game) for other, name in self._names.items()}
        self._table: Optional[State] = None
        self.observation_space = _learn.observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.num_actions)

    @property
    def table(self) -> State:
        """The state of the game, with all its secrets."""
        if self._table is None:
            raise Error("no game is under way: reset first")
        return self._table

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[_learn.Seen, dict[str, Any]]:
        """Begins a game, and plays it until the seat must decide.

        ``options={"state": state}`` begins in a copy of a state of this game.
        """
        super().reset(seed=seed)
        table = _learn.begin(self.game, options)
        self._luck = Luck(self._draw())
        self._bots = {
            other: Bot(name, self.game, seed=self._draw()) for other, name in self._names.items()
        }
        self._table, self._lost = table, False
        self._go_on()
        if table.is_over:
            raise Error("state: the seat has nothing left to decide in it")
        return self._seen(), self._info()

    def step(
        self, action: SupportsIndex
    ) -> tuple[_learn.Seen, float, bool, bool, dict[str, Any]]:
        """Does the action of this number, and plays on until the seat must decide again or the game has ended."""
        if self.table.is_over or self._lost:
            raise Error("the game is over: reset first")
        try:
            self.table.apply(operator.index(action))
        except Refused as refusal:
            if self.illegal == "raise":
                raise
            self._lost = True
            return self._seen(), -1.0, True, False, {"refusal": str(refusal)}
        self._go_on()
        reward = float(self.table.returns()[self.seat])
        return self._seen(), reward, self.table.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, where learners ask for it by this name."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> Optional[str]:
        """The table as somebody sees it who only watches: printed, or as text with the mode ``ansi``."""
        return _learn.render(self.table, self.render_mode)

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))

    def _go_on(self) -> None:
        """Lets luck and bots play until the seat must decide or the game has ended."""
        table = self.table
        table.sample(self._luck)
        while (whose := table.current_seat) is not None and whose != self.seat:
            table.apply(self._bots[whose].choose(table))
            table.sample(self._luck)
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> _learn.Seen:
        return _learn.seen(self.table, self.seat)

    def _info(self) -> dict[str, Any]:
        """At the end how it ended."""
        if not self.table.is_over:
            return {}
        return {"coins": self.table.coins[self.seat], "rank": self.table.ranks[self.seat]}


gymnasium.register(id="elbowroom/Against-v0", entry_point="elbowroom.gymnasium:Against")
