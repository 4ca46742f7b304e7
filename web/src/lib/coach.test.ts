import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, sockets } from './testing';

let coach: typeof import('./coach');
let settings: typeof import('./settings.svelte').settings;
let Table: typeof import('./table.svelte').Table;
beforeAll(async () => {
  browser();
  coach = await import('./coach');
  ({ settings } = await import('./settings.svelte'));
  ({ Table } = await import('./table.svelte'));
});
beforeEach(() => localStorage.clear());

describe('the coach', () => {
  it('begins a first game with nothing said, and is switched off', () => {
    coach.markHeard('pick');
    coach.markHeard('pick');
    coach.markHeard('enter');
    expect(coach.heard()).toEqual(['pick', 'enter']);
    coach.startCoach();
    expect([settings.coach, coach.heard()]).toEqual([true, []]);
    coach.markHeard('die');
    coach.stopCoach();
    expect([settings.coach, coach.heard()]).toEqual([false, ['die']]);
  });

  it('is heard only about the state it was asked about', () => {
    const table = new Table('a');
    const socket = sockets.at(-1)!;
    const view = { round: 1, rounds: 10, turn: 1, phase: 'choice', wait: { for: 'seat', seat: 1 }, seats: [], regions: [], column: [], actions: [], score: [], ranks: [] };
    socket.onopen?.();
    socket.say({ say: 'welcome', version: 2, table: 'a', seats: [1], board: '' }, { say: 'state', number: 1, view });
    table.askCoach(['pick']);
    const ask = socket.asks.at(-1) as { ask: string; id: number; heard: string[] };
    expect(ask).toMatchObject({ ask: 'coach', heard: ['pick'] });
    socket.say({ say: 'coach', id: ask.id });
    expect(table.remark).toBeUndefined();
    socket.say({ say: 'coach', id: ask.id, key: 'enter', text: 'Come in.' });
    expect(table.remark).toEqual({ key: 'enter', text: 'Come in.' });
    table.remark = undefined;
    table.askCoach([]);
    const late = (socket.asks.at(-1) as { id: number }).id;
    socket.say({ say: 'state', number: 2, view }, { say: 'coach', id: late, key: 'die', text: 'Too late.' });
    expect(table.remark).toBeUndefined();
    table.close();
  });
});
