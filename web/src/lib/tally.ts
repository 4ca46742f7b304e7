// Coins by turn and by source.
import type { TurnPoints } from '../protocol/TurnPoints';

export type Tally = {
  /** For each seat its coins in each round. */
  perTurn: Map<number, number[]>;
  /** For each source the coins of each seat, the richest source first. */
  sources: [string, Map<number, number>][];
};

const sum = (cells: Map<number, number>): number => [...cells.values()].reduce((a, b) => a + b, 0);

export function tally(points: TurnPoints[], rounds: number): Tally {
  const perTurn = new Map<number, number[]>();
  const bySource = new Map<string, Map<number, number>>();
  for (const { round, seat, sources } of points) {
    const row = perTurn.get(seat) ?? Array.from({ length: rounds }, () => 0);
    perTurn.set(seat, row);
    for (const { source, coins } of sources) {
      row[round - 1] = (row[round - 1] ?? 0) + coins;
      const cells = bySource.get(source) ?? new Map<number, number>();
      cells.set(seat, (cells.get(seat) ?? 0) + coins);
      bySource.set(source, cells);
    }
  }
  return { perTurn, sources: [...bySource].sort((a, b) => sum(b[1]) - sum(a[1])) };
}
