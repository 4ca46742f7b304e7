// Coins by turn and by source.
import type { TurnPoints } from '../protocol/TurnPoints';

export type Tally = {
  /** For each seat its coins in each round. */
  perTurn: Map<number, number[]>;
  /** For each source how it is said and the coins of each seat, the richest source first. */
  sources: Source[];
};
export type Source = { source: string; text: string; cells: Map<number, number> };

const sum = ({ cells }: Source): number => [...cells.values()].reduce((a, b) => a + b, 0);

export function tally(points: TurnPoints[], rounds: number): Tally {
  const perTurn = new Map<number, number[]>();
  const bySource = new Map<string, Source>();
  for (const { round, seat, sources } of points) {
    const row = perTurn.get(seat) ?? Array.from({ length: rounds }, () => 0);
    perTurn.set(seat, row);
    for (const { source, text, coins } of sources) {
      row[round - 1] = (row[round - 1] ?? 0) + coins;
      const found = bySource.get(source) ?? { source, text, cells: new Map<number, number>() };
      found.cells.set(seat, (found.cells.get(seat) ?? 0) + coins);
      bySource.set(source, found);
    }
  }
  return { perTurn, sources: [...bySource.values()].sort((a, b) => sum(b) - sum(a)) };
}
