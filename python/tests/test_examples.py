"""The programs in `python/examples` run, and say what is so."""

from __future__ import annotations

import importlib.util
import math
import statistics
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import polars as pl
import pytest

import elbowroom

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_balance_says_what_the_games_say(game: elbowroom.Game) -> None:
    table = example("balance").balance("greedy", 300, game, seed=3)
    assert sorted(table["tile"]) == sorted(set(game.races) | set(game.powers))
    run = elbowroom.simulate(["greedy"] * 2, 300, game=game, seed=3, replays=True)
    told = elbowroom.statistics(run.replays)
    rates = {}
    for kind, tiles in (("race", told.races), ("power", told.powers)):
        rates |= {(kind, name): rate for name, rate in zip(tiles[kind], tiles["win_rate"])}
    for row in table.iter_rows(named=True):
        assert row["win_rate"] == rates[row["kind"], row["tile"]]
        assert 0 <= row["low"] < row["win_rate"] < row["high"] <= 1
        verdict = "strong" if row["low"] > 0.5 else "weak" if row["high"] < 0.5 else ""
        assert row["verdict"] == verdict
    # So many games are enough to find some that differ, and few enough to leave others open.
    assert {"strong", ""} <= set(table["verdict"])


def test_intervals_are_those_of_the_engine(game: elbowroom.Game) -> None:
    """At 95 % for each tile alone, as `statistics` gives them."""
    run = elbowroom.simulate(["greedy"] * 2, 50, game=game, replays=True)
    races = elbowroom.statistics(run.replays).races.to_polars()
    z = statistics.NormalDist().inv_cdf(0.975)
    low, high = example("balance").wilson(pl.col("win_rate"), pl.col("seats"), z)
    ours = races.select(low.alias("low"), high.alias("high"), theirs="low", top="high")
    for row in ours.iter_rows(named=True):
        assert math.isclose(row["low"], row["theirs"], abs_tol=1e-4)
        assert math.isclose(row["high"], row["top"], abs_tol=1e-4)


def test_balance_runs_from_a_terminal(tmp_path: Path) -> None:
    def balance(*said: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(EXAMPLES / "balance.py"), *said]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)

    done = balance("--games", "30", "--players", "3", "--boxes", "cursed", "--csv", "tiles.csv")
    assert done.returncode == 0, done.stderr
    table = pl.read_csv(tmp_path / "tiles.csv")
    lines = done.stdout.splitlines()
    assert "an even share is 33.3%" in lines[0] and len(lines) == 2 + len(table)
    assert [line.split()[1] for line in lines[2:]] == table["tile"].to_list()
    wrong = balance("--bot", "nobody")
    assert wrong.returncode == 2 and wrong.stderr.startswith("balance: ")
    assert wrong.stderr.count("\n") == 1


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: path.stem)
def test_examples_are_typed(path: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
