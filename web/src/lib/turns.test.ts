import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventView } from '../protocol/EventView';
import type { SeatInfo } from '../protocol/SeatInfo';
import { browser } from './testing';

browser();
const { sentence, turnsOf, playedWith } = await import('./turns');
const { settings } = await import('./settings.svelte');

const names = ['Ada', 'Fern', 'Moss', 'Wren'];
const seats = names.map((name, i) => ({ seat: i + 1, name, kind: 'person' }) as SeatInfo);
/** Turns of games that bots played on a server, with what they come to in a sentence. */
type Told = { events: EventView[]; en: string; fr: string };
const file = new URL('../../fixtures/turns.json', import.meta.url);
const games = JSON.parse(readFileSync(file, 'utf8')) as Told[];

describe('a turn', () => {
  beforeAll(() => void (settings.language = 'en'));

  it('is told in a sentence, in both languages', () => {
    for (const told of games) {
      for (const language of ['en', 'fr'] as const) {
        settings.language = language;
        const turn = turnsOf(told.events).find((turn) => turn.seat !== undefined)!;
        if (process.env.ELBOWROOM_BLESS) told[language] = sentence(turn, seats)!;
        expect(sentence(turn, seats)).toBe(told[language]);
      }
    }
    if (process.env.ELBOWROOM_BLESS) writeFileSync(file, `[\n${games.map((told) => JSON.stringify(told)).join(',\n')}\n]\n`);
    settings.language = 'en';
  });

  const event = (number: number, kind: string, more: Partial<EventView> = {}): EventView => ({ number, kind, text: `${kind} ${more.region ?? ''}`, ...more });
  const turn = (number: number, seat: number, round: number): EventView => event(number, 'turn', { seat, amount: round });

  it('opens into its steps, the set-up before the first', () => {
    const turns = turnsOf([
      event(2, 'shown'), event(4, 'shown'), event(5, 'picked', { seat: 1, race: 'x' }),
      event(6, 'placed', { seat: 1, region: 3, amount: 1 }), event(7, 'placed', { seat: 1, region: 3, amount: 1 }),
      turn(8, 2, 1), event(9, 'conquered', { seat: 2, region: 3, race: 'y' }), turn(10, 1, 2), event(11, 'over'),
    ]);
    expect(turns.map(({ seat, round, steps }) => [seat, round, steps.map((step) => `${step.kind}${step.times > 1 ? `×${step.times}` : ''}`).join(' ')])).toEqual([
      [undefined, 1, 'shown shown'], [1, 1, 'picked placed×2'], [2, 1, 'conquered'], [1, 2, ''], [undefined, 2, 'over'],
    ]);
    expect(turns.map(playedWith)).toEqual([undefined, 'x', 'y', undefined, undefined]);
    expect(sentence(turns[1]!, seats)).toBe('Ada picks X and puts 2 more on region 3.');
    expect(turns.map((one) => sentence(one, seats)).slice(3)).toEqual([undefined, undefined]);
  });

  it('stands in its round, even where nobody told of the game before it', () => {
    const rounds = (events: EventView[], round: number) => turnsOf(events, { round }).map((one) => one.round);
    const first = event(30, 'conquered', { seat: 1, region: 4 });
    expect(rounds([first], 5)).toEqual([5]);
    expect(rounds([first, turn(31, 2, 5)], 5)).toEqual([5, 5]);
    // another seat may begin each round
    expect(rounds([first, turn(31, 2, 6), turn(32, 1, 6)], 6)).toEqual([5, 6, 6]);
    expect(rounds([event(2, 'shown'), event(3, 'picked', { seat: 1 })], 3)).toEqual([1, 1]);
  });

  it('names every region that was strengthened most', () => {
    const put = (number: number, region: number, amount: number): EventView => event(number, 'placed', { seat: 1, region, amount });
    const [only] = turnsOf([turn(1, 1, 2), put(2, 1, 2), put(3, 5, 2), put(4, 6, 2), put(5, 7, 1)]);
    expect(sentence(only!, seats)).toBe('Ada puts 2 more on 1, 5 and 6.');
  });

  it('does not tell what was taken back, not even that the next one began', () => {
    const turns = turnsOf([
      turn(1, 1, 2), event(2, 'conquered', { seat: 1, region: 4 }), event(3, 'scored', { seat: 1, amount: 5 }), turn(4, 2, 2),
      event(5, 'undone', { seat: 1, back_to: 1 }), event(6, 'conquered', { seat: 1, region: 9 }), event(7, 'scored', { seat: 1, amount: 6 }), turn(8, 2, 2),
    ]);
    expect(turns.map(({ seat, steps }) => [seat, steps.filter((step) => step.gone).map((step) => step.number)])).toEqual([[1, [2, 3, 4]], [2, []]]);
    expect(sentence(turns[0]!, seats)).toBe('Ada settles region 9 and earns 6.');
  });

  it('tells from whom a region was taken, and nobody of their own', () => {
    const taken = (region: number, from: number): EventView[] => [event(region * 2, 'lost', { seat: from, region }), event(region * 2 + 1, 'conquered', { seat: 1, region })];
    const [only] = turnsOf([turn(1, 1, 3), ...taken(4, 2), ...taken(5, 3), ...taken(6, 2), ...taken(7, 1), event(40, 'scored', { seat: 2, amount: 3 })]);
    expect(sentence(only!, seats)).toBe('Ada settles region 7 and takes 4 and 6 from Fern and region 5 from Moss.');
  });
});
