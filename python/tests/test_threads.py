"""Several threads at once: everything is done, or an exception says why not."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from conftest import play

import elbowroom


def together(task: Callable[[int], object], threads: int = 6) -> list[object]:
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(task, range(threads)))


def test_one_environment_in_many_threads() -> None:
    env = elbowroom.VecEnv(128, seed=1)

    def step(_: int) -> tuple[int, int]:
        done = refused = 0
        for _ in range(60):
            try:
                env.rollout(3)
                done += 1
            except elbowroom.Error as told:
                assert "another thread" in str(told)
                refused += 1
        return done, refused

    told = together(step)
    assert env.decisions == sum(done for done, _ in told) * 3 * 128
    for i in range(128):
        assert (env.observations[i] == env.state(i).observation()).all()


def test_one_bot_in_many_threads(game: elbowroom.Game) -> None:
    bot = elbowroom.Bot("search:30", game, seed=1)
    states = [play(game.start(), elbowroom.Luck(seed), 10) for seed in range(6)]
    chosen = together(lambda i: bot.choose(states[i]))
    assert all(action in state.legal() for action, state in zip(chosen, states))


def test_one_state_in_many_threads(game: elbowroom.Game) -> None:
    state = game.start()
    state.sample(1)

    def act(seed: int) -> int:
        luck = elbowroom.Luck(seed)
        acted = 0
        for _ in range(40):
            try:
                legal = state.legal()
                if not legal:
                    break
                state.apply(legal[luck.below(len(legal))])
                acted += 1
                state.sample(luck)
            except (elbowroom.Refused, RuntimeError):
                pass
        return acted

    acted = sum(together(act))
    words = ("pick", "conquer", "end", "decline", "place", "abandon", "roll", "ready", "leave")
    assert acted > 0 and elbowroom.Replay(state.replay().text()).end == state
    assert sum(text.startswith(words) for text in state.history) <= acted


def test_long_work_lets_others_run(game: elbowroom.Game) -> None:
    beats = []
    done = threading.Event()

    def beat() -> None:
        while not done.is_set():
            beats.append(time.monotonic())
            time.sleep(0.005)

    thread = threading.Thread(target=beat)
    thread.start()
    began = time.monotonic()
    elbowroom.Bot("search:400", game).choose(play(game.start(), elbowroom.Luck(1), 10))
    elbowroom.VecEnv(64).rollout(2000)
    elbowroom.simulate(["greedy"], 60)
    ended = time.monotonic()
    done.set()
    thread.join()
    during = [at for at in beats if began < at < ended]
    assert len(during) > 3
