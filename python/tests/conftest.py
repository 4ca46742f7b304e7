"""What several tests need."""

from __future__ import annotations

import json

import pytest

import elbowroom


@pytest.fixture(scope="session")
def game() -> elbowroom.Game:
    return elbowroom.Game(players=2)


@pytest.fixture
def state(game: elbowroom.Game) -> elbowroom.State:
    """A game in which the first seat must pick."""
    state = game.start()
    state.sample(1)
    return state


def play(state: elbowroom.State, luck: elbowroom.Luck, decisions: int = 10_000) -> elbowroom.State:
    """Plays at random, to the end or for so many decisions."""
    state.sample(luck)
    while not state.is_over and decisions > 0:
        legal = state.legal()
        state.apply(legal[luck.below(len(legal))])
        state.sample(luck)
        decisions -= 1
    return state


def with_coins(state: elbowroom.State, coins: list[int]) -> elbowroom.State:
    """The same with other coins."""
    position = json.loads(state.position())
    for row, held in zip(position["seats"], coins):
        row["coins"] = held
    return elbowroom.State.from_position(json.dumps(position))
