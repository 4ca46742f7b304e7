import { describe, expect, it, vi } from 'vitest';
import type { EventView } from '../protocol/EventView';
import type { TableView } from '../protocol/TableView';
import type { BoardRegion } from './board';
import { browser } from './testing';

browser();
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { joined } = await import('./names.svelte');
const { lastGains, purse } = await import('./purse');
const { muster, why } = await import('./verbs');
const { question } = await import('./question');
const { stepsToEdge } = await import('./way');

const event = (number: number, kind: string, seat: number, amount?: number, more: Partial<EventView> = {}): EventView => ({ number, kind, text: '', seat, ...(amount === undefined ? {} : { amount }), ...more });
const people = { race: 'folk', hand: 5, aside: 0, regions: 3, tokens: 3 };
const view = (more: Partial<TableView>): TableView => ({ phase: 'choice', turn: 1, force: 5, regions: [], wait: { for: 'seat', seat: 1 }, actions: [], seats: [{ seat: 1, coins: 7, active: people, declined: [] }, { seat: 2, coins: 9, declined: [] }], ...more }) as unknown as TableView;

describe('a purse', () => {
  it('remembers what was paid last, from all sources of a turn', () => {
    const told = [event(1, 'turn', 1), event(2, 'scored', 1, 3), event(3, 'scored', 1, 2), event(4, 'turn', 2), event(5, 'scored', 2, 4), event(6, 'turn', 1), event(7, 'scored', 1, 1)];
    expect([...lastGains(told)]).toEqual([[1, 1], [2, 4]]);
    expect(lastGains(told.slice(0, 5)).get(1)).toBe(5);
    expect(lastGains([...told, event(8, 'undone', 1, undefined, { back_to: 6 })]).get(1)).toBe(5);
  });

  it('is shown to the one who holds the device', () => {
    expect([1, 2].map((seat) => purse(view({}), seat, [1, 2], 2))).toEqual([undefined, 9]);
    expect(purse(view({}), 1, [1], undefined)).toBe(7);
    expect(purse(view({ wait: { for: 'over' } }), 1, [1, 2], 2)).toBe(7);
  });
});

describe('a turn', () => {
  it('counts who is ready and who stays', () => {
    expect(muster(view({}))).toEqual({ total: 8, ready: 5, stay: 3 });
    expect(muster(view({ phase: 'redeploy' }))).toBeUndefined();
    expect(muster(view({ task: 'something else' }))).toBeUndefined();
    // more than the people has: others fight with them
    expect(muster(view({ force: 9 }))).toBeUndefined();
  });

  it('says what its buttons do', () => {
    const end = { action: 'end', verb: 'end', label: '', group: 'end' } as const;
    expect(['choice', 'conquest', 'pieces', 'elsewhere'].map((phase) => why(end, view({ phase })))).toEqual(['attack nobody', 'then place your tokens', 'and be paid', 'use nothing of it']);
    expect(why(end, view({ question: 'Really?' }))).toBe('');
  });

  it('names the regions that would be left', () => {
    const attack = (region: number, sixths?: number) => ({ action: `conquer ${region}`, verb: 'conquer', label: '', group: 'attack', region, price: 2, ...(sixths ? { sixths } : {}) }) as const;
    const end = { action: 'end', verb: 'end', label: '', group: 'end' } as const;
    expect(question(end, view({ actions: [attack(4), attack(9), attack(10), attack(12, 2)] }))?.text).toContain('region 4, 9 or 10');
    expect(question(end, view({ actions: [1, 2, 3, 4, 5].map((region) => attack(region)) }))?.text).toContain('region 1, 2, 3, 4 or another.');
    expect(question(end, view({ actions: [attack(12, 2)] }))).toBeUndefined();
    // one's own declined people is nothing to be missed
    const regions = [{ region: 0, seat: 1, declined: true }, { region: 1, seat: 2, declined: true }] as TableView['regions'];
    expect(question(end, view({ regions, actions: [attack(0)] }))).toBeUndefined();
    expect(question(end, view({ regions, actions: [attack(0), attack(1)] }))?.text).toContain('conquer region 1.');
  });
});

describe('names and ways', () => {
  it('join into one', () => {
    expect([joined('Half-', 'Folk'), joined('Tall', 'Folk')]).toEqual(['Half-Folk', 'Tall Folk']);
  });

  it('count the steps to the edge', () => {
    const region = (id: number, edge: boolean, borders: number[]) => ({ id, edge, borders }) as unknown as BoardRegion;
    expect([...stepsToEdge([region(0, true, [1]), region(1, false, [0, 2]), region(2, false, [1])])]).toEqual([[0, 0], [1, 1], [2, 2]]);
  });
});
