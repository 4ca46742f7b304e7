import { beforeAll, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/TableInfo';
import { browser } from './testing';

let pace: typeof import('./pace');
beforeAll(async () => {
  browser();
  pace = await import('./pace');
});

const seat = (n: number, left = false) => ({ seat: n, name: '', kind: 'person' as const, present: false, stand_in: left, left, time_up: false });
const info = (more: Partial<TableInfo>): TableInfo => ({
  table: 'a', board: 'base-2p', laid: false, seats: [seat(1), seat(2)], round: 1, rounds: 10, started: true, over: false, made: 0, pace: 'day', boxes: [], ranks: [], ...more,
});

test('times in their two largest units', () => {
  expect([0, 59, 61, 3_599].map((n) => pace.span(n))).toEqual(['1 min', '1 min', '1 min', '59 min']);
  expect([3_600, 5_400, 86_399].map((n) => pace.span(n))).toEqual(['1 h', '1 h 30 min', '23 h 59 min']);
  expect([86_400, 90_000, 259_200].map((n) => pace.span(n))).toEqual(['1 d', '1 d 1 h', '3 d']);
});

test('a table waits for whoever must decide, and not where a bot plays for them', () => {
  expect(pace.waitsFor(info({ deciding: 2 }), [2])).toBe(true);
  expect(pace.waitsFor(info({ deciding: 2 }), [1])).toBe(false);
  expect(pace.waitsFor(info({}), [1], 1)).toBe(true);
  expect(pace.waitsFor(info({ deciding: 2, seats: [seat(1), seat(2, true)] }), [2])).toBe(false);
  expect(pace.waitsFor(info({ deciding: 2, over: true }), [2])).toBe(false);
  expect(pace.waitsFor(undefined, [2], 2)).toBe(false);
});

test('who has less than a quarter of the time left is reminded', () => {
  const now = 1_000_000_000;
  const due = (seconds: number) => now / 1000 + seconds;
  expect(pace.leftOf(info({ due: due(90) }), now)).toBe(90);
  expect(pace.isNear(info({ due: due(21_600) }), now)).toBe(false);
  expect(pace.isNear(info({ due: due(21_599) }), now)).toBe(true);
  expect(pace.isNear(info({ due: due(21_600), pace: 'three-days' }), now)).toBe(true);
  expect(pace.isNear(info({ due: due(-5) }), now)).toBe(true);
  expect(pace.isNear(info({ pace: 'live' }), now)).toBe(false);
});
