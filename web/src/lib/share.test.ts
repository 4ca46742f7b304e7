import { expect, test } from 'vitest';
import { shared } from './share';

const table = () => ({ round: 2, regions: [{ region: 0, tokens: 3 }, { region: 1, tokens: 1 }], seats: [{ seat: 1, active: { race: 'x' } }] });

test('what did not change is the same thing as before', () => {
  const before = table();
  const next = shared(before, { ...table(), round: 3, regions: [{ region: 0, tokens: 3 }, { region: 1, tokens: 2 }] });
  expect(next).toEqual({ ...table(), round: 3, regions: [{ region: 0, tokens: 3 }, { region: 1, tokens: 2 }] });
  expect(next).not.toBe(before);
  expect(next.seats).toBe(before.seats);
  expect(next.regions).not.toBe(before.regions);
  expect(next.regions[0]).toBe(before.regions[0]);
  expect(next.regions[1]).not.toBe(before.regions[1]);
  expect(before).toEqual(table());
});

test('nothing changed: the whole is the same thing', () => {
  const before = table();
  expect(shared(before, table())).toBe(before);
});

test('what came, went or is of another kind changed', () => {
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared([1], [1, 2])).toEqual([1, 2]);
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared<{ a: number; b?: undefined }>({ a: 1, c: 2 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(shared({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(shared(undefined, { a: 1 })).toEqual({ a: 1 });
  expect(shared({ a: 1 }, { a: null })).toEqual({ a: null });
});
