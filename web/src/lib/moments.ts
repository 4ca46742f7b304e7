// A game looked at again, in steps that are worth a look.
import type { Moment } from '../protocol/Moment';

/** Moments that belong together are one step: what the table was set up with, and what tells nothing goes with what follows. A step has the
 * table of its last moment, the events of all and the board as it lies then. */
export function stepsOf(moments: Moment[]): Moment[] {
  const steps: Moment[] = [];
  let held: Moment['events'] = [];
  let board: string | undefined;
  const first = moments.findIndex((moment) => moment.seat !== undefined);
  for (const [i, moment] of moments.entries()) {
    held = [...held, ...moment.events];
    board = moment.board ?? board;
    const setUp = i < first - 1;
    const silent = moment.events.length === 0 && i < moments.length - 1 && i !== first - 1;
    if (setUp || silent) continue;
    steps.push({ ...moment, events: held, ...(board && { board }) });
    held = [];
  }
  return steps;
}
