"""The programs in `python/examples` run, and say what is so."""

from __future__ import annotations

import importlib.util
import math
import statistics
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import polars as pl
import pytest
from conftest import Mypy, long

import elbowroom

EXAMPLES = Path(__file__).parents[1] / "examples"
TILES = Path(__file__).parents[2] / "examples" / "tiles"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    # Data classes look their module up.
    sys.modules[name] = module
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
    said = ["--games", "30", "--players", "3", "--boxes", "cursed", "--csv", "tiles.csv"]
    done = run("balance", *said, into=tmp_path)
    assert done.returncode == 0, done.stderr
    table = pl.read_csv(tmp_path / "tiles.csv")
    lines = done.stdout.splitlines()
    assert "an even share is 33.3%" in lines[0] and len(lines) == 2 + len(table)
    assert [line.split()[1] for line in lines[2:]] == table["tile"].to_list()
    wrong = run("balance", "--bot", "nobody", into=tmp_path)
    assert wrong.returncode == 2 and wrong.stderr.startswith("balance: ")
    assert wrong.stderr.count("\n") == 1


def run(name: str, *said: str, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *said]
    return subprocess.run(command, capture_output=True, text=True, cwd=into, check=False)


def test_an_agent_learns_to_beat_a_greedy_one_that_slips(game: elbowroom.Game) -> None:
    """One in four actions of the opponent is any legal one: untrained the agent loses to it, trained it wins."""
    train = example("train")
    fits = []
    agent = train.train(game, 60, 4, told=lambda *said: fits.append(said[-1]))
    assert len(fits) == 4 and min(fits) > 0.4
    _, _, untrained = train.duel(train.Agent(game), 0.25, 60)
    _, trained, _ = train.duel(agent, 0.25, 160)
    assert untrained < 0.5 < trained


@long
def test_an_agent_learns_more_from_more_games(game: elbowroom.Game) -> None:
    """One in five actions is a slip, which is too few for the small one to be sure of winning."""
    train = example("train")
    agent = train.train(game, 200, 6)
    _, low, _ = train.duel(agent, 0.2, 400)
    assert low > 0.55


def test_training_runs_from_a_terminal(tmp_path: Path) -> None:
    small = ["--games", "4", "--generations", "2", "--duels", "4"]
    done, again = (run("train", *small, "--save", "agent.npz", into=tmp_path) for _ in range(2))
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if "trained in" not in line]
    assert lines == [line for line in again.stdout.splitlines() if "trained in" not in line]
    assert [line.split(":")[0] for line in lines] == [
        "generation 1", "generation 2", "untrained", "trained"
    ]
    assert np.isfinite(np.load(tmp_path / "agent.npz")["weights"]).all()
    for wrong in (["--games", "0"], ["--against", "2"]):
        done = run("train", *small, *wrong, into=tmp_path)
        assert done.returncode == 2 and done.stderr.startswith("train: ")


RICH = """[power]
id = "custom-rich"
tokens = 5
[power.name]
en = "Rich"
fr = "Riches"
[power.help]
en = "x"
fr = "x"
[[power.rule]]
rule = "score"
coins = 5
per = "region"
"""


def test_a_blank_tile_is_weighed(game: elbowroom.Game) -> None:
    blank = example("blank")
    moles = (TILES / "moles.toml").read_text()
    low, middle, high = blank.study(moles, [1, 5, 9], 160)
    assert (low.verdict, high.verdict) == ("weak", "strong")
    # Where intervals do not meet, the order of the values is seen; they hold what they are about.
    assert low.high < high.low and low.ahead < middle.ahead < high.ahead
    assert all(row.low < row.ahead < row.high for row in (low, middle, high))
    # The same games again, and more games make an interval smaller.
    assert blank.study(moles, [1, 5, 9], 160) == [low, middle, high]
    few, many = (blank.study(moles, [5], games)[0] for games in (40, 360))
    assert many.high - many.low < 0.5 * (few.high - few.low)
    # A power that pays five coins for every region is found out, with three as with two.
    for players in (2, 3):
        told = blank.study(RICH, [4, 5], 60, players)
        assert [row.verdict for row in told] == ["strong", "strong"]


@pytest.mark.parametrize("tile", sorted(TILES.glob("*.toml")), ids=lambda path: path.stem)
def test_blank_tiles_are_studied_from_a_terminal(tile: Path, tmp_path: Path) -> None:
    done = run("blank", str(tile), "--games", "20", "--boxes", "cursed", into=tmp_path)
    assert done.returncode == 0, done.stderr
    head, _, *rows, last = done.stdout.splitlines()
    values = range(1, 6) if tile.stem == "beekeeping" else range(2, 9)
    assert head.startswith(f"{tile.stem}: 20 games of greedy") and "no difference" in last
    assert [int(row.split()[0]) for row in rows] == list(values)
    assert {row.split()[-1] for row in rows} <= {"weak", "even", "strong"}


def test_what_no_tile_can_be_studied_with(tmp_path: Path) -> None:
    moles = str(TILES / "moles.toml")
    for said in (
        [str(tmp_path / "none.toml")],
        [moles, "--values", "40"],
        [moles, "--bot", "nobody"],
        [moles, "--games", "1"],
        [moles, "--players", "9"],
    ):
        done = run("blank", *said, into=tmp_path)
        assert done.returncode == 2 and done.stderr.startswith("blank: "), done.stderr
        assert done.stderr.count("\n") == 1
    done = run("blank", moles, "--values", "5-3", into=tmp_path)
    assert done.returncode == 2 and "--values" in done.stderr


def test_examples_are_typed(mypy: Mypy) -> None:
    done = mypy("--strict", *map(str, sorted(EXAMPLES.glob("*.py"))))
    assert done.returncode == 0, done.stdout + done.stderr
