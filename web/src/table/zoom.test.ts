import { describe, expect, it } from 'vitest';
import { MARGIN } from '../map/places';
import { Zoom } from './zoom.svelte';

/** A square board in a frame that is higher than wide, as on a phone. */
const [SIDE, WIDE, HIGH] = [1000, 1000 + 2 * MARGIN, 1600];
const made = (): Zoom => new Zoom(() => ({ width: SIDE, height: SIDE, wide: WIDE, high: HIGH, corner: [0, 0], scale: 1 }));
/** Where the edges of the map lie in the frame, from its upper left corner. */
const edges = ({ x, y, k }: Zoom): number[] => [
  x - MARGIN * k - (SIDE - WIDE) / 2, y - MARGIN * k - (SIDE - HIGH) / 2,
  x + (SIDE + MARGIN) * k - (SIDE + WIDE) / 2, y + (SIDE + MARGIN) * k - (SIDE + HIGH) / 2,
].map((n) => Math.round(n));

describe('the map', () => {
  it('opens on a corner without leaving a gap beside it', () => {
    for (const [x, y] of [[60, 60], [940, 60], [60, 940], [940, 940]] as const) {
      const zoom = made();
      zoom.open([x, y]);
      const [left, top, right, bottom] = edges(zoom);
      expect([x < 500 ? left : right, y < 500 ? top : bottom]).toEqual([0, 0]);
    }
  });

  it('lies in the middle while the frame has room for it', () => {
    const zoom = made();
    zoom.step(1.2);
    const [, top, , bottom] = edges(zoom);
    expect(top).toBe(-bottom!);
    expect(top).toBeGreaterThan(0);
    zoom.step(1 / 1.2);
    expect([zoom.x, zoom.y, zoom.k].map((n) => n + 0)).toEqual([0, 0, 1]);
  });

  it('makes room for what lies beyond it, and lies as before when that is gone', () => {
    const zoom = made();
    zoom.step(2);
    const before = [zoom.x, zoom.y, zoom.k];
    zoom.makeRoom([-600, 0, SIDE, SIDE]);
    expect(zoom.k).toBeLessThan(1);
    expect(Math.round(zoom.x - (600 + MARGIN) * zoom.k - (SIDE - WIDE) / 2)).toBe(0);
    zoom.step(0.1);
    expect(zoom.k).toBeCloseTo(WIDE / (SIDE + 600 + 2 * MARGIN));
    zoom.makeRoom(undefined);
    expect([zoom.x, zoom.y, zoom.k]).toEqual(before);
    zoom.step(0.1);
    expect(zoom.k).toBe(1);
  });
});
