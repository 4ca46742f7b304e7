import { describe, expect, it } from 'vitest';
import type { EventView } from '../protocol/EventView';
import type { RegionView } from '../protocol/RegionView';
import type { TableView } from '../protocol/TableView';
import { plan, TIMES, type Deed, type Pace, type Step } from './plan';

const NORMAL: Pace = { speed: 'normal', calm: false };
const land = (region: number, more: Partial<RegionView> = {}): RegionView => ({ region, declined: false, tokens: 0, tribe: false, pieces: [], ...more });
const mine = (region: number, tokens: number, more: Partial<RegionView> = {}): RegionView => land(region, { seat: 1, race: 'amazons', tokens, ...more });
const theirs = (region: number, tokens: number, more: Partial<RegionView> = {}): RegionView => land(region, { seat: 2, race: 'orcs', tokens, ...more });
const people = (race: string) => ({ race, hand: 0, aside: 0, regions: 1, tokens: 1 });
function view(regions: RegionView[], more: Partial<TableView> = {}): TableView {
  return {
    round: 2, rounds: 10, turn: 1, phase: 'conquest', wait: { for: 'seat', seat: 1 }, regions, column: [], actions: [], shortfall: 0, in_hand: 0, undo: false, score: [], ranks: [],
    seats: [{ seat: 1, active: people('amazons'), declined: [] }, { seat: 2, active: people('orcs'), declined: [] }], ...more,
  };
}
let count = 0;
const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ number: ++count, kind, text: '', ...more });
const step = (before: TableView, after: TableView, events: EventView[], more: Partial<Step> = {}): Step => ({ before, after, events, seats: [], mine: [], yours: false, ...more });
const told = (made: ReturnType<typeof plan>): [Deed['kind'], number, number][] => made.moments.map(({ kind, start, length }) => [kind, Math.round(start), Math.round(length)]);

/** Seat 1 takes region 1 from seat 2, who has two tokens there and another region. */
const conquest = (): Step => step(
  view([mine(0, 1), theirs(1, 2), theirs(2, 1)]),
  view([mine(0, 1), mine(1, 3), theirs(2, 1)]),
  [event('lost', { seat: 2, region: 1, amount: 1 }), event('conquered', { seat: 1, region: 1, amount: 3 })],
);
const turnOver = (coins: number): Step => step(
  view([mine(0, 1), mine(2, 1), theirs(1, 1)], { score: [{ source: 'regions', text: 'regions', coins: 2 }] }),
  view([mine(0, 1), mine(2, 1), theirs(1, 1)], { turn: 2, wait: { for: 'seat', seat: 2 } }),
  [event('scored', { seat: 1, amount: coins, source: 'regions', text: 'Seat 1 scores 2: regions.' }), event('scored', { seat: 1, amount: 1, source: 'other', text: 'Seat 1 scores 1: Something.' }), event('turn', { seat: 2 })],
  { mine: [2], yours: true },
);

describe('a plan', () => {
  it('lets losers wait for the landing, then one falls and the rest run home', () => {
    const made = plan(conquest(), NORMAL);
    const flight = TIMES.conquer + 2 * TIMES.between;
    expect(told(made)).toEqual([['conquer', 0, flight], ['retreat', flight, TIMES.retreat]]);
    expect(made.moments[1]).toMatchObject({ seat: 2, dead: 1, rest: 1, homes: [2] });
    expect(made.notes.map(({ sound, at }) => [sound, at])).toEqual([['conquer', flight], ['lost', flight]]);
    expect(made.wait).toBe(flight + TIMES.retreat / 2);
  });

  it('halves every time at speed fast', () => {
    const [normal, fast] = [plan(conquest(), NORMAL), plan(conquest(), { speed: 'fast', calm: false })];
    expect(told(fast)).toEqual(told(normal).map(([kind, start, length]) => [kind, start / 2, length / 2]));
    expect(fast.wait).toBe(normal.wait / 2);
  });

  it('moves nothing where motion is not wanted: the map shows it, others pause all the same', () => {
    expect(plan(conquest(), { speed: 'normal', calm: true })).toMatchObject({ moments: [], wait: 420 });
    expect(plan(conquest(), { speed: 'off', calm: false })).toMatchObject({ moments: [], wait: 0 });
    expect(told(plan(turnOver(2), { speed: 'off', calm: false })).map(([kind, start]) => [kind, start])).toEqual([['score', 0], ['turn', 0]]);
  });

  it('brings the tokens home before the first conquest of a turn', () => {
    const made = plan(step(view([mine(0, 3), mine(2, 1), land(1)]), view([mine(0, 1), mine(2, 1), mine(1, 2)]), [event('readied', { seat: 1, amount: 2 }), event('conquered', { seat: 1, region: 1, amount: 2 })]), NORMAL);
    expect(told(made).map(([kind, start]) => [kind, start])).toEqual([['gather', 0], ['conquer', TIMES.gather]]);
    expect(made.moments[0]).toMatchObject({ from: [{ region: 0, tokens: 2 }] });
  });

  it('rolls the die where the attack was, and says how it went', () => {
    const before = view([mine(0, 1), theirs(1, 1)]);
    const failed = plan(step(before, before, [event('rolled', { seat: 1, amount: 0 }), event('failed', { seat: 1, region: 1 })]), NORMAL);
    expect(failed.moments).toMatchObject([{ kind: 'die', region: 1, face: 0, taken: false }]);
    const taken = plan(step(before, view([mine(0, 1), mine(1, 1)]), [event('rolled', { seat: 1, amount: 3 }), event('conquered', { seat: 1, region: 1, amount: 1 })]), NORMAL);
    expect(taken.moments).toMatchObject([{ kind: 'die', region: 1, face: 3, taken: true, tokens: 1 }, { kind: 'conquer', start: TIMES.die }]);
    expect(failed.notes.map(({ sound }) => sound)).toEqual(['die', 'bad']);
  });

  it('pays each region of its owner in the order of the map, and lists the sources once each', () => {
    const made = plan(turnOver(2), NORMAL);
    expect(made.moments).toMatchObject([
      { kind: 'score', seat: 1, total: 3, lines: [{ text: 'regions', coins: 2 }, { text: 'Something', coins: 1 }] },
      { kind: 'coins', coins: 3, from: [0, 2], apart: TIMES.apart },
      { kind: 'turn', seat: 2, banner: true },
    ]);
    expect(made.notes.filter(({ sound }) => sound === 'coin').map(({ pitch }) => pitch)).toEqual([0, 1, 2]);
  });

  it('never takes longer than a second for coins, however many', () => {
    const [coins] = plan(turnOver(40), NORMAL).moments.filter(({ kind }) => kind === 'coins');
    expect(coins!.length).toBeCloseTo(TIMES.coins);
  });

  it('jumps after its cap: what comes later is not shown, but whose turn it is', () => {
    const regions = Array.from({ length: 12 }, (_, i) => mine(i, 2));
    const events = regions.map(({ region }) => event('conquered', { seat: 1, region, amount: 2 }));
    const made = plan(step(view(regions.map(({ region }) => land(region))), view(regions, { turn: 2, wait: { for: 'seat', seat: 2 } }), [...events, event('turn', { seat: 2 })], { mine: [2], yours: true }), NORMAL);
    expect(made.wait).toBe(TIMES.cap);
    expect(made.moments.length).toBeLessThan(6);
    expect(made.moments.at(-1)).toMatchObject({ kind: 'turn', start: TIMES.cap });
  });

  it('does not show again what was placed by hand at this screen', () => {
    const events = [event('placed', { seat: 1, region: 0, amount: 2 })];
    const at = (seats: number[]) => plan(step(view([mine(0, 1)]), view([mine(0, 3)]), events, { mine: seats }), NORMAL).moments.length;
    expect([at([1]), at([2])]).toEqual([0, 1]);
  });

  it('calls a person by a ribbon only where one sits alone and the turn begins', () => {
    const banner = (more: Partial<Step>, events = [event('turn', { seat: 1 })]) => plan(step(view([]), view([]), events, { yours: true, ...more }), NORMAL).moments.map((moment) => moment.kind === 'turn' && moment.banner);
    expect([banner({ mine: [1] }), banner({ mine: [1, 2] }), banner({ mine: [1] }, []), banner({ mine: [1], yours: false })]).toEqual([[true], [false], [false], []]);
  });

  it('turns every region of a declining people to stone', () => {
    const after = view([theirs(1, 1), mine(0, 1, { declined: true }), mine(2, 1, { declined: true })], { seats: [{ seat: 1, declined: [people('amazons')] }, { seat: 2, declined: [] }] });
    const made = plan(step(view([theirs(1, 1), mine(0, 3), mine(2, 1)]), after, [event('declined', { seat: 1 })]), NORMAL);
    expect(made.moments).toMatchObject([{ kind: 'decline', race: 'amazons', regions: [0, 2] }]);
  });

  it('ends with a fanfare for who won or watched, and a softer one for who did not', () => {
    const ranks = [{ seat: 2, rank: 1, coins: 90, tokens: 3 }, { seat: 1, rank: 2, coins: 80, tokens: 3 }];
    const heard = (seats: number[], pace = NORMAL) => plan(step(view([]), view([], { ranks, wait: { for: 'over' } }), [event('over')], { mine: seats }), pace).notes.map(({ sound }) => sound);
    expect([heard([1]), heard([2]), heard([1, 2]), heard([]), heard([1], { speed: 'off', calm: true })]).toEqual([['end'], ['victory'], ['victory'], ['victory'], ['end']]);
  });

  it('does not play a step that was taken back', () => {
    const made = plan({ ...conquest(), events: [event('undone', { back_to: 1 })] }, NORMAL);
    expect([made.moments, made.notes, made.wait]).toEqual([[], [{ at: 0, sound: 'undo' }], 0]);
  });
});
