"""How strong a blank tile is, and which value makes it even with the printed ones.

    python python/examples/blank.py examples/tiles/moles.toml --values 3-8 --games 400 --players 3

Fate is asked openly, so the study decides what it answers: in every game the tile lies at the top of the column with
a counterpart, each in its turn, and the first seat picks it; after that all seats are played by the same bot. What it is
worth is how many coins the first seat is ahead of the best other one at the end, compared with games that begin with
two printed tiles in the same way, so that the advantage of the first seat counts for nothing. Intervals hold at 95 % for
all values together.
"""

from __future__ import annotations

import argparse
import math
import re
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import elbowroom

TOKENS = re.compile(r"^tokens *= *\d+", re.MULTILINE)


@dataclass(frozen=True)
class Worth:
    """What beginning with a tile is worth: coins ahead of games with printed tiles, and victories."""

    value: int
    games: int
    ahead: float
    low: float
    high: float
    won: float

    @property
    def verdict(self) -> str:
        return "strong" if self.low > 0 else "weak" if self.high < 0 else "even"


def game_with(text: str, value: int, players: int, boxes: Sequence[str]) -> elbowroom.Game:
    """A game with the tile at this value."""
    if not TOKENS.search(text):
        raise elbowroom.BadSetup("a tile with a line `tokens = ...` expected")
    tile = TOKENS.sub(f"tokens = {value}", text, count=1)
    return elbowroom.Game(players, list(boxes), tiles=[tile])


def play(game: elbowroom.Game, race: str, power: str, bot: str, seed: int) -> tuple[int, float]:
    """A game that begins with this pair: the lead of the first seat, and its part of the victory."""
    luck = elbowroom.Luck(seed)
    bots = [elbowroom.Bot(bot, game, seed=luck.below(2**31)) for _ in range(game.players)]
    state = game.start()
    state.answer(race)
    state.answer(power)
    state.sample(luck)
    state.apply("pick 1")
    state.sample(luck)
    while not state.is_over:
        state.apply(bots[state.current_seat or 0].choose(state))
        state.sample(luck)
    first, *others = state.coins
    ranks = state.ranks
    return first - max(others), (ranks[0] == 1) / ranks.count(1)


def played(
    game: elbowroom.Game, races: Sequence[str], powers: Sequence[str], games: int, bot: str, seed: int
) -> list[tuple[int, float]]:
    """Games that begin with these races and powers in turn, each with many of the others."""
    rounds = range(games)
    # Seven steps at a time go through all powers before a pair comes again.
    pairs = [(races[i % len(races)], powers[7 * i % len(powers)]) for i in rounds]
    return [play(game, *pairs[i], bot, seed + i) for i in rounds]


def study(
    text: str,
    values: Sequence[int],
    games: int,
    players: int = 2,
    boxes: Sequence[str] = (),
    bot: str = "greedy",
    seed: int = 1,
) -> list[Worth]:
    """What the tile is worth at each value; the same luck begins the games of all of them."""
    plain = elbowroom.Game(players, list(boxes))
    printed = played(plain, plain.races, plain.powers, games, bot, seed)
    even = statistics.fmean(lead for lead, _ in printed)
    spread = statistics.variance(lead for lead, _ in printed) / games
    z = statistics.NormalDist().inv_cdf(1 - 0.05 / 2 / len(values))
    told = []
    for value in values:
        game = game_with(text, value, players, boxes)
        # The one tile that the plain game does not have.
        own_race = [race for race in game.races if race not in plain.races]
        own_power = [power for power in game.powers if power not in plain.powers]
        races, powers = own_race or plain.races, own_power or plain.powers
        tried = played(game, races, powers, games, bot, seed)
        ahead = statistics.fmean(lead for lead, _ in tried) - even
        half = z * math.sqrt(spread + statistics.variance(lead for lead, _ in tried) / games)
        won = statistics.fmean(part for _, part in tried)
        told.append(Worth(value, games, ahead, ahead - half, ahead + half, won))
    return told


def span(said: str) -> list[int]:
    """`3-8` or `5`."""
    first, _, last = said.partition("-")
    low, high = int(first), int(last or first)
    if not 0 <= low <= high < 100:
        raise ValueError(said)
    return list(range(low, high + 1))


def main() -> int:
    parser = argparse.ArgumentParser(description="How strong a blank tile is, value by value.")
    parser.add_argument("tile", type=Path, help="a file such as examples/tiles/moles.toml")
    parser.add_argument("--values", type=span, help="one, or from-to; 2-8 for a race, 1-5 for a power")
    parser.add_argument("--games", type=int, default=400, help="games for each value")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--boxes", default="", help="boxes beside the base game, such as all")
    parser.add_argument("--bot", default="greedy", help="who plays all seats")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    try:
        if said.games < 2:
            raise elbowroom.Error("two games at least expected")
        boxes = [name for name in said.boxes.split(",") if name]
        text = said.tile.read_text(encoding="utf-8")
        values = said.values or span("1-5" if "[power]" in text else "2-8")
        told = study(text, values, said.games, said.players, boxes, said.bot, said.seed)
    except (elbowroom.Error, OSError, UnicodeDecodeError) as error:
        print(f"blank: {error}", file=sys.stderr)
        return 2
    print(f"{said.tile.stem}: {said.games} games of {said.bot} for each value, {said.players} seats")
    print(f"{'value':>5}{'coins ahead':>13}{'from':>9}{'to':>9}{'won':>9}")
    for row in told:
        numbers = f"{row.ahead:>+13.1f}{row.low:>+9.1f}{row.high:>+9.1f}{row.won:>9.1%}"
        print(f"{row.value:>5}{numbers}  {row.verdict}")
    even = [str(row.value) for row in told if row.verdict == "even"]
    print(f"no difference from printed tiles is seen at: {', '.join(even) or 'none of these'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
