// What is known of everybody's coins.
import type { EventView } from '../protocol/EventView';
import type { TableView } from '../protocol/TableView';
import { holding } from './away';

/** What each seat was paid the last time it scored. */
export function lastGains(events: EventView[]): Map<number, number> {
  const gains = new Map<number, number>();
  let fresh = new Set<number>();
  for (const { kind, seat, amount = 0 } of holding(events)) {
    if (kind === 'turn') fresh = new Set();
    if (kind !== 'scored' || !seat) continue;
    gains.set(seat, amount + (fresh.has(seat) ? (gains.get(seat) ?? 0) : 0));
    fresh.add(seat);
  }
  return gains;
}

/** The coins of a seat, if they may be seen: of several people at one device only those of the one who holds it. */
export function purse(view: TableView, seat: number, mine: number[], shown: number | undefined): number | undefined {
  const hides = mine.includes(seat) && mine.length > 1 && shown !== seat && view.wait.for !== 'over';
  return hides ? undefined : view.seats[seat - 1]?.coins;
}
