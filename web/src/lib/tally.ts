// Coins by source.
import type { TurnPoints } from '../protocol/TurnPoints';

/** How a source is said, and the coins of each seat. */
export type Source = { source: string; text: string; cells: Map<number, number> };

const sum = ({ cells }: Source): number => [...cells.values()].reduce((a, b) => a + b, 0);

/** The richest source first. */
export function tally(points: TurnPoints[]): Source[] {
  const bySource = new Map<string, Source>();
  for (const { seat, sources } of points) {
    for (const { source, text, coins } of sources) {
      const found = bySource.get(source) ?? { source, text, cells: new Map<number, number>() };
      found.cells.set(seat, (found.cells.get(seat) ?? 0) + coins);
      bySource.set(source, found);
    }
  }
  return [...bySource.values()].sort((a, b) => sum(b) - sum(a));
}
