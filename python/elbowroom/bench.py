"""How fast games are stepped from Python, on one core.

Rates are decisions in a second of the processor, so that they say little about what else the machine does.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from . import Game, VecEnv

#: What an environment writes: observations, and masks.
SHEETS = {
    "observations and masks": (True, True),
    "masks": (False, True),
    "nothing": (False, False),
}


def rate(env: VecEnv, play: Callable[[], object], seconds: float) -> float:
    """Decisions in a second, while something is done again and again for so long."""
    play()
    before, began = env.decisions, time.process_time()
    while time.process_time() < began + seconds:
        for _ in range(10):
            play()
    return (env.decisions - before) / (time.process_time() - began)


def bench(game: Game, games: int = 256, seconds: float = 2.0) -> dict[str, dict[str, float]]:
    """Decisions in a second by what is written and how the games are stepped.

    ``given``: Python hands the actions over, an array for every step. ``random``: a step of all games in one call,
    with random actions. ``rollout``: many steps in one call.
    """
    told = {}
    for name, (observations, masks) in SHEETS.items():
        env = VecEnv(games, game=game, seed=1, observations=observations, masks=masks)

        def given(env: VecEnv = env) -> None:
            env.step(env.sample())

        def rollout(env: VecEnv = env) -> None:
            env.rollout(20)

        told[name] = {
            "given": rate(env, given, seconds),
            "random": rate(env, env.step_random, seconds),
            "rollout": rate(env, rollout, seconds),
        }
    return told
