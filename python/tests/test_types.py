"""The stubs say what there is, and the package is typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import Mypy

USE = """
import elbowroom
import numpy as np
import numpy.typing as npt

game: elbowroom.Game = elbowroom.Game(players=3, boxes=["all"], switches={"open-coins": True})
state: elbowroom.State = game.start()
actions: list[elbowroom.Action] = state.legal()
seen: npt.NDArray[np.uint8] = state.view(0).observation()
price: int = state.price(3)
env = elbowroom.VecEnv(8, game=game)
env.step(env.sample())
words: list[str] = state.apply(actions[0], tell=True)
wrong: str = state.price(3)
"""


def test_stubs_agree_with_what_there_is(tmp_path: Path) -> None:
    # The types of OpenSpiel's own classes are told nowhere.
    known = tmp_path / "known"
    known.write_text(r"elbowroom\.openspiel\.Elbowroom(Game|State)")
    command = [sys.executable, "-m", "mypy.stubtest", "elbowroom", "--concise"]
    command += ["--allowlist", str(known)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_are_checked(tmp_path: Path, mypy: Mypy) -> None:
    """A checker finds the one mistake, and nothing in the package itself."""
    use = tmp_path / "use.py"
    use.write_text(USE)
    done = mypy("--strict", "-m", "use", "-p", "elbowroom", cwd=tmp_path)
    errors = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert len(errors) == 1 and errors[0].startswith("use.py:14"), done.stdout + done.stderr
