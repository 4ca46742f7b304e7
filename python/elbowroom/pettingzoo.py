"""The game as an environment of PettingZoo, for all its seats: ``pip install elbowroom[pettingzoo]``.

>>> from elbowroom import pettingzoo
>>> env = pettingzoo.env(players=3, seed=1)
>>> env.reset()
>>> rewards = {}
>>> for agent in env.agent_iter():
...     seen, reward, ended, cut, info = env.last()
...     action = None if ended or cut else int(seen["action_mask"].argmax())
...     env.step(action)
...     if ended:
...         rewards[agent] = reward
>>> sorted(rewards), sum(rewards.values()) == 0
(['seat_0', 'seat_1', 'seat_2'], True)
"""

from __future__ import annotations

import operator
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

from . import Game, Luck, State

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped,unused-ignore]
    from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped,unused-ignore]
        OrderEnforcingWrapper,
    )

    from . import _learn
except ImportError as _error:
    raise ImportError(
        f"elbowroom.pettingzoo needs PettingZoo: pip install elbowroom[pettingzoo] ({_error})"
    ) from _error

__all__ = ["env", "raw_env"]


def env(
    players: Optional[int] = None,
    boxes: Optional[list[str]] = None,
    board: Optional[str] = None,
    seed: Optional[int] = None,
    render_mode: Optional[str] = None,
    *,
    game: Optional[Game] = None,
    max_cycles: Optional[int] = None,
) -> Any:
    """A game for all its seats, ``seat_0``, ``seat_1`` and so on, that objects to calls before the first ``reset``.

    ``game`` takes a game made ready in the place of players, boxes and board. ``seed`` is for the first ``reset``
    that names none. A game that has not ended after ``max_cycles`` decisions of all seats together is cut off.

    >>> from elbowroom import pettingzoo
    >>> env = pettingzoo.env(players=2, boxes=["cursed"], render_mode="ansi")
    >>> env.reset(seed=7)
    >>> env.possible_agents, env.agent_selection
    (['seat_0', 'seat_1'], 'seat_0')
    >>> print(env.render().splitlines()[0])
    round 1 of 10, seat 0: pick-combo
    """
    return OrderEnforcingWrapper(
        raw_env(players, boxes, board, seed, render_mode, game=game, max_cycles=max_cycles)
    )


class raw_env(AECEnv):  # type: ignore[misc,unused-ignore]
    """What ``env`` makes, without its objections.

    ``table`` is the state of the game, with all its secrets; observations are made from the view of their seat.
    """

    metadata: dict[str, Any] = {
        "name": "elbowroom_v0",
        "render_modes": _learn.RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 1,
    }
    table: State

    def __init__(
        self,
        players: Optional[int] = None,
        boxes: Optional[list[str]] = None,
        board: Optional[str] = None,
        seed: Optional[int] = None,
        render_mode: Optional[str] = None,
        *,
        game: Optional[Game] = None,
        max_cycles: Optional[int] = None,
    ) -> None:
        super().__init__()
        _learn.check_render_mode(render_mode)
        self.render_mode = render_mode
        self.game = _learn.ready(players, boxes, board, game)
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: _learn.observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents
        }
        self._luck = Luck(_learn.any_seed() if seed is None else seed)

    def observation_space(self, agent: str) -> spaces.Space[_learn.Seen]:
        """The bytes of ``observation``, and the ``action_mask``."""
        space: spaces.Space[_learn.Seen] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions of the game; ``action_space(agent).sample(mask)`` is one that is legal."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begins a game. A seed decides all luck from here on, without one it goes on as it was.

        ``options={"state": state}`` begins in a copy of a state of this game.
        """
        luck = self._luck if seed is None else Luck(seed)
        self.table = _learn.begin(self.game, options)
        self._luck = luck
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._decisions = 0
        self._go_on()

    def observe(self, agent: str) -> _learn.Seen:
        """What a seat may see now: ``observation``, and ``action_mask``, empty unless it must decide."""
        return _learn.seen(self.table, self._seats[agent])

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats see, one after the other: for training in one place, not for playing."""
        seats = range(self.game.players)
        return np.concatenate([self.table.view(seat).observation() for seat in seats])

    def step(self, action: Any) -> None:
        """Does the action of this number. One that is not legal is ``elbowroom.Refused``, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decisions += 1
        self._go_on()

    def render(self) -> Optional[str]:
        """The table as somebody sees it who only watches: printed, or as text with the mode ``ansi``."""
        return _learn.render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _go_on(self) -> None:
        """Lets luck answer; then somebody must decide, or the game has ended."""
        self.table.sample(self._luck)
        if self.table.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, seat in self._seats.items():
                self.rewards[agent] = float(self.table.returns()[seat])
                coins, rank = self.table.coins[seat], self.table.ranks[seat]
                self.infos[agent] = {"coins": coins, "rank": rank}
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.current_seat or 0]
            if self.max_cycles is not None and self._decisions >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()
