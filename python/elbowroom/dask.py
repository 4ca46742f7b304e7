"""Studies that outgrow one machine: ``pip install elbowroom[dask]``.

Games between bots are played by the workers of a Dask cluster, in blocks. What they come to is one data set of
Parquet in a folder here, with the checksum that the same run has on one machine.

>>> import elbowroom, tempfile
>>> from distributed import Client
>>> from elbowroom import dask
>>> client = Client(processes=False, n_workers=1, threads_per_worker=2, dashboard_address=None)
>>> folder = tempfile.mkdtemp()
>>> study = dask.simulate(["greedy", "random"], 40, folder, seed=3, client=client)
>>> study.checksum == elbowroom.simulate(["greedy", "random"], 40, seed=3).checksum
True
>>> study.results["bot"], study.dataset().count_rows()
(['greedy', 'random'], 80)
>>> client.close()
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Optional, Union

import numpy as np

from . import BadFile, Error, Game, Table, __version__
from . import simulate as _simulate
from ._engine import Sum

try:
    import distributed
    import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]
    import pyarrow.dataset  # type: ignore[import-untyped,unused-ignore]
    import pyarrow.parquet  # type: ignore[import-untyped,unused-ignore]
    from distributed.scheduler import KilledWorker
except ImportError as _error:
    raise ImportError(
        f"elbowroom.dask needs Dask and pyarrow: pip install elbowroom[dask] ({_error})"
    ) from _error

__all__ = ["Study", "simulate"]

#: What is played, in the folder of the data set. Readers of data sets pass over names that begin so.
_HEAD = "_study.json"
_VERSION = 1
_MAX_HEAD = 16 << 20

#: How often all workers that had a block may die before that is its own fault. Dask tries several each time.
_TRIES = 5

_COLUMNS = {
    "game": pa.int64(),
    "seed": pa.uint64(),
    "seat": pa.int64(),
    "bot": pa.string(),
    "coins": pa.int64(),
    "rank": pa.int64(),
    "tokens": pa.int64(),
    "seconds": pa.float64(),
}

_Path = Union[str, "os.PathLike[str]"]


def simulate(
    bots: Sequence[str],
    games: int,
    folder: _Path,
    *,
    game: Optional[Game] = None,
    seed: int = 1,
    client: Any = None,
    block: Optional[int] = None,
    progress: Optional[Callable[[int, int], object]] = None,
) -> Study:
    """Plays what ``elbowroom.simulate`` plays, spread over the workers of a cluster, and keeps it in a folder.

    Blocks of games go to the workers as these are free; a worker that dies costs the time of its block, which another
    one plays. A call that was interrupted goes on where it stood when it is made again. ``client`` is a
    ``distributed.Client``, the latest one if none is named. ``progress`` is told after each block how many games are
    there, and of how many.
    """
    study = Study._begin(Path(folder), list(bots), games, game, seed, block)
    missing = study._missing()
    if not missing:
        return study
    if client is None:
        try:
            client = distributed.get_client()
        except ValueError:
            raise Error("client: a distributed.Client expected, and none is open") from None
    setting = (study.bots, study.games, study.game, study.seed)
    futures = {
        client.submit(_play, __version__, *setting, first, study._stop(first), pure=False): first
        for first in missing
    }
    deaths = dict.fromkeys(missing, 0)
    done = study.games - sum(study._stop(first) - first for first in missing)
    try:
        waiting: Any = distributed.as_completed(futures)  # type: ignore[no-untyped-call,unused-ignore]
        for future in waiting:
            first = futures[future]
            try:
                file = future.result()
            except KilledWorker as killed:
                deaths[first] += 1
                if deaths[first] == _TRIES:
                    raise Error(
                        f"games {first} to {study._stop(first) - 1}: every worker that played them died ({killed})"
                    ) from killed
                future.retry()
                waiting.add(future)
                continue
            _write(study._file(first), file)
            # What is written here need not be kept there.
            future.release()
            done += study._stop(first) - first
            if progress is not None:
                progress(done, study.games)
    finally:
        client.cancel(list(futures))
    return study


class Study:
    """A run in a folder: its games, one row for each seat, in files of Parquet.

    ``Study(folder)`` opens what ``simulate`` has made, without a cluster.
    """

    folder: Path
    bots: list[str]
    games: int
    seed: int
    game: Game
    #: How many games a file holds.
    block: int

    def __init__(self, folder: _Path) -> None:
        self.folder = Path(folder)
        file = self.folder / _HEAD
        try:
            if file.stat().st_size > _MAX_HEAD:
                raise BadFile(f"{file}: at most {_MAX_HEAD} bytes expected")
            head = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, RecursionError, ValueError) as told:
            raise BadFile(f"{file}: the settings of a study expected: {told}") from told
        kinds = {"bots": list, "games": int, "seed": int, "game": str, "block": int}
        if not isinstance(head, dict) or head.get("elbowroom_study") != _VERSION:
            raise BadFile(f"{file}: a study of version {_VERSION} expected")
        for name, kind in kinds.items():
            if not isinstance(head.get(name), kind):
                raise BadFile(f"{file}: `{name}`: {kind.__name__} expected")
        self.bots, self.games, self.seed = head["bots"], head["games"], head["seed"]
        self.block = head["block"]
        try:
            self.game = Game.from_text(head["game"])
            self._sum()
            _check_block(self.block)
        except (Error, TypeError, OverflowError) as told:
            raise BadFile(f"{file}: {told}") from told

    @classmethod
    def _begin(
        cls,
        folder: Path,
        bots: list[str],
        games: int,
        game: Optional[Game],
        seed: int,
        block: Optional[int],
    ) -> Study:
        """Writes what is played, or finds that it is there."""
        game = Game(min(max(len(bots), 2), 5)) if game is None else game
        # Whatever makes no run is refused before anything is written.
        Sum(bots, games, game=game, seed=seed)
        if block is not None:
            _check_block(block)
        if (folder / _HEAD).exists():
            study = cls(folder)
            found = (study.bots, study.games, study.game, study.seed)
            if found != (bots, games, game, seed) or block not in (None, study.block):
                raise Error(f"{folder}: another study lies there; choose another folder or its settings")
            return study
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.glob("*.parquet")):
            raise Error(f"{folder}: a folder without files of Parquet expected")
        head = {
            "elbowroom_study": _VERSION,
            "bots": bots,
            "games": games,
            "seed": seed,
            "game": game.to_text(),
            # A thousand files at most, as long as none of them grows large.
            "block": block or min(max(games // 1000, 10), 10_000),
        }
        _write(folder / _HEAD, json.dumps(head, indent=1).encode())
        return cls(folder)

    @property
    def files(self) -> list[Path]:
        """The files of the whole run, in the order of the games, whether they are there or not."""
        return [self._file(first) for first in range(0, self.games, self.block)]

    def dataset(self) -> Any:
        """All rows as a data set of pyarrow; ``polars.scan_parquet(study.folder / "*.parquet")`` reads the same."""
        return pyarrow.dataset.dataset([str(file) for file in self.files if file.exists()])

    @property
    def checksum(self) -> str:
        """The checksum of the run, worked out from the files: the same as on one machine."""
        return self._read.checksum

    @property
    def results(self) -> Table:
        """A row for each bot, as ``Run.bots``, worked out from the files."""
        return self._read.bots

    @cached_property
    def _read(self) -> Sum:
        """Every file, read again: whatever is no part of this run is an exception."""
        missing = self._missing()
        if missing:
            games = sum(self._stop(first) - first for first in missing)
            raise Error(f"{self.folder}: {games} of {self.games} games are missing: call simulate again")
        total = self._sum()
        for file in self.files:
            try:
                table = pyarrow.parquet.read_table(file)
                columns = [table.column(name).cast(kind) for name, kind in _COLUMNS.items()]
                if any(column.null_count for column in [*columns, table.column("board")]):
                    raise BadFile("no value may be missing")
                if set(table.column("board").to_pylist()) != {self.game.board}:
                    raise BadFile(f"games on the board {self.game.board} expected")
                total.add(*map(_values, columns))
            except (BadFile, KeyError, OSError, TypeError, pa.ArrowException) as told:
                raise BadFile(f"{file}: {told} (delete it, and call simulate again)") from told
        if not total.whole:
            raise BadFile(f"{self.folder}: {self.games} games expected, found {total.games}")
        return total

    def _sum(self) -> Sum:
        return Sum(self.bots, self.games, game=self.game, seed=self.seed)

    def _file(self, first: int) -> Path:
        return self.folder / f"games-{first:09}.parquet"

    def _stop(self, first: int) -> int:
        return min(first + self.block, self.games)

    def _missing(self) -> list[int]:
        """The first games of the blocks that are not there."""
        return [
            first for first in range(0, self.games, self.block) if not self._file(first).exists()
        ]

    def __repr__(self) -> str:
        return f"<Study of {self.games} games in {self.folder}>"


def _play(
    version: str, bots: list[str], games: int, game: Game, seed: int, first: int, stop: int
) -> bytes:
    """Plays a block, on a worker."""
    if version != __version__:
        raise Error(f"elbowroom {version} expected on every worker, found {__version__}")
    run = _simulate(bots, games, game=game, seed=seed, only=range(first, stop))
    return run.parquet()


def _write(file: Path, data: bytes) -> None:
    """A file that is whole as soon as it has its name."""
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}.part")
    try:
        with open(beside, "xb") as to:
            to.write(data)
            to.flush()
            os.fsync(to.fileno())
        os.replace(beside, file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _values(column: Any) -> Any:
    return column.to_pylist() if pa.types.is_string(column.type) else np.asarray(column.to_numpy())


def _check_block(block: int) -> None:
    if not 1 <= block <= 1_000_000:
        raise Error(f"block: 1 to 1000000 expected, found {block}")
