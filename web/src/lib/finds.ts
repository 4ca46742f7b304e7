// What was found under monsters, with the marker that now lies there.
import type { EventView } from '../protocol/EventView';
import type { MarkView } from '../protocol/MarkView';
import type { TableView } from '../protocol/TableView';

export type Find = { event: EventView; mark?: MarkView | undefined };

const markers = (view: TableView | undefined, region: number): MarkView[] => (view?.regions[region]?.marks ?? []).filter((mark) => mark.tile);

/** The marker that came to lie in a region in this step; of several the one that is asked for. */
export function arrived(region: number, before: TableView | undefined, after: TableView, tile?: string): MarkView | undefined {
  const known = markers(before, region).map((mark) => mark.tile);
  const fresh = markers(after, region).filter((mark) => !known.includes(mark.tile));
  return fresh.find((mark) => mark.tile === tile) ?? fresh[0];
}

/** The region in which a marker lay. */
export const lay = (tile: string | undefined, view: TableView | undefined): number | undefined => view?.regions.find(({ marks }) => marks?.some((mark) => mark.tile === tile))?.region;

/** Some go elsewhere as soon as they are found: then it is told what lies there. */
const elsewhere = (tile: string | undefined, view: TableView): MarkView | undefined => view.regions.flatMap(({ marks }) => marks ?? []).find((mark) => tile !== undefined && mark.tile === tile);

export const findsIn = (events: EventView[], before: TableView | undefined, after: TableView): Find[] =>
  events.filter((event) => event.kind === 'revealed').map((event) => ({ event, mark: event.region === undefined ? undefined : arrived(event.region, before, after, event.source) ?? elsewhere(event.source, after) }));
