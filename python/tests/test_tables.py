"""Simulations and statistics, as tables that others read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars
import pyarrow
import pytest

import elbowroom


@pytest.fixture(scope="module")
def run() -> elbowroom.Run:
    return elbowroom.simulate(["greedy", "random"], 30, seed=2, threads=2, replays=True)


def test_outcomes_are_rows(run: elbowroom.Run) -> None:
    frame = run.outcomes.to_polars()
    assert frame.shape == (60, 10)
    assert frame.columns == run.outcomes.columns
    assert frame["coins"].to_list() == run.outcomes["coins"].tolist()
    assert frame.filter(polars.col("rank") == 1).height >= 30
    # Seats rotate, so each bot sits on each seat as often.
    seats = frame.group_by("bot", "seat").len()
    assert seats["len"].to_list() == [15] * 4
    assert run.bots.to_polars().filter(polars.col("bot") == "greedy")["wins"][0] > 25


def test_whoever_reads_arrow_reads_tables(run: elbowroom.Run) -> None:
    table = run.outcomes.to_arrow()
    assert isinstance(table, pyarrow.Table) and table.num_rows == len(run.outcomes)
    assert pyarrow.schema(run.outcomes) == table.schema
    assert polars.DataFrame(run.outcomes).equals(polars.from_arrow(table))
    again = polars.DataFrame(run.outcomes)
    del table
    assert again["board"].unique().to_list() == ["base-2p"]
    assert set(run.outcomes.to_dict()) == set(run.outcomes.columns)
    with pytest.raises(KeyError):
        run.outcomes["nothing"]


def test_replays_make_statistics(run: elbowroom.Run, tmp_path: Path) -> None:
    told = elbowroom.statistics(run.replays, threads=2)
    assert (told.games, told.unfinished) == (30, 0)
    races = told.races.to_polars()
    assert set(races["race"]) <= set(elbowroom.Game().races)
    assert races["picks"].sum() == told.powers["picks"].sum() == told.pairs["picks"].sum()
    assert ((races["low"] <= races["win_rate"]) & (races["win_rate"] <= races["high"])).all()
    boards = told.boards.to_polars()
    assert boards["seat"].to_list() == [1, 2] and boards["games"].to_list() == [30, 30]
    outcomes = run.outcomes.to_polars()
    assert boards["mean_score"][0] == pytest.approx(outcomes["coins"].mean())
    assert np.isfinite(told.rounds["winners"]).all() and len(told.declines) > 1
    assert len(told.markers) == 0
    path = tmp_path / "one.replay"
    path.write_text(run.replays[0])
    mixed = [path, elbowroom.Replay(run.replays[1]), run.replays[2].encode()]
    assert elbowroom.statistics(mixed).games == 3
    unfinished = elbowroom.Replay(run.replays[0])[20].replay()
    assert elbowroom.statistics([unfinished]).unfinished == 1


def test_other_games_are_simulated_too() -> None:
    game = elbowroom.Game(3, ["underground"])
    run = elbowroom.simulate(["greedy"], 4, game=game, replays=True)
    assert set(run.outcomes["board"]) == {"underground-3p"}
    assert elbowroom.Replay(run.replays[0]).game == game
