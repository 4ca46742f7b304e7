// A region in words, for labels and the text view.
import type { RegionView } from '../protocol/RegionView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { BoardRegion } from './board';
import type { PeopleView } from '../protocol/PeopleView';
import type { TableView } from '../protocol/TableView';
import { comboName, pieceName, powerName, raceName, seatName, symbolName, terrainName } from './names.svelte';
import { t } from './settings.svelte';

export function describe(ground: BoardRegion, region: RegionView | undefined, seats: SeatInfo[], island?: Island): string {
  const words = [t('region_n', { n: ground.id }), terrainName(ground.terrain), ...ground.symbols.map(symbolName)];
  if (ground.edge) words.push(t('edge'));
  if (region?.seat && region.race) {
    words.push(t('held_by', { race: raceName(region.race), name: seatName(seats, region.seat) }));
    if (region.declined) words.push(t('declined'));
    words.push(t('tokens', { n: region.tokens }));
  } else if (island?.lake === ground.id) words.push(t('island', { n: island.ghosts }));
  else if (region?.tribe) words.push(t('tribe'));
  else words.push(t('empty'));
  for (const piece of region?.pieces ?? []) words.push(piece.count > 1 ? `${piece.count} × ${pieceName(piece.piece)}` : pieceName(piece.piece));
  return words.join(', ');
}

/** The Necromancer's island: on which lake, whose, and how many ghosts stand on it. */
export type Island = { lake: number; seat: number; ghosts: number };

export function islandOf(view: TableView): Island | undefined {
  const { lake, seat } = view.necromancer ?? {};
  return lake === undefined || seat === undefined ? undefined : { lake, seat, ghosts: view.seats[seat - 1]?.active?.aside ?? 0 };
}

/** What a people has, in a few words. */
export function facts(people: PeopleView, declined: boolean): string {
  const home = people.race === GHOSTS ? 'on_island' : 'aside';
  return [
    declined ? t('declined') : '',
    people.leader ? t('with_leader') : '',
    t('regions', { n: people.regions }),
    t('tokens', { n: people.tokens }),
    people.troops ? t('troops', { n: people.troops }) : '',
    people.hand > 0 ? t('in_hand', { n: people.hand }) : '',
    people.aside > 0 ? t(home, { n: people.aside }) : '',
  ].filter(Boolean).join(' · ');
}

/** The race of the Necromancer's tokens. */
export const GHOSTS = 'necromancer-ghost';

/** A seat in words, for the text view. */
export function describeSeat(seat: number, view: TableView, seats: SeatInfo[]): string {
  const { active, declined = [], captives = [] } = view.seats[seat - 1] ?? {};
  const people = (one: PeopleView, past: boolean): string => `${comboName(one.race, one.power)}: ${facts(one, past)}`;
  const words = [seatName(seats, seat), active ? people(active, false) : t('no_race'), ...declined.map((one) => people(one, true))];
  words.push(...captives.map((race) => t('captive_of', { race: raceName(race) })));
  const dark = view.necromancer;
  if (dark?.seat === seat) {
    const owned = dark.powers.filter((one) => one.owned).map((one) => powerName(one.power));
    words.push(t('necromancer'), t('souls', { n: dark.souls }), t('reserve', { n: dark.reserve }), ...owned);
  }
  return words.join('; ');
}
