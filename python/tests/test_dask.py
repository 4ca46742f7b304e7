"""Studies on a cluster: the same run as on one machine, whatever dies on the way."""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import distributed
import polars as pl
import pyarrow.parquet as pq
import pytest
from conftest import long

import elbowroom
from elbowroom import dask

BOTS = ["greedy", "random"]


@pytest.fixture(scope="module")
def client() -> Iterator[distributed.Client]:
    """A cluster of threads in this process."""
    with distributed.Client(
        processes=False, n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as client:
        yield client


@contextmanager
def programs(workers: int) -> Iterator[distributed.Client]:
    """A cluster of programs of their own."""
    with (
        distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client
        # One that is just being started again could not be closed.
        client.wait_for_workers(workers, timeout=60)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory, client: distributed.Client) -> Path:
    """A study of 25 games, in three files."""
    folder = tmp_path_factory.mktemp("study")
    dask.simulate(BOTS, 25, folder, seed=3, block=10, client=client)
    return folder


@pytest.fixture
def study(made: Path, tmp_path: Path) -> dask.Study:
    """A copy of it to be damaged."""
    return dask.Study(shutil.copytree(made, tmp_path / "copy"))


def test_a_killed_worker_costs_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work = tmp_path / "at-work"

    def play(*said: Any) -> bytes:
        """Plays a block; the worker that has the games from 20 on first never comes to an end."""
        # Looked up on the worker, where it is what it was.
        from elbowroom import dask as theirs

        if said[5] == 20 and not at_work.exists():
            at_work.with_suffix(".part").write_text(str(os.getpid()))
            at_work.with_suffix(".part").rename(at_work)
            time.sleep(600)
        return theirs._play(*said)

    def kill() -> None:
        while not at_work.exists():
            time.sleep(0.01)
        os.kill(int(at_work.read_text()), signal.SIGKILL)

    monkeypatch.setattr(dask, "_play", play)
    with programs(2) as client:
        ours = set(client.run(os.getpid).values())
        killer = threading.Thread(target=kill, daemon=True)
        killer.start()
        study = dask.simulate(BOTS, 40, tmp_path / "study", seed=5, client=client, block=4)
        killer.join()
        assert int(at_work.read_text()) in ours
    whole = elbowroom.simulate(BOTS, 40, seed=5)
    assert study.checksum == whole.checksum
    for name in ("bot", "games", "wins", "win_rate", "low", "high", "mean_score"):
        assert list(study.results[name]) == list(whole.bots[name])
    rows = pl.read_parquet(study.folder / "*.parquet").drop("seconds")
    assert rows.equals(whole.outcomes.to_polars().drop("seconds").cast(rows.schema))


@long
def test_workers_that_die_again_and_again(tmp_path: Path) -> None:
    bots, killed = ["search:200", "greedy", "fair"], 0
    with programs(2) as client:

        def kill(done: int, games: int) -> None:
            nonlocal killed
            ours = client.run(os.getpid, on_error="ignore")
            busy = [worker for worker, tasks in client.processing().items() if tasks]
            if done % 20 == 0 and busy and busy[0] in ours:
                os.kill(ours[busy[0]], signal.SIGKILL)
                killed += 1

        setting: dict[str, Any] = {"seed": 8, "game": elbowroom.Game(3, ["all"])}
        study = dask.simulate(
            bots, 120, tmp_path, client=client, block=4, progress=kill, **setting
        )
    assert killed >= 3
    assert study.checksum == elbowroom.simulate(bots, 120, **setting).checksum


def test_blocks_that_kill_every_worker_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask, "_TRIES", 2)
    monkeypatch.setattr(dask, "_play", lambda *_: os._exit(1))
    with programs(1) as client:
        client.run_on_scheduler(lambda dask_scheduler: setattr(dask_scheduler, "allowed_failures", 0))
        with pytest.raises(elbowroom.Error, match="games 0 to 9: every worker that played them"):
            dask.simulate(BOTS, 10, tmp_path, client=client)


def test_a_study_that_was_interrupted_goes_on(tmp_path: Path, client: distributed.Client) -> None:
    told: list[int] = []

    def interrupt(done: int, games: int) -> None:
        told.append(done)
        if len(told) == 3:
            raise KeyboardInterrupt

    setting: dict[str, Any] = {"seed": 9, "game": elbowroom.Game(3, ["cursed"])}
    with pytest.raises(KeyboardInterrupt):
        dask.simulate(BOTS, 60, tmp_path, client=client, progress=interrupt, block=5, **setting)
    study = dask.Study(tmp_path)
    there = [file for file in study.files if file.exists()]
    assert len(there) == 3 and len(study.files) == 12
    with pytest.raises(elbowroom.Error, match="45 of 60 games are missing: call simulate again"):
        study.checksum
    stamps = {file: file.stat().st_mtime_ns for file in there}
    told.clear()
    again = dask.simulate(BOTS, 60, tmp_path, client=client, progress=lambda done, _: told.append(done), **setting)
    assert told == list(range(20, 61, 5))
    assert {file: file.stat().st_mtime_ns for file in there} == stamps
    assert again.checksum == elbowroom.simulate(BOTS, 60, **setting).checksum
    # Everything is there now: no cluster is needed, and nothing else lies in the folder.
    assert dask.simulate(BOTS, 60, tmp_path, **setting).checksum == again.checksum
    assert {file.name for file in tmp_path.iterdir()} == {file.name for file in again.files} | {"_study.json"}


def test_the_files_are_those_of_the_program(study: dask.Study) -> None:
    assert [file.name for file in study.files] == [f"games-0000000{n}.parquet" for n in ("00", "10", "20")]
    whole = elbowroom.simulate(BOTS, 25, seed=3)
    assert study.dataset().count_rows() == 50 == len(whole.outcomes)
    assert study.dataset().schema.names == whole.outcomes.columns
    assert study.checksum == whole.checksum
    assert study.games == 25 and study.block == 10 and study.bots == BOTS
    (study.folder / "whole.parquet").write_bytes(whole.parquet())
    assert pq.read_schema(study.folder / "whole.parquet") == study.dataset().schema


def test_a_part_of_a_run_is_the_same_games() -> None:
    whole = elbowroom.simulate(BOTS, 9, seed=2, replays=True)
    part = elbowroom.simulate(BOTS, 9, seed=2, replays=True, only=range(4, 7), threads=2)
    assert part.replays == whole.replays[4:7]
    assert part.outcomes["coins"].tolist() == whole.outcomes["coins"].tolist()[8:14]
    for wrong in ([], [9], [1, 1], [2, 1]):
        with pytest.raises(elbowroom.BadSetup, match="only: some games from 0 to 8 expected"):
            elbowroom.simulate(BOTS, 9, only=wrong)
    for wrong in ([-1], [2**70]):
        with pytest.raises(OverflowError):
            elbowroom.simulate(BOTS, 9, only=wrong)


def damaged(study: dask.Study, how: str) -> None:
    """Does something to the second file."""
    _, file, last = study.files
    rows = pl.read_parquet(file)
    if how == "torn":
        file.write_bytes(file.read_bytes()[:-20])
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "another place":
        shutil.copy(last, file)
    elif how == "another run":
        run = elbowroom.simulate(BOTS, 25, seed=4, only=range(10, 20))
        file.write_bytes(run.parquet())
    elif how == "another board":
        rows.with_columns(board=pl.lit("base-3p")).write_parquet(file)
    elif how == "a row less":
        rows.head(-1).write_parquet(file)
    elif how == "a row more":
        pl.concat([rows, rows.tail(1)]).write_parquet(file)
    elif how == "too many coins":
        rows.with_columns(coins=pl.lit(10**6)).write_parquet(file)
    elif how == "no rank":
        rows.with_columns(rank=pl.lit(0)).write_parquet(file)
    elif how == "a time before":
        rows.with_columns(seconds=pl.lit(-1.0)).write_parquet(file)
    elif how == "no number":
        rows.with_columns(coins=pl.lit("many")).write_parquet(file)
    elif how == "a hole":
        rows.with_columns(coins=pl.lit(None, dtype=pl.Int32)).write_parquet(file)
    else:
        rows.drop("tokens").write_parquet(file)


WAYS = ["torn", "empty", "another place", "another run", "another board", "a row less", "a row more"]
WAYS += ["too many coins", "no rank", "a time before", "no number", "a hole", "a column less"]


@pytest.mark.parametrize("how", WAYS)
def test_damaged_files_are_named(study: dask.Study, how: str, client: distributed.Client) -> None:
    checksum = dask.Study(study.folder).checksum
    damaged(study, how)
    # Where rows are missing, that shows at the next file.
    wrong = study.files[2 if how == "a row less" else 1]
    with pytest.raises(elbowroom.BadFile, match=rf"{wrong.name}: .*delete it, and call simulate"):
        study.checksum
    study.files[1].unlink()
    again = dask.simulate(BOTS, 25, study.folder, seed=3, client=client)
    assert again.checksum == checksum


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"elbowroom_study": 2}, "version 1 expected"),
        ({"games": "25"}, "`games`: int expected"),
        ({"games": -1}, ""),
        ({"games": 10**12}, "games: 1 to 100000000"),
        ({"bots": [1]}, ""),
        ({"bots": ["nobody"]}, "nobody"),
        ({"game": "x"}, ""),
        ({"block": 0}, "block: 1 to 1000000"),
        ({"seed": -1}, ""),
    ],
    ids=str,
)
def test_damaged_settings_are_told(study: dask.Study, change: dict[str, Any], words: str) -> None:
    file = study.folder / "_study.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(elbowroom.BadFile, match=f"_study.json: .*{words}"):
        dask.Study(study.folder)


def test_settings_that_cannot_be_read(study: dask.Study, tmp_path: Path) -> None:
    file = study.folder / "_study.json"
    for text in ("", "[]", "{", "[" * 100_000):
        file.write_text(text)
        with pytest.raises(elbowroom.BadFile, match="_study.json: "):
            dask.Study(study.folder)
    with pytest.raises(elbowroom.BadFile, match="the settings of a study expected"):
        dask.Study(tmp_path / "nowhere")


def test_another_study_lies_there(study: dask.Study, tmp_path: Path, client: distributed.Client) -> None:
    for bots, games, seed, block in (
        (["greedy"], 25, 3, None),
        (BOTS, 26, 3, None),
        (BOTS, 25, 4, None),
        (BOTS, 25, 3, 5),
    ):
        with pytest.raises(elbowroom.Error, match="another study lies there"):
            dask.simulate(bots, games, study.folder, seed=seed, block=block, client=client)
    with pytest.raises(elbowroom.Error, match="another study lies there"):
        dask.simulate(BOTS, 25, study.folder, seed=3, game=elbowroom.Game(3), client=client)
    (tmp_path / "theirs.parquet").write_bytes(b"")
    with pytest.raises(elbowroom.Error, match="without files of Parquet expected"):
        dask.simulate(BOTS, 25, tmp_path, client=client)


def test_what_makes_no_study(tmp_path: Path, client: distributed.Client) -> None:
    folder = tmp_path / "none"
    for bots, games, block, kind in (
        (["nobody"], 5, None, elbowroom.BadSetup),
        ([], 5, None, elbowroom.BadSetup),
        (BOTS, 0, None, elbowroom.BadSetup),
        (BOTS, 5, 0, elbowroom.Error),
        (BOTS, -5, None, OverflowError),
        (BOTS, "5", None, TypeError),
    ):
        with pytest.raises(kind):
            dask.simulate(bots, games, folder, block=block, client=client)
    assert not folder.exists()
    with pytest.raises(elbowroom.Error, match="0.0.0 expected on every worker"):
        dask._play("0.0.0", BOTS, 5, elbowroom.Game(), 1, 0, 5)


def test_somebody_must_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise ValueError("no client")

    monkeypatch.setattr(distributed, "get_client", none)
    with pytest.raises(elbowroom.Error, match="client: a distributed.Client expected"):
        dask.simulate(BOTS, 5, tmp_path)
