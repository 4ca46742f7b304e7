"""The environment of gymnasium: the check of that library, and what it shows, pays and refuses."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any, Optional

import gymnasium
import numpy as np
import pytest
from conftest import play, with_coins
from gymnasium.utils.env_checker import check_env

import elbowroom
from elbowroom.gymnasium import Against

SETUPS = [
    {"players": 2},
    {"players": 4, "boxes": ["all"], "seat": 2},
    {"players": 3, "bot": ["easy", "random"], "seat": 1},
    {"board": "s06-2p", "bot": "random"},
]


def to_the_end(
    env: Any, luck: elbowroom.Luck, seed: Optional[int] = None
) -> tuple[list[Any], float, dict[str, Any]]:
    """Plays at random; everything that was shown, the reward of the end and what is told there."""
    seen, info = env.reset(seed=seed)
    shown, ended = [], False
    while not ended:
        assert info == {}
        shown.append(seen)
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, cut, info = env.step(int(legal[luck.below(len(legal))]))
        assert not cut and (ended or reward == 0)
    return shown, reward, info


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_check_passes(setup: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """It says any number of the space, so that what is not legal must be a loss."""
    made = gymnasium.make("elbowroom/Against-v0", **setup, illegal="lose")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)
    # The mode `human` was tried, too.
    assert "column: " in capsys.readouterr().out


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_seed_decides(setup: dict[str, Any]) -> None:
    def games(seed: int) -> list[Any]:
        env, luck = Against(**setup), elbowroom.Luck(1)
        return [to_the_end(env, luck, seed), to_the_end(env, luck)]

    def same(a: list[Any], b: list[Any]) -> bool:
        pairs = [(x[name], y[name]) for x, y in zip(a, b) for name in x]
        return len(a) == len(b) and all((x == y).all() for x, y in pairs)

    ours, again, other = games(5), games(5), games(6)
    for (shown, *told), (shown_again, *told_again) in zip(ours, again):
        assert same(shown, shown_again) and told == told_again
    assert not same(ours[0][0], other[0][0])
    # A game that names no seed is another one.
    assert not same(ours[0][0], ours[1][0])


def test_what_an_end_brings() -> None:
    env = Against("random", players=3, seat=1)
    rewards = set()
    for seed in range(30):
        _, reward, info = to_the_end(env, elbowroom.Luck(seed), seed)
        assert env.table.is_over
        assert reward == pytest.approx(env.table.returns()[1])
        assert info == {"coins": env.table.coins[1], "rank": env.table.ranks[1]}
        rewards.add(round(reward, 6))
        with pytest.raises(elbowroom.Error, match="over"):
            env.step(0)
    assert {1.0, -0.5} <= rewards


def test_the_bots_that_are_named_play() -> None:
    """Bots that play well win against chance, and chance wins its share against chance."""

    def won(bot: str) -> int:
        env = Against(bot, players=2)
        return sum(to_the_end(env, elbowroom.Luck(seed), seed)[1] == 1 for seed in range(20))

    assert won("greedy") == 0 and won("random") > 4


def test_bots_vary_with_the_seed(state: elbowroom.State) -> None:
    """Also where luck has nothing to say: in the first thing that the first seat does."""
    env = Against("random", game=state.game, seat=1)
    said = len(state.history)
    first = set()
    for seed in range(10):
        env.reset(seed=seed, options={"state": state})
        first.add(env.table.history[said])
    assert len(first) > 2 and all(text.startswith("pick ") for text in first)


def test_each_seat_has_its_own_bot() -> None:
    env = Against(["greedy", "random"], players=3, seat=1)
    richer = 0
    for seed in range(15):
        to_the_end(env, elbowroom.Luck(seed), seed)
        richer += env.table.coins[0] > env.table.coins[2]
    assert richer >= 13


@pytest.mark.parametrize("setup", [{"players": 2}, {"players": 3, "boxes": ["all"]}], ids=str)
def test_coins_of_others_change_nothing_that_is_seen(setup: dict[str, Any]) -> None:
    game = elbowroom.Game(**setup)
    compared = 0
    for seed in range(8):
        state = play(game.start(), elbowroom.Luck(seed), 5 + 12 * seed)
        if state.is_over:
            continue
        seat = state.current_seat
        env = Against("random", game=game, seat=seat)

        def begin(coins: list[int]) -> dict[str, Any]:
            return env.reset(seed=1, options={"state": with_coins(state, coins)})[0]

        ours = begin(state.coins)
        rich = begin([held if i == seat else held + 7 + i for i, held in enumerate(state.coins)])
        own = begin([held + (i == seat) for i, held in enumerate(state.coins)])
        assert all((ours[name] == rich[name]).all() for name in ours)
        assert (own["observation"] != ours["observation"]).any()
        compared += 1
    assert compared >= 4


def test_masks_are_what_is_legal() -> None:
    env = Against("greedy", players=2)
    for _ in range(3):
        seen, _ = env.reset()
        for _ in range(10):
            legal = np.sort(env.table.legal_numbers())
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal.tolist()
            assert np.flatnonzero(env.action_masks()).tolist() == legal.tolist()
            assert env.table.current_seat == 0
            assert (seen["observation"] == env.table.view(0).observation()).all()
            seen, *_ = env.step(np.int64(legal[-1]))


@pytest.mark.parametrize(
    ("action", "kind", "words"),
    [
        ("end", elbowroom.Refused, "(B-20)"),
        (-1, elbowroom.Error, "expected"),
        (10**6, elbowroom.Error, "expected"),
        (None, TypeError, ""),
        ("pick 1", TypeError, ""),
        (4.0, TypeError, ""),
    ],
    ids=str,
)
def test_wrong_actions_are_refused(action: Any, kind: type, words: str) -> None:
    env = Against("greedy", players=2)
    env.reset(seed=1)
    before = env.table.copy()
    number = env.game.action("end").number if action == "end" else action
    with pytest.raises(kind) as told:
        env.step(number)
    assert words in str(told.value)
    assert env.table == before
    env.step(int(before.legal_numbers()[0]))
    assert env.table != before


def test_wrong_actions_can_lose_instead() -> None:
    env = Against("greedy", players=3, illegal="lose")
    env.reset(seed=1)
    _, reward, ended, cut, info = env.step(env.game.action("end").number)
    assert (reward, ended, cut) == (-1, True, False) and "(B-20)" in info["refusal"]
    with pytest.raises(elbowroom.Error, match="over"):
        env.step(4)
    # What is no action of the game at all stays an exception.
    env.reset(seed=1)
    with pytest.raises(elbowroom.Error, match="expected"):
        env.step(10**6)
    env.step(4)


@pytest.mark.parametrize(
    ("said", "kind", "words"),
    [
        ({"bot": "nobody"}, elbowroom.Error, "random"),
        ({"bot": ["easy"], "players": 3}, elbowroom.Error, "2 of them"),
        ({"players": 2, "seat": 2}, elbowroom.Error, "0 to 1"),
        ({"seat": -1}, elbowroom.Error, "0 to 1"),
        ({"players": 9}, elbowroom.BadSetup, "2 to 5"),
        ({"illegal": "ignore"}, elbowroom.Error, "raise, lose"),
        ({"render_mode": "rgb_array"}, elbowroom.Error, "human, ansi"),
        ({"players": 2, "game": elbowroom.Game()}, elbowroom.Error, "either"),
    ],
    ids=str,
)
def test_what_makes_no_environment(said: dict[str, Any], kind: type, words: str) -> None:
    with pytest.raises(kind, match=words):
        Against(**said)


def test_nothing_is_asked_before_a_game_begins() -> None:
    env = Against("greedy", players=2, render_mode="ansi")
    for ask in (lambda: env.step(4), env.render, env.action_masks):
        with pytest.raises(elbowroom.Error, match="reset first"):
            ask()


def test_many_at_once_as_gymnasium_does_it() -> None:
    envs = gymnasium.make_vec("elbowroom/Against-v0", num_envs=3, bot="random", players=2)
    seen, _ = envs.reset(seed=[1, 2, 3])
    for _ in range(20):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape == (3, elbowroom.Game(2).observation_size)
    envs.close()


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium"])
def test_a_library_is_asked_for_only_when_it_is_used(library: str) -> None:
    """Without it everything else works, and the words say what to install."""
    code = f"""
import sys
sys.modules[{library!r}] = None
import elbowroom
elbowroom.Game().start()
assert not {{"pettingzoo", "gymnasium"}} & {{name for name, what in sys.modules.items() if what}}
import elbowroom.{library}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: ") and f"pip install elbowroom[{library}]" in last
