// What happened while nobody looked, in a few numbers.
import type { EventView } from '../protocol/EventView';

export type Away = {
  /** Coins that each seat scored. */
  scored: Map<number, number>;
  /** My regions that were taken. */
  lost: number[];
  /** Seats that declined. */
  declined: number[];
};

/** The events that still hold: without those that were taken back. */
export function holding(events: EventView[]): EventView[] {
  const held: EventView[] = [];
  for (const event of events) {
    if (event.back_to !== undefined) while ((held.at(-1)?.number ?? 0) > event.back_to) held.pop();
    else held.push(event);
  }
  return held;
}

/** Nothing when nobody did anything worth telling. */
export function away(events: EventView[], since: number, mine: number[]): Away | undefined {
  const found: Away = { scored: new Map(), lost: [], declined: [] };
  for (const { number, kind, seat, region, amount = 0 } of holding(events)) {
    if (number <= since || seat === undefined) continue;
    if (kind === 'scored') found.scored.set(seat, (found.scored.get(seat) ?? 0) + amount);
    if (kind === 'declined') found.declined.push(seat);
    if (kind === 'lost' && region !== undefined && mine.includes(seat)) found.lost.push(region);
  }
  found.lost = [...new Set(found.lost)].sort((a, b) => a - b);
  found.declined = [...new Set(found.declined)];
  return found.scored.size + found.lost.length + found.declined.length > 0 ? found : undefined;
}
