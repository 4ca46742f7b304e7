"""The environment of PettingZoo: the kit of that library, and what it shows, pays and refuses."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from conftest import play, with_coins
from pettingzoo.test import api_test, render_test, seed_test

import elbowroom
from elbowroom import pettingzoo

SETUPS = [
    {"players": 2},
    {"players": 5, "boxes": ["all"]},
    {"players": 3, "boxes": ["underground"]},
    {"board": "s06-2p"},
]


def to_the_end(env: Any, luck: elbowroom.Luck) -> dict[str, tuple[float, bool, dict[str, Any]]]:
    """Plays at random; what each seat is told as it leaves: reward, whether it was cut off, more."""
    left = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        if ended or cut:
            left[agent] = reward, cut, info
            env.step(None)
            continue
        assert reward == 0
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[luck.below(len(legal))]))
    return left


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_kit_passes(setup: dict[str, Any]) -> None:
    # Long enough to end and begin anew several times.
    api_test(pettingzoo.env(**setup, seed=1), num_cycles=500)
    seed_test(lambda: pettingzoo.env(**setup), num_cycles=500)


def test_the_kit_renders(capsys: pytest.CaptureFixture[str]) -> None:
    first = re.compile(r"round \d+ of 10, seat [01]: [a-z-]+\ncolumn: ")
    render_test(pettingzoo.env, {"ansi": first.match})
    assert capsys.readouterr().out.startswith("round 1 of 10, seat 0: pick-combo\ncolumn: ")


def test_the_seed_of_the_environment_is_that_of_its_first_game() -> None:
    def games(seed: int) -> list[list[int]]:
        env, luck, told = pettingzoo.env(players=3, seed=seed), elbowroom.Luck(1), []
        for _ in range(3):
            env.reset()
            to_the_end(env, luck)
            told.append(env.unwrapped.table.coins)
        return told

    assert games(4) == games(4) != games(5)
    assert len({str(coins) for coins in games(4)}) == 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_are_what_the_end_is_worth(players: int) -> None:
    env = pettingzoo.env(players=players)
    for seed in range(8):
        env.reset(seed=seed)
        left = to_the_end(env, elbowroom.Luck(seed))
        table = env.unwrapped.table
        assert sorted(left) == env.possible_agents and env.agents == []
        for seat, agent in enumerate(env.possible_agents):
            reward, cut, info = left[agent]
            assert reward == pytest.approx(table.returns()[seat]) and not cut
            assert info == {"coins": table.coins[seat], "rank": table.ranks[seat]}
        assert sum(reward for reward, _, _ in left.values()) == pytest.approx(0, abs=1e-6)
        assert max(left.values(), key=lambda told: told[0])[2]["rank"] == 1


def test_a_victory_that_is_shared_pays_its_share() -> None:
    env = pettingzoo.env(players=2)
    env.reset(seed=3)
    # The last decision of a game, with coins that make both seats equal.
    while True:
        before = env.unwrapped.table.copy()
        env.step(int(before.legal_numbers()[0]))
        if env.unwrapped.table.is_over:
            break
    last = int(before.legal_numbers()[0])
    ends = env.unwrapped.table.coins
    even = with_coins(before, [held + max(ends) - end for held, end in zip(before.coins, ends)])
    for change in (0, 1):
        coins = [even.coins[0] + change, even.coins[1]]
        env.reset(options={"state": with_coins(even, coins)})
        env.step(last)
        table = env.unwrapped.table
        assert table.is_over and table.coins[0] - table.coins[1] == change
        assert list(env.rewards.values()) == table.returns().tolist()
        if change:
            assert list(env.rewards.values()) == [1, -1]


def test_cycles_that_run_out_cut_the_game_off() -> None:
    env = pettingzoo.env(players=3, max_cycles=20)
    env.reset(seed=1)
    left = to_the_end(env, elbowroom.Luck(1))
    assert left == {agent: (0, True, {}) for agent in env.possible_agents}
    assert not env.unwrapped.table.is_over


@pytest.mark.parametrize("setup", SETUPS[:3], ids=str)
def test_coins_of_others_change_nothing_that_is_seen(setup: dict[str, Any]) -> None:
    game = elbowroom.Game(**setup)
    env, other = pettingzoo.env(game=game), pettingzoo.env(game=game)
    shown = 0
    for seed in range(5):
        state = play(game.start(), elbowroom.Luck(seed), 5 + 30 * seed)
        if state.is_over:
            continue
        env.reset(seed=1, options={"state": state})
        for seat, agent in enumerate(env.possible_agents):
            coins = [held if i == seat else held + 7 + i for i, held in enumerate(state.coins)]
            other.reset(seed=1, options={"state": with_coins(state, coins)})
            ours, theirs = env.observe(agent), other.observe(agent)
            assert ours.keys() == theirs.keys() == {"observation", "action_mask"}
            assert all((ours[name] == theirs[name]).all() for name in ours)
            assert env.infos == other.infos and env.last(observe=False) == other.last(observe=False)
            # What is seen of one's own coins does change.
            coins = [held + (i == seat) for i, held in enumerate(state.coins)]
            other.reset(seed=1, options={"state": with_coins(state, coins)})
            assert (other.observe(agent)["observation"] != ours["observation"]).any()
            assert ours["action_mask"].any() == (agent == env.agent_selection)
            shown += 1
    assert shown >= 2 * game.players


def test_what_is_shown_of_the_table_has_no_secret() -> None:
    state = play(elbowroom.Game(3).start(), elbowroom.Luck(2), 60)
    env = pettingzoo.env(players=3, render_mode="ansi")
    texts = []
    for more in (0, 9):
        env.reset(options={"state": with_coins(state, [held + more for held in state.coins])})
        texts.append(env.render())
    assert texts[0] == texts[1] and texts[0].count(": ? coins") == 3
    assert " tokens" in texts[0] and "lost tribe" in texts[0]


def test_the_global_view_is_that_of_all_seats() -> None:
    env = pettingzoo.env(players=3)
    env.reset(seed=1)
    rows = env.state().reshape(3, -1)
    for agent, row in zip(env.agents, rows):
        assert (env.observe(agent)["observation"] == row).all()


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
    env = pettingzoo.env(players=2)
    env.reset(seed=1)
    before = env.unwrapped.table.copy()
    number = env.unwrapped.game.action("end").number if action == "end" else action
    with pytest.raises(kind) as told:
        env.step(number)
    assert words in str(told.value)
    assert env.unwrapped.table == before and env.agent_selection == "seat_0"
    env.step(int(before.legal_numbers()[0]))
    assert env.unwrapped.table != before


def test_what_makes_no_environment() -> None:
    with pytest.raises(elbowroom.BadSetup, match="2 to 5"):
        pettingzoo.env(players=9)
    with pytest.raises(elbowroom.Error, match="human, ansi"):
        pettingzoo.env(render_mode="rgb_array")
    with pytest.raises(elbowroom.Error, match="either"):
        pettingzoo.env(players=2, game=elbowroom.Game())
    with pytest.raises(OverflowError):
        pettingzoo.env(seed=-1)


def test_states_that_no_game_can_begin_in(game: elbowroom.Game) -> None:
    env = pettingzoo.env(game=game)
    ended = play(game.start(), elbowroom.Luck(1))
    for state in (ended, elbowroom.Game(3).start(), "x"):
        with pytest.raises((elbowroom.Error, TypeError), match="state: "):
            env.reset(options={"state": state})
    own = game.start()
    env.reset(seed=1, options={"state": own})
    # The state that was given stays as it was.
    assert own == game.start() and env.unwrapped.table != own


def test_nothing_is_asked_before_a_game_begins() -> None:
    env = pettingzoo.env(players=2)
    with pytest.raises(AttributeError, match="reset"):
        env.agents
    with pytest.raises(Exception, match="reset"):
        env.step(4)
