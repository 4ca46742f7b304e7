"""Which races and powers win more than their share, and which less: a study in a few lines of polars.

    python python/examples/balance.py --games 2000 --players 3 --boxes cursed --bot greedy

Every seat is played by the same bot, so that a tile which is worth no more than the others wins one game in as many as
there are seats. Intervals are Wilson's at 95 % for all tiles together: with forty of them, two at 95 % each would seem
out of balance by chance alone.
"""

from __future__ import annotations

import argparse
import statistics
import sys

import polars as pl

import elbowroom


def wilson(rate: pl.Expr, count: pl.Expr, z: float) -> tuple[pl.Expr, pl.Expr]:
    """The interval of a rate that was seen in so many cases, z standard deviations to each side."""
    share = z * z / count
    middle = (rate + share / 2) / (1 + share)
    half = (rate * (1 - rate) * share + share * share / 4).sqrt() / (1 + share)
    return middle - half, middle + half


def balance(
    bot: str, games: int, game: elbowroom.Game, seed: int = 1, threads: int = 1
) -> pl.DataFrame:
    """A row for each race and power: its win rate with its interval, and whether that leaves out an even share."""
    run = elbowroom.simulate(
        [bot] * game.players, games, game=game, seed=seed, threads=threads, replays=True
    )
    told = elbowroom.statistics(run.replays, threads=threads)
    wanted = ["picks", "paid", "coins", "seats", "win_rate"]
    kinds: list[pl.DataFrame] = [
        table.to_polars().select(pl.lit(kind).alias("kind"), pl.col(kind).alias("tile"), *wanted)
        for kind, table in (("race", told.races), ("power", told.powers))
    ]
    tiles = pl.concat(kinds).filter(pl.col("seats") > 0)
    z = statistics.NormalDist().inv_cdf(1 - 0.05 / 2 / max(len(tiles), 1))
    low, high = wilson(pl.col("win_rate"), pl.col("seats"), z)
    even = 1 / game.players
    strong = pl.when(pl.col("low") > even).then(pl.lit("strong"))
    verdict = strong.when(pl.col("high") < even).then(pl.lit("weak")).otherwise(pl.lit(""))
    return (
        tiles.with_columns(low.alias("low"), high.alias("high"))
        .with_columns(verdict.alias("verdict"))
        .sort("kind", "win_rate", "tile", descending=[True, True, False])
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Which races and powers win more than their share.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--boxes", default="", help="boxes beside the base game, such as all")
    parser.add_argument("--bot", default="greedy", help="who plays all seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--csv", help="writes the table there, too")
    said = parser.parse_args()
    try:
        boxes = [name for name in said.boxes.split(",") if name]
        game = elbowroom.Game(said.players, boxes)
        table = balance(said.bot, said.games, game, said.seed, said.threads)
    except elbowroom.Error as error:
        print(f"balance: {error}", file=sys.stderr)
        return 2
    if said.csv:
        table.write_csv(said.csv)
    print(f"{game!r}, {said.games} games of {said.bot}; an even share is {1 / game.players:.1%}")
    print(f"{'kind':<7}{'tile':<24}{'seats':>7}{'won':>9}{'from':>9}{'to':>9}")
    for row in table.iter_rows(named=True):
        rates = "".join(f"{row[name]:>9.1%}" for name in ("win_rate", "low", "high"))
        print(f"{row['kind']:<7}{row['tile']:<24}{row['seats']:>7}{rates}  {row['verdict']}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
