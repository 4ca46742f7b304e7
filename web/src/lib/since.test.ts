import { describe, expect, it } from 'vitest';
import type { EventView } from '../protocol/EventView';
import type { RegionView } from '../protocol/RegionView';
import { conqueredSince } from './since';

describe('since my last turn', () => {
  const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ number: 0, kind, text: '', ...more });
  const held = (...seats: (number | undefined)[]): RegionView[] => seats.map((seat, region) => ({ region, ...(seat && { seat }), declined: false, tokens: 1, tribe: false, pieces: [] }));

  it('others took what they still hold', () => {
    const events = [
      event('turn', { seat: 2 }), event('conquered', { seat: 2, region: 0 }),
      event('turn', { seat: 1 }), event('conquered', { seat: 1, region: 3 }),
      event('turn', { seat: 2 }), event('conquered', { seat: 2, region: 1 }), event('conquered', { seat: 2, region: 2 }),
    ];
    expect([...conqueredSince(events, [1], held(2, 2, undefined, 1), 2)]).toEqual([[1, 2]]);
  });
});
