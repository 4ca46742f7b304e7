import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../protocol/TableInfo';
import { browser } from './testing';

let games: typeof import('./games');
let api: typeof import('./api').api;
let summary: typeof import('./summary');
beforeAll(async () => {
  browser();
  games = await import('./games');
  ({ api } = await import('./api'));
  summary = await import('./summary');
});
beforeEach(() => localStorage.clear());

const key = (seat: number) => ({ seat, token: `t${seat}` });
const info = (table: string, more: Partial<TableInfo> = {}): TableInfo => ({
  table, board: 'base-3p', laid: false, round: 2, rounds: 10, started: true, over: false, made: 0, pace: 'live', boxes: ['base', 'cursed-box'], ranks: [],
  seats: (['person', 'bot', 'person'] as const).map((kind, i) => ({ seat: i + 1, name: ['Ada', 'hard 2', 'Bob'][i]!, kind, ...(kind === 'bot' && { bot: 'hard' }), present: true, stand_in: false, left: false, time_up: false })),
  ...more,
});

describe('the games of this device', () => {
  it('are kept up to 500, the newest first', () => {
    const old = Array.from({ length: games.MOST + 2 }, (_, i) => ({ table: `g${i}`, seats: [key(1)], at: i + 1, seen: 0 }));
    localStorage.setItem('elbowroom.games', JSON.stringify(old));
    games.keepGame('new', [key(1)]);
    const list = games.myGames();
    expect([list.length, list[0]?.table, list.at(-1)?.table]).toEqual([500, 'new', 'g3']);
  });

  it('keep the key of the host with those of the seats', () => {
    games.keepGame('a', [key(1)], 'host');
    games.keepGame('a', [key(2)]);
    expect(games.myGame('a')).toMatchObject({ host: 'host', seats: [key(1), key(2)] });
  });

  it('go on under another name with the same keys', () => {
    games.keepGame('a', [key(1), key(4)], 'host');
    games.keepSeen('a', 9);
    games.moveGame('a', 'b');
    expect(games.myGame('a')).toBeUndefined();
    expect(games.myGame('b')).toMatchObject({ host: 'host', seen: 0 });
    games.renumber('b', [2, 1]);
    expect(games.myGame('b')?.seats).toEqual([{ seat: 1, token: 't1' }, { seat: 2, token: 't4' }]);
    games.renumber('b', []);
    expect(games.myGame('b')?.seats.length).toBe(2);
    games.moveGame('nowhere', 'c');
    expect(games.myGame('c')).toBeUndefined();
  });

  it('are forgotten with their last seat, unless we are the host', () => {
    games.keepGame('a', [key(1)]);
    games.keepGame('b', [key(1)], 'host');
    for (const table of ['a', 'b']) games.loseSeats(table, ['t1']);
    expect(games.myGames().map((game) => [game.table, game.seats.length])).toEqual([['b', 0]]);
  });
});

describe('tables looked for', () => {
  const names = Array.from({ length: 130 }, (_, i) => `g${i}`);
  const seek = async (): Promise<{ found: number; gone: string[] }> => {
    const told = { found: 0, gone: [] as string[] };
    await api.seek(names, (some, found) => {
      told.found += found.length;
      told.gone.push(...some.filter((name) => !found.some((one) => one.table === name)));
    });
    return told;
  };

  it('are asked for by the hundred', async () => {
    const fetched = vi.fn((_path: string, { body }: { body: string }) => Promise.resolve(new Response(JSON.stringify((JSON.parse(body) as { tables: string[] }).tables.filter((name) => name !== 'g7').map((name) => info(name))))));
    vi.stubGlobal('fetch', fetched);
    expect(await seek()).toEqual({ found: 129, gone: ['g7'] });
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/tables/list', '/api/tables/list']);
  });

  it('are asked for one by one where the server is older', async () => {
    vi.stubGlobal('fetch', vi.fn((path: string) => Promise.resolve(path.endsWith('/list') ? new Response('', { status: 405 }) : path.endsWith('/g7') ? new Response('{"trouble":"no-table","text":""}', { status: 404 }) : new Response(JSON.stringify(info(path.split('/').pop()!))))));
    expect(await seek()).toEqual({ found: 129, gone: ['g7'] });
  });

  it('are not gone when the server fails', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response('', { status: 500 }))));
    await expect(seek()).rejects.toThrow();
  });
});

describe('a table in a few words', () => {
  it('tells who plays, and where the game stands', () => {
    expect(summary.people(info('a'), [1])).toBe('Ada (you), Fern (bot, hard), Bob');
    expect(summary.setting(info('a', { seed: 7 }))).toEqual(['3 players', 'Cursed!', 'Seed 7']);
    // a world that somebody laid is called by its title, whatever that is
    expect(summary.setting(info('a', { board: 'base-3p', laid: true, boxes: [] }))).toEqual(['3 players', 'Board base-3p']);
    expect(summary.standing(info('a'), [1])).toBe('Round 2 of 10');
    const ranks = [{ seat: 3, rank: 1, coins: 92, tokens: 4 }, { seat: 1, rank: 2, coins: 87, tokens: 5 }, { seat: 2, rank: 3, coins: 1, tokens: 5 }];
    expect(summary.standing(info('a', { over: true, ranks }), [1])).toBe('Bob wins. You: place 2 of 3, 87 coins');
    expect(summary.standing(info('a', { over: true, ranks }), [1, 3])).toBe('Bob wins. Bob: place 1, 92 coins. Ada: place 2, 87 coins');
  });

  it('says no more than an older server does', () => {
    const { boxes: _boxes, ranks: _ranks, ...old } = info('a', { over: true });
    expect([summary.standing(old as TableInfo, [1]), summary.setting(old as TableInfo)]).toEqual(['The game is over', ['3 players']]);
  });
});
