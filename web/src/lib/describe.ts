// A region and a seat in words, for labels and the text view.
import type { PeopleView } from '../protocol/PeopleView';
import type { RegionView } from '../protocol/RegionView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import type { BoardRegion } from './board';
import { native } from './natives';
import { comboName, raceName, seatName, symbolName, terrainName } from './names.svelte';
import { settings, t, typeset } from './settings.svelte';

export function describe(ground: BoardRegion, region: RegionView | undefined, seats: SeatInfo[]): string {
  const words = [...(settings.regionNames ? [ground.title] : []), t('region_n', { n: ground.id }), terrainName(ground.terrain), ...ground.symbols.map(symbolName)];
  const marks = region?.marks ?? [];
  if (ground.edge) words.push(t('edge'));
  if (region?.seat && region.race) {
    words.push(t('held_by', { race: raceName(region.race), name: seatName(seats, region.seat) }));
    if (region.declined) words.push(t('declined'));
    words.push(t('tokens', { n: region.tokens }));
  } else if (native(region)) words.push(t(native(region)!));
  else if (marks.length === 0) words.push(t('empty'));
  words.push(...marks.map((mark) => typeset(mark.text)));
  for (const { count, name } of region?.pieces ?? []) words.push(count > 1 ? `${count} × ${name}` : name);
  return words.join(', ');
}

/** What a people has, in a few words. */
export function facts(people: PeopleView, declined: boolean): string {
  return [
    declined ? t('declined') : '',
    t('regions', { n: people.regions }),
    t('tokens', { n: people.tokens }),
    people.hand > 0 ? t('in_hand', { n: people.hand }) : '',
    typeset(people.waiting ?? ''),
  ].filter(Boolean).join(' · ');
}

/** A seat in words, for the text view. */
export function describeSeat(seat: number, view: TableView, seats: SeatInfo[]): string {
  const { active, declined = [], role, belongings = [] } = view.seats[seat - 1] ?? {};
  const people = (one: PeopleView, past: boolean): string => `${comboName(one.race, one.power)}: ${facts(one, past)}`;
  return [
    seatName(seats, seat),
    active ? people(active, false) : t('no_race'),
    ...declined.map((one) => people(one, true)),
    ...(role ? [role.name] : []),
    ...belongings.map((one) => typeset(one.text)),
  ].join('; ');
}
