"""Trains a small agent with nothing but NumPy, and plays it against a greedy opponent that sometimes slips.

    python python/examples/train.py --games 400 --generations 4 --against 0.2 --save agent.npz

The agent looks at what each legal action leads to and takes the best by an evaluation: a weighted sum of some fifty
numbers that its own seat sees, which says how many coins it will be ahead of the other at the end. The weights are learned
from games that it plays against itself, first at random, then by what it has learned so far, with some random actions to
try other ways. After training it meets the opponent in games that both begin equally often; the interval is Wilson's at
95 %. The same seed trains the same agent.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Optional

import numpy as np
import numpy.typing as npt

import elbowroom

Vector = npt.NDArray[np.float64]

#: How many stages a turn has (`docs/python.md`), and the first one in which it has been paid.
STAGES, PAID = 11, 8


class Eyes:
    """Numbers that say how a seat of a game for two stands, from its own view."""

    def __init__(self, game: elbowroom.Game) -> None:
        self.fields = {
            name: (slice(first, first + int(np.prod(shape))), shape)
            for name, first, shape in game.observation_fields
        }

    def __call__(self, state: elbowroom.State, seat: int) -> Vector:
        row = state.observation(seat).astype(np.float64)
        table = self.cut(row, "table")
        left, stage, turn_of = table[1], int(table[2]), table[5]
        purse = self.cut(row, "coins")[0, 0]
        people = self.cut(row, "people")
        holder, slot = self.cut(row, "holder"), self.cut(row, "slot")
        tokens = self.cut(row, "tokens")
        stand = []
        for who in (0, 1):
            active = (holder == 1 + who) & (slot == 0)
            declined = (holder == 1 + who) & (slot > 0)
            income = sum(coins for _, coins in state.score((seat + who) % 2))
            hand, has_people = people[who, 0, 2], float(people[who, 0, 0] > 0)
            held = [active.sum(), declined.sum(), tokens[active].sum(), hand, has_people, income]
            stand += held
        mine = float(turn_of == 0)
        paid = float(stage >= PAID)
        numbers = np.array(stand)
        stages = np.eye(STAGES)[min(stage, STAGES - 1)]
        parts = [numbers, numbers * left, numbers * mine * (1 - paid), stages * mine]
        return np.concatenate([*parts, [1.0, left, mine, mine * left, purse]])

    def cut(self, row: Vector, name: str) -> Vector:
        where, shape = self.fields[name]
        return row[where].reshape(shape)


@dataclass
class Agent:
    """Takes the action after which its evaluation is best; without weights, any."""

    game: elbowroom.Game
    weights: Optional[Vector] = None
    eyes: Eyes = field(init=False)

    def __post_init__(self) -> None:
        self.eyes = Eyes(self.game)

    def choose(self, state: elbowroom.State, luck: elbowroom.Luck) -> elbowroom.Action:
        legal = state.legal()
        if self.weights is None:
            return legal[luck.below(len(legal))]
        seat = state.current_seat or 0
        # What fate would answer is guessed, the same for all.
        guess = luck.below(2**31)
        rows = []
        for action in legal:
            after = state.copy()
            after.apply(action)
            after.sample(guess)
            rows.append(self.eyes(after, seat))
        return legal[int(np.argmax(np.array(rows) @ self.weights))]


@dataclass
class Slips:
    """A bot of the program that now and then does anything that is legal."""

    bot: elbowroom.Bot
    often: float

    def choose(self, state: elbowroom.State, luck: elbowroom.Luck) -> elbowroom.Action:
        if luck.below(1_000_000) < self.often * 1_000_000:
            legal = state.legal()
            return legal[luck.below(len(legal))]
        return self.bot.choose(state)


def teach(agent: Agent, games: int, trying: float, luck: elbowroom.Luck) -> tuple[Vector, Vector]:
    """Games against itself: how the seat that has just acted stood, and what it was ahead by at the end."""
    rows, ends = [], []
    for _ in range(games):
        state = agent.game.start()
        state.sample(luck)
        seen: list[tuple[int, Vector]] = []
        while not state.is_over:
            seat = state.current_seat or 0
            legal = state.legal()
            tries = luck.below(1_000_000) < trying * 1_000_000
            action = legal[luck.below(len(legal))] if tries else agent.choose(state, luck)
            state.apply(action)
            state.sample(luck)
            if len(legal) > 1:
                seen.append((seat, agent.eyes(state, seat)))
        lead = state.coins[0] - state.coins[1]
        rows += [row for _, row in seen]
        ends += [float(-lead if seat else lead) for seat, _ in seen]
    return np.array(rows), np.array(ends)


def fit(rows: Vector, ends: Vector, firm: float = 10.0) -> Vector:
    """Least squares, with weights held small."""
    scale = rows.std(axis=0) + 1e-9
    scaled = rows / scale
    square = scaled.T @ scaled + firm * np.eye(rows.shape[1])
    solved: Vector = np.linalg.solve(square, scaled.T @ ends) / scale
    return solved


def train(
    game: elbowroom.Game, games: int, generations: int, seed: int = 1, told: Any = None
) -> Agent:
    """An agent that has learned from so many games in each generation."""
    luck = elbowroom.Luck(seed)
    agent = Agent(game)
    known: list[tuple[Vector, Vector]] = []
    for generation in range(generations):
        # Random games teach how to begin, and little that holds against somebody who plays.
        known = known[1:] if generation == 2 else known
        known.append(teach(agent, games, 0.1 if generation else 1.0, luck))
        rows, ends = (np.concatenate(part) for part in zip(*known))
        agent = Agent(game, fit(rows, ends))
        if told is not None:
            told(generation + 1, len(rows), float(np.corrcoef(rows @ agent.weights, ends)[0, 1]))
    return agent


def duel(
    agent: Agent, often: float, games: int, seed: int = 1, bot: str = "greedy"
) -> tuple[float, float, float]:
    """Win rate against a bot that slips so often, with its interval."""
    won = 0.0
    for number in range(games):
        luck = elbowroom.Luck(seed * 1_000_003 + number)
        other = Slips(elbowroom.Bot(bot, agent.game, seed=number), often)
        state = agent.game.start()
        state.sample(luck)
        while not state.is_over:
            player: Any = agent if state.current_seat == number % 2 else other
            state.apply(player.choose(state, luck))
            state.sample(luck)
        ranks = state.ranks
        won += (ranks[number % 2] == 1) / ranks.count(1)
    return (won / games, *wilson(won / games, games))


def wilson(rate: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval of a rate that was seen in so many games."""
    share = z * z / games
    middle = (rate + share / 2) / (1 + share)
    half = z * math.sqrt(rate * (1 - rate) / games + share / games / 4) / (1 + share)
    return middle - half, middle + half


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains a small agent and plays it.")
    parser.add_argument("--games", type=int, default=400, help="games of each generation")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--against", type=float, default=0.2, help="how often the opponent slips, 0 to 1")
    parser.add_argument("--duels", type=int, default=400, help="games against it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="writes the weights there")
    said = parser.parse_args()
    if min(said.games, said.generations, said.duels) < 1 or not 0 <= said.against <= 1:
        expected = "at least one game, generation and duel expected, and slips from 0 to 1"
        print(f"train: {expected}", file=sys.stderr)
        return 2

    def told(generation: int, positions: int, fits: float) -> None:
        print(f"generation {generation}: {positions} positions, correlation {fits:.2f}", flush=True)

    began = time.monotonic()
    game = elbowroom.Game(players=2)
    agent = train(game, said.games, said.generations, said.seed, told)
    print(f"trained in {time.monotonic() - began:.0f} s")
    for name, player in (("untrained", Agent(game)), ("trained", agent)):
        rate, low, high = duel(player, said.against, said.duels, said.seed)
        against = f"against greedy that slips {said.against:.0%} of the time"
        print(f"{name}: won {rate:.1%} ({low:.1%} to {high:.1%}) of {said.duels} {against}")
    if said.save:
        try:
            np.savez(said.save, weights=np.asarray(agent.weights))
        except OSError as error:
            print(f"train: {error}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
