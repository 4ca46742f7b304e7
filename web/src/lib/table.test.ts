import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeatInfo } from '../protocol/SeatInfo';
import { FakeSocket, browser, sockets } from './testing';

let games: typeof import('./games');
let Table: typeof import('./table.svelte').Table;
beforeAll(async () => {
  browser();
  games = await import('./games');
  ({ Table } = await import('./table.svelte'));
});

const board = readFileSync(new URL('../../../crates/rules/src/boards/base-2p.toml', import.meta.url), 'utf8');
const welcome = (seats: number[], more: object = {}) => ({ say: 'welcome', version: 1, table: 'a', seats, board, host: false, ...more });
const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: n, name: `P${n}`, kind: 'person', present: true, stand_in: false, left: false, time_up: false, ...more });
const state = (number: number) => ({ say: 'state', number, view: { round: 1, rounds: 10, turn: 1, phase: 'choice', wait: { for: 'seat', seat: 1 }, seats: [], regions: [], column: [], actions: [{ action: 'end', verb: 'end', label: '' }], score: [], ranks: [] } });
const event = (number: number, kind: string, at: number) => ({ number, kind, text: '', seat: at });

let table: InstanceType<typeof Table>;
let socket: FakeSocket;
/** A device with seat 1. */
beforeEach(() => {
  localStorage.clear();
  games.keepGame('a', [{ seat: 1, token: 't1' }], 'host');
  table = new Table('a');
  socket = sockets.at(-1)!;
  socket.onopen?.();
  socket.say(welcome([1], { host: true, seed: 7 }), { say: 'seats', seats: [seat(1), seat(2)] }, state(1));
});

describe('a table', () => {
  it('knows its host by a key, and tells a chosen seed', () => {
    expect(socket.asks[0]).toMatchObject({ ask: 'hello', tokens: ['t1'], host: 'host' });
    expect([table.host, table.seed, table.unseated]).toEqual([true, 7, false]);
    socket.say({ say: 'moved', table: 'b' });
    expect(table.moved).toBe('b');
  });

  it('shows the board as it lies, from the state on that it is told with', () => {
    const other = board.replace(/^rounds = .*$/m, 'rounds = 3');
    const first = table.board;
    socket.say({ say: 'map', board: other });
    expect(table.board).toBe(first);
    socket.say(state(2));
    expect(table.board?.rounds).toBe(3);
    socket.say(state(3), { say: 'map', board }, state(4));
    expect([table.board?.rounds, table.number]).toEqual([first?.rounds, 4]);
    // whoever comes back is told by the welcome
    socket.say(welcome([1], { board: other }), state(5));
    expect(table.board?.rounds).toBe(3);
  });

  it('goes on without the fields that older servers leave out', () => {
    socket.say({ say: 'welcome', version: 1, table: 'a', seats: [1], board }, { say: 'seats', seats: [{ seat: 1, name: 'P1', kind: 'person', present: true, stand_in: false }] });
    expect([table.host, table.seed, table.timeUp, table.unseated]).toEqual([false, undefined, 0, false]);
  });

  it('is watched by who was removed, whichever is told first', () => {
    games.keepGame('c', [{ seat: 2, token: 't2' }]);
    for (const says of [[{ say: 'trouble', trouble: 'token', text: 'no' }, { say: 'seats', seats: [seat(1), seat(2, { kind: 'open' })] }], [{ say: 'seats', seats: [seat(1), seat(2, { kind: 'bot', bot: 'fair' })] }, { say: 'trouble', trouble: 'token', text: 'no' }]]) {
      games.keepGame('c', [{ seat: 2, token: 't2' }]);
      const other = new Table('c');
      sockets.at(-1)!.say(welcome([2]), { say: 'seats', seats: [seat(1), seat(2)] }, ...says);
      expect([other.unseated, other.mine, other.trouble]).toEqual([true, [], '']);
      expect(games.myGame('c')).toBeUndefined();
      other.close();
    }
  });

  it('keeps a key that was refused at the door', () => {
    const other = new Table('a');
    sockets.at(-1)!.onopen?.();
    sockets.at(-1)!.say({ say: 'trouble', trouble: 'token', text: 'no' });
    expect([other.unseated, games.myGame('a')?.seats.length]).toEqual([true, 1]);
    other.close();
  });

  it('is left for a while: the seat stays ours', () => {
    socket.say({ say: 'seats', seats: [seat(1, { left: true, bot: 'fair' }), seat(2)] });
    expect([table.unseated, table.mine]).toEqual([false, [1]]);
  });

  it('tells that time is up: ours until our next turn, that of others for a while', () => {
    vi.useFakeTimers();
    socket.say({ say: 'events', events: [event(2, 'time-up', 1)] }, { say: 'events', events: [event(3, 'turn', 2)] });
    vi.advanceTimersByTime(60_000);
    expect(table.timeUp).toBe(1);
    socket.say({ say: 'events', events: [event(4, 'turn', 1)] });
    expect(table.timeUp).toBe(0);
    socket.say({ say: 'seats', seats: [seat(1), seat(2, { time_up: true })] });
    expect(table.timeUp).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(table.timeUp).toBe(0);
    vi.useRealTimers();
  });

  it('says why there is no hint, and can be asked again', () => {
    table.askHint();
    table.askHint();
    expect(socket.asks.filter((ask) => ask.ask === 'hint').length).toBe(1);
    socket.say({ say: 'trouble', trouble: 'busy', text: 'later' });
    expect([table.pondering, table.noHint, table.trouble]).toEqual([false, 'later', '']);
    table.askHint();
    expect([table.pondering, table.noHint]).toEqual([true, '']);
    socket.say({ say: 'trouble', trouble: 'not-yours', text: 'no' });
    expect(table.noHint).toBe('no');
    socket.say({ say: 'trouble', trouble: 'not-yours', text: 'no' });
    expect(table.trouble).toBe('no');
  });
});
