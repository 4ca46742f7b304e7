"""What a bot would do in a position, and between which turns it chose."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import play

import elbowroom


@pytest.mark.parametrize("setup", [{}, {"players": 4, "boxes": ["all"]}], ids=str)
@pytest.mark.parametrize("bot", ["search:120", "by-hand:60", "planner"])
def test_turns_that_were_compared(setup: dict, bot: str) -> None:
    game = elbowroom.Game(**setup)
    compared = 0
    for seed in range(4):
        state = play(game.start(), elbowroom.Luck(seed), 2 + 25 * seed)
        if state.is_over:
            continue
        before = state.copy()
        best = state.best(bot, seed=seed)
        assert state == before and state.history == before.history
        assert (best.seat, best.bot) == (state.current_seat, bot) and best.reason
        assert best.action in state.legal()
        assert best.action == elbowroom.Bot(bot, game, seed).choose(state)
        compared += len(best.candidates)
        for candidate in best.candidates:
            assert len(candidate.coins) == game.players and 0 <= candidate.share <= 1
            # Each can be played as it stands.
            after = state.copy()
            for action in candidate.actions:
                after.apply(action)
            assert len(candidate.actions) > 0
        if best.candidates:
            assert best.candidates[0].actions[0] == best.action
            shares = [candidate.share for candidate in best.candidates]
            assert max(shares) == shares[0] and sum(shares) <= 1 + 1e-6
    assert compared > 10


def test_bots_that_compare_nothing(state: elbowroom.State) -> None:
    best = state.best("greedy")
    assert best.candidates == [] and best.action in state.legal() and best.reason


def test_a_level_is_asked_if_none_is_named(state: elbowroom.State) -> None:
    best = state.best()
    assert best.bot == "hard" and len(best.candidates) > 1
    assert best.action == state.best("hard", seed=1).action


def test_positions_are_asked_like_games(state: elbowroom.State) -> None:
    position = elbowroom.State.from_position(state.position())
    ours, theirs = state.best("search:100", 4), position.best("search:100", 4)
    assert repr(ours) == repr(theirs)
    assert [repr(each) for each in ours.candidates] == [repr(each) for each in theirs.candidates]


def test_many_threads_ask_at_once(game: elbowroom.Game) -> None:
    states = [play(game.start(), elbowroom.Luck(seed), 12) for seed in range(3)] * 4
    alone = [repr(state.best("search:60").candidates) for state in states[:3]]
    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(lambda state: repr(state.best("search:60").candidates), states))
    assert told == alone * 4


def test_what_cannot_be_asked(game: elbowroom.Game, state: elbowroom.State) -> None:
    with pytest.raises(elbowroom.Error, match="one of random, greedy.* found `nobody`"):
        state.best("nobody")
    with pytest.raises(elbowroom.Error, match="found `search:0`"):
        state.best("search:0")
    for wrong in (3, b"hard", ["hard"], elbowroom.Bot("greedy", game)):
        with pytest.raises(TypeError):
            state.best(wrong)
    with pytest.raises(OverflowError):
        state.best("greedy", seed=-1)
    for nobody in (game.start(), play(game.start(), elbowroom.Luck(1))):
        with pytest.raises(elbowroom.Error, match="nobody has to decide"):
            nobody.best("greedy")
