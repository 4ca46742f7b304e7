import { describe, expect, it } from 'vitest';
import type { Moment } from '../protocol/Moment';
import { stepsOf } from './moments';

describe('a game looked at again', () => {
  const moment = (number: number, seat: number | undefined, ...kinds: string[]): Moment => ({
    number, round: 1, ...(seat && { seat }), said: '', view: {} as Moment['view'], events: kinds.map((kind, i) => ({ number: number * 10 + i, kind, text: kind })),
  });

  it('shows the set-up as one step, and nothing that tells nothing', () => {
    const steps = stepsOf([
      moment(1, undefined), moment(2, undefined, 'shown'), moment(3, undefined), moment(4, undefined, 'shown'),
      moment(5, 1, 'picked'), moment(6, undefined), moment(7, undefined, 'shown'),
      moment(8, 1), moment(9, undefined, 'rolled', 'failed'), moment(10, 1),
    ]);
    expect(steps.map((step) => [step.number, ...step.events.map((event) => event.kind)])).toEqual([
      [4, 'shown', 'shown'], [5, 'picked'], [7, 'shown'], [9, 'rolled', 'failed'], [10],
    ]);
  });

  it('shows each step on the board as it lay', () => {
    const on = (board: string, one: Moment): Moment => ({ ...one, board });
    const steps = stepsOf([moment(1, undefined, 'shown'), moment(2, 1, 'a'), on('second', moment(3, 1)), moment(4, 1, 'b'), moment(5, 1, 'c'), on('third', moment(6, 1, 'd'))]);
    expect(steps.map(({ number, board }) => [number, board])).toEqual([[1, undefined], [2, undefined], [4, 'second'], [5, 'second'], [6, 'third']]);
  });
});
