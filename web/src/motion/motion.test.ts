import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableView } from '../protocol/TableView';
import { browser } from '../lib/testing';
import type { Plan, Step } from './plan';

let Motion: typeof import('./motion').Motion;
let settings: typeof import('../lib/settings.svelte').settings;
let calm = false;
beforeAll(async () => {
  browser();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') && calm }));
  // what a device kept before there was a volume
  localStorage.setItem('elbowroom.settings', JSON.stringify({ language: 'fr', sound: true, speed: 'fast' }));
  ({ settings } = await import('../lib/settings.svelte'));
  ({ Motion } = await import('./motion'));
});
beforeEach(() => {
  calm = false;
  settings.speed = 'normal';
});

const people = { race: 'amazons', hand: 0, aside: 0, regions: 1, tokens: 1 };
const view = { round: 1, rounds: 10, turn: 1, phase: 'conquest', wait: { for: 'seat', seat: 1 }, seats: [{ seat: 1, active: people, declined: [] }], column: [], actions: [], score: [], ranks: [], regions: [{ region: 0, seat: 1, race: 'amazons', declined: false, tokens: 2, tribe: false, pieces: [] }] } as unknown as TableView;
const conquest: Step = { before: view, after: view, events: [{ number: 1, kind: 'conquered', text: '', seat: 1, region: 0, amount: 2 }, { number: 2, kind: 'turn', text: '', seat: 1 }], seats: [], mine: [1], yours: true };

function staged(): { motion: InstanceType<typeof Motion>; shown: string[][]; skips: () => number; leave: () => void } {
  const motion = new Motion();
  const shown: string[][] = [];
  let skips = 0;
  const leave = motion.attach({ play: (plan: Plan) => void shown.push(plan.moments.map(({ kind }) => kind)), skip: () => void (skips += 1), clear: () => undefined });
  return { motion, shown, skips: () => skips, leave };
}
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

describe('motion', () => {
  it('shows a step on its stage, and nothing once the stage is gone', async () => {
    const { motion, shown, leave } = staged();
    expect(motion.play(conquest)).toBeGreaterThan(400);
    await soon();
    expect(shown).toEqual([['conquer', 'turn']]);
    leave();
    motion.play(conquest);
    await soon();
    expect(shown.length).toBe(1);
  });

  it('calls only whose turn it is where there is a hurry or less motion is wanted', async () => {
    const { motion, shown } = staged();
    expect(motion.play(conquest, true)).toBe(0);
    calm = true;
    motion.play(conquest);
    await soon();
    expect(shown).toEqual([['turn'], ['turn']]);
  });

  it('waits no longer than until somebody skips it', async () => {
    const { motion, skips } = staged();
    const began = Date.now();
    const rest = motion.rest(60_000);
    motion.skip();
    await rest;
    expect([skips(), Date.now() - began < 1000]).toEqual([1, true]);
    await motion.rest(5);
  });
});

describe('settings', () => {
  it('of older visits still hold, and have a volume', async () => {
    expect([settings.language, settings.sound, settings.volume]).toEqual(['fr', true, 60]);
  });
});
