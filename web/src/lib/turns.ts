// The log told by turns: a sentence for each, and the steps it was made of.
import type { EventView } from '../protocol/EventView';
import type { SeatInfo } from '../protocol/SeatInfo';
import { comboName, raceName, seatName } from './names.svelte';
import { t } from './settings.svelte';

/** `times`: how often it happened in a row; `gone`: it was taken back. */
export type Step = EventView & { times: number; gone: boolean };
type Now = { round: number };
export type Turn = {
  /** The number of its first event. */
  first: number;
  /** Whose turn it is; nobody sets the table up. */
  seat?: number | undefined;
  round: number;
  steps: Step[];
};

/** The round of a table that is told of from the midst of a game on: that of the turn whose beginning nobody told. Whoever had it plays once a round. */
function begunIn(events: EventView[], now: Now | undefined): number {
  const seat = events[0]?.seat;
  if (seat === undefined || !now) return 1;
  const turns = events.filter((event) => event.kind === 'turn');
  const again = turns.find((event) => event.seat === seat);
  if (again) return (again.amount ?? 2) - 1;
  const [next] = turns;
  return next ? (next.amount ?? 1) - ((next.seat ?? 0) > seat ? 0 : 1) : now.round;
}

/** A turn begins with its event; the first one of a game has none. `now`: what the table shows after all of them. */
export function turnsOf(events: EventView[], now?: Now): Turn[] {
  const gone = new Set<number>();
  for (const [i, event] of events.entries()) {
    if (event.back_to === undefined) continue;
    for (let j = i - 1; j >= 0 && events[j]!.number > event.back_to; j--) gone.add(events[j]!.number);
  }
  const turns: Turn[] = [];
  const begun = begunIn(events, now);
  for (const event of events) {
    const step: Step = { ...event, times: 1, gone: gone.has(event.number) };
    const last = turns.at(-1);
    const begins = event.kind === 'turn' && !step.gone;
    if (!last || begins || event.kind === 'over' || (last.seat === undefined && event.seat !== undefined)) {
      turns.push({ first: event.number, seat: event.seat, round: begins ? (event.amount ?? 0) : (last?.round ?? begun), steps: begins ? [] : [step] });
      continue;
    }
    const before = last.steps.at(-1);
    // tokens are placed one by one
    if (before && step.kind === 'placed' && before.text === step.text && before.gone === step.gone) last.steps[last.steps.length - 1] = { ...step, times: before.times + 1 };
    else last.steps.push(step);
  }
  return turns;
}

/** The people that a turn was played with. */
export const playedWith = (turn: Turn): string | undefined =>
  turn.steps.findLast((step) => step.race && step.seat === turn.seat && !step.gone && ['picked', 'conquered', 'declined', 'readied', 'placed'].includes(step.kind))?.race;

/** `4, 9 and 10`. */
export const listed = (parts: (string | number)[]): string => (parts.length < 2 ? parts.join() : t('list_last', { list: parts.slice(0, -1).join(', '), last: parts.at(-1)! }));

/** One region is called one, so that nobody takes its number for a count. */
const places = (regions: number[]): string => (regions.length === 1 ? t('tell_region', { n: regions[0]! }) : listed(regions));

/** The most that were placed together are worth telling, where it was more than one here and one there. */
function strongholds(steps: Step[]): [number, number][] {
  const added = new Map<number, number>();
  for (const { kind, region = 0, amount = 0, times } of steps) if (kind === 'placed') added.set(region, (added.get(region) ?? 0) + amount * times);
  const most = Math.max(...added.values());
  return most > 1 ? [...added].filter(([, n]) => n === most) : [];
}

/** What was done, each deed in a few words. */
function deeds(turn: Turn, seats: SeatInfo[]): string[] {
  const held = turn.steps.filter((step) => !step.gone);
  const own = held.filter((step) => step.seat === turn.seat);
  const of = (kind: string): Step[] => own.filter((step) => step.kind === kind);
  const regions = (kind: string): number[] => of(kind).flatMap((step) => (step.region === undefined ? [] : [step.region]));
  const told: string[] = of('picked').map(({ race = '', power }) => t('tell_picks', { combo: comboName(race, power) }));
  if (regions('abandoned').length > 0) told.push(t('tell_leaves', { list: places(regions('abandoned')) }));
  // a region is taken from whoever lost it, and settled where nobody else held it
  const taken = new Map<number, number[]>();
  for (const region of regions('conquered')) {
    const loser = held.find((step) => step.kind === 'lost' && step.region === region)?.seat ?? 0;
    const from = loser === turn.seat ? 0 : loser;
    taken.set(from, [...(taken.get(from) ?? []), region]);
  }
  const settled = taken.get(0);
  if (settled) told.push(t('tell_settles', { list: places(settled) }));
  const won = [...taken].filter(([seat]) => seat > 0).map(([seat, list]) => t('tell_from', { list: places(list), name: seatName(seats, seat) }));
  if (won.length > 0) told.push(t('tell_takes', { list: listed(won) }));
  for (const region of regions('failed')) told.push(t('tell_fails', { list: places([region]) }));
  const strong = strongholds(own);
  if (strong.length > 0) told.push(t('tell_adds', { n: strong[0]![1], list: places(strong.map(([region]) => region)) }));
  for (const { race = '' } of of('declined')) told.push(t('tell_declines', { race: raceName(race) }));
  const coins = of('scored').reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (of('scored').length > 0) told.push(t('tell_earns', { n: coins }));
  return told;
}

/** A turn in one sentence; nothing where its steps say enough themselves. */
export function sentence(turn: Turn, seats: SeatInfo[]): string | undefined {
  if (turn.seat === undefined) return undefined;
  const told = deeds(turn, seats);
  return told.length > 0 ? t('tell', { name: seatName(seats, turn.seat), deeds: listed(told) }) : undefined;
}
