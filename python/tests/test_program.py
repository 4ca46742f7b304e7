"""What is run from a terminal, and what stops when somebody wants it to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG = {
    "a bot": "elbowroom.Bot('search:100s', game).choose(state)",
    "an environment": "elbowroom.VecEnv(64).rollout(10**12)",
    "a simulation": "elbowroom.simulate(['greedy'], 10**6, threads=2)",
}


def program(*said: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "elbowroom", *said]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)


def test_the_bench_tells_every_figure(tmp_path: Path) -> None:
    done = program("bench", "--seconds", "0.01", "--games", "16", "--json", cwd=tmp_path)
    told = json.loads(done.stdout)
    assert set(told) == {"observations and masks", "masks", "nothing"}
    assert all(rate > 0 for rates in told.values() for rate in rates.values())
    assert "decisions a second" in program("bench", "--seconds", "0.01", cwd=tmp_path).stdout


def test_bad_options_are_told_in_one_line(tmp_path: Path) -> None:
    done = program("bench", "--players", "9", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr == "elbowroom: players: 2 to 5 expected, found 9\n"


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
@pytest.mark.parametrize("what", LONG)
def test_long_work_can_be_interrupted(what: str, tmp_path: Path) -> None:
    lines = [
        "import elbowroom",
        "game = elbowroom.Game()",
        "state = game.start()",
        "_ = state.sample(1)",
        "print('begins', flush=True)",
        LONG[what],
    ]
    command = [sys.executable, "-c", "\n".join(lines)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=tmp_path, **pipes) as running:
        assert running.stdout and running.stdout.readline() == "begins\n"
        time.sleep(0.3)
        assert running.poll() is None
        running.send_signal(signal.SIGINT)
        _, told = running.communicate(timeout=60)
    assert "KeyboardInterrupt" in told and running.returncode != 0
