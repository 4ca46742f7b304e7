"""What several tests need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import elbowroom


#: Runs only where somebody has the time: `cargo verify --long`.
long = pytest.mark.long

Mypy = Callable[..., "subprocess.CompletedProcess[str]"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not os.environ.get("ELBOWROOM_LONG"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="takes long"))


@pytest.fixture(scope="session")
def mypy(tmp_path_factory: pytest.TempPathFactory) -> Mypy:
    """The checker of types, which reads every library only once for all tests."""
    folder = tmp_path_factory.mktemp("mypy")

    def check(*said: str, cwd: Path = folder) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "mypy", "--cache-dir", str(folder / "cache"), *said]
        return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)

    return check


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
