import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { inside } from '../art/chest.svelte';
import { readBoard } from './board';
import type { Demo } from './demo';
import { browser } from './testing';

let after: typeof import('./demo').after;
beforeAll(async () => {
  browser();
  ({ after } = await import('./demo'));
});

const text = readFileSync(new URL('../generated/demo.json', import.meta.url), 'utf8');
const demo = JSON.parse(text) as Demo;

test('the recording is small, and every step fits its board', () => {
  expect(gzipSync(text).length).toBeLessThan(20_000);
  const board = readBoard(demo.board);
  let regions = demo.regions;
  expect(regions.map((region) => region.region)).toEqual(board.regions.map((region) => region.id));
  for (const changed of demo.steps) {
    const next = after(regions, changed);
    expect(next).not.toEqual(regions);
    expect(next.filter((region) => region.seat !== undefined).every((region) => region.race && region.tokens > 0 && region.seat! <= demo.seats)).toBe(true);
    regions = next;
  }
  expect(demo.steps.length).toBeGreaterThan(50);
});

test('everybody in the crowd has a face of their own', () => {
  for (const { race } of demo.crowd) expect(inside().faces).toHaveProperty(race);
});

test('the pictures of the lessons show one people from its first regions to its decline', () => {
  const { people, conquer, place, decline } = demo.lesson;
  expect(conquer.actions.every(({ price, region }) => (price ?? 0) >= 2 && region !== undefined)).toBe(true);
  expect(place.held.length).toBeGreaterThan(3);
  for (const id of place.held) {
    expect(place.regions[id]).toMatchObject({ seat: 1, race: people, declined: false });
    expect(decline.regions[id]).toMatchObject({ seat: 1, race: people, declined: true });
  }
});
