"""Many games at once: the same games as one by one, in arrays."""

from __future__ import annotations

import numpy as np
import pytest

import elbowroom
from elbowroom import VecEnv


def test_many_games_are_played_like_one() -> None:
    """A game that is stepped in arrays is the one that states play, to its end and into the next."""
    env = VecEnv(3, players=3, seed=4)
    games = [env.state(i) for i in range(3)]
    ended = 0
    while ended < 6:
        actions = env.sample().copy()
        env.step(actions)
        for i, state in enumerate(games):
            state.apply(int(actions[i]))
            if env.dones[i]:
                # What fate drew last is no secret of the last decision: the end is reached without it or not at all.
                assert state.is_over or state.pending == "chance"
                state.sample(1)
                assert state.is_over
                assert env.rewards[i].tolist() == pytest.approx(state.returns().tolist())
                assert env.scores[i].tolist() == state.coins
                ended += 1
                games[i] = env.state(i)
                assert games[i].round == 1
                continue
            assert not env.rewards[i].any()
            after = env.state(i)
            if state.pending == "chance":
                games[i] = after
            else:
                assert state == after
    assert env.finished == ended


def test_the_seed_decides_and_threads_do_not() -> None:
    def played(threads: int, seed: int) -> list[np.ndarray]:
        env = VecEnv(37, seed=seed, threads=threads)
        for _ in range(40):
            env.step(env.sample())
        env.rollout(50)
        return [env.observations.copy(), env.masks.copy(), env.seats.copy(), env.scores.copy()]

    one = played(1, 5)
    for threads in (2, 3, 64):
        assert all((a == b).all() for a, b in zip(one, played(threads, 5)))
    assert not all((a == b).all() for a, b in zip(one, played(1, 6)))


def test_a_reset_begins_anew() -> None:
    env = VecEnv(4, seed=3)
    first = env.observations.copy(), env.masks.copy()
    for _ in range(200):
        env.step_random()
    env.reset(3)
    assert (env.observations == first[0]).all() and (env.masks == first[1]).all()
    assert not env.dones.any() and not env.rewards.any()


def test_arrays_are_written_in_place() -> None:
    env = VecEnv(4, seed=3)
    before = {name: getattr(env, name) for name in ("observations", "masks", "seats", "rewards")}
    for _ in range(30):
        env.step(env.sample())
    for name, array in before.items():
        assert getattr(env, name) is array


def test_packed_masks_say_the_same() -> None:
    wide, packed = VecEnv(4, seed=3), VecEnv(4, seed=3, packed=True)
    size = wide.game.num_actions
    assert packed.masks.shape == (4, (size + 7) // 8)
    for _ in range(120):
        unpacked = np.unpackbits(packed.masks, axis=1, count=size, bitorder="little")
        assert (unpacked == wide.masks).all()
        actions = wide.sample()
        packed.step(actions)
        wide.step(actions)


def test_what_is_not_wanted_is_not_written() -> None:
    env = VecEnv(4, seed=3, observations=False, masks=False)
    assert env.observations is None and env.masks is None
    wide = VecEnv(4, seed=3)
    for _ in range(150):
        actions = env.sample()
        assert (actions == wide.sample()).all()
        env.step(actions)
        wide.step(actions)
        assert (env.seats == wide.seats).all()
    env.rollout(20)
    wide.rollout(20, show=False)
    for i in range(4):
        assert env.state(i) == wide.state(i)
        assert (wide.masks[i] == wide.state(i).mask()).all()
        assert (wide.observations[i] == wide.state(i).observation()).all()


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.int16, np.uint32, np.uint16])
def test_whole_numbers_of_any_width_are_actions(kind: type) -> None:
    env = VecEnv(4, seed=3)
    for _ in range(20):
        env.step(env.sample().astype(kind))
    strided = np.repeat(env.sample(), 2).astype(kind)[::2]
    env.step(strided)
    assert env.decisions == 84


def test_samples_are_legal_and_various() -> None:
    env = VecEnv(200, seed=3)
    actions = env.sample()
    assert env.masks[np.arange(200), actions].all()
    assert len(set(actions.tolist())) > 3


@pytest.mark.parametrize("board", elbowroom.boards())
def test_every_action_of_every_board_has_a_number(board: str) -> None:
    """Every box that goes with a board, too: what is legal is always in the action space."""
    players = int(board[-2])
    played = 0
    for boxes in ([], ["all", "base", "underground"], ["necromancer"]):
        seats = players + boxes.count("necromancer")
        try:
            game = elbowroom.Game(seats, boxes, board)
        except elbowroom.BadSetup as told:
            assert boxes, told
            continue
        played += 1
        env = VecEnv(3, game=game, seed=1)
        for _ in range(150):
            assert (env.sample() >= 0).all()
            env.step(env.choices)
    assert played > 0
