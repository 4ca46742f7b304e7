import { describe, expect, it } from 'vitest';
import type { EventView } from '../protocol/EventView';
import { away } from './away';

describe('what happened meanwhile', () => {
  const event = (number: number, kind: string, more: Partial<EventView> = {}): EventView => ({ number, kind, text: '', ...more });

  it('is what came after the last visit', () => {
    const events = [
      event(5, 'scored', { seat: 2, amount: 9 }),
      event(6, 'scored', { seat: 2, amount: 4 }),
      event(7, 'scored', { seat: 2, amount: 1 }),
      event(8, 'lost', { seat: 1, region: 7 }),
      event(9, 'lost', { seat: 3, region: 8 }),
      event(10, 'declined', { seat: 3 }),
      event(11, 'lost', { seat: 1, region: 4 }),
      event(12, 'lost', { seat: 1, region: 7 }),
      event(13, 'declined', { seat: 3 }),
    ];
    // what happened twice is told once
    expect(away(events, 5, [1])).toEqual({ scored: new Map([[2, 5]]), lost: [4, 7], declined: [3] });
    expect(away(events, 13, [1])).toBeUndefined();
  });

  it('leaves out what was taken back', () => {
    const events = [event(6, 'lost', { seat: 1, region: 7 }), event(7, 'scored', { seat: 2, amount: 4 }), event(8, 'undone', { seat: 2, back_to: 6 }), event(9, 'scored', { seat: 2, amount: 3 })];
    expect(away(events, 5, [1])).toEqual({ scored: new Map([[2, 3]]), lost: [7], declined: [] });
  });
});
