// What changed hands since it was my turn.
import type { EventView } from '../protocol/EventView';
import type { RegionView } from '../protocol/RegionView';

/** The regions that others conquered in the turns since my last one and still hold, each with its holder. */
export function conqueredSince(events: EventView[], mine: number[], regions: RegionView[], seats: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = events.length - 1, turns = 0; i >= 0; i--) {
    const { kind, region, seat } = events[i]!;
    if (kind === 'conquered' && region !== undefined && seat && !mine.includes(seat)) found.set(region, seat);
    if (kind === 'turn') turns += 1;
    if (kind === 'turn' && turns > seats - 1) break;
  }
  return new Map([...found].filter(([region, seat]) => regions[region]?.seat === seat));
}
