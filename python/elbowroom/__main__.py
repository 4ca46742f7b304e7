"""``python -m elbowroom bench``: how fast games are stepped on this machine."""

from __future__ import annotations

import argparse
import json
import sys

from . import Error, Game
from .bench import bench


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m elbowroom")
    tasks = parser.add_subparsers(dest="task", required=True)
    speed = tasks.add_parser("bench", help="decisions in a second, on one core")
    speed.add_argument("--players", type=int, help="how many seats")
    speed.add_argument("--boxes", default="", help="boxes beside the base game, such as all")
    speed.add_argument("--board", help="the name of a board")
    speed.add_argument("--games", type=int, default=256, help="games that are stepped together")
    speed.add_argument("--seconds", type=float, default=2.0, help="how long each is measured")
    speed.add_argument("--json", action="store_true", help="print JSON")
    said = parser.parse_args()
    try:
        boxes = [name for name in said.boxes.split(",") if name]
        game = Game(said.players, boxes, said.board)
        told = bench(game, said.games, said.seconds)
    except Error as error:
        print(f"elbowroom: {error}", file=sys.stderr)
        return 2
    if said.json:
        print(json.dumps(told))
        return 0
    print(f"{game!r}, {game.num_actions} actions, {game.observation_size} bytes to observe")
    print(f"{'decisions a second':<24}{'given':>12}{'random':>12}{'rollout':>12}")
    for name, rates in told.items():
        print(f"{name:<24}" + "".join(f"{rate:>12,.0f}" for rate in rates.values()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
