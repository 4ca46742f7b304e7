import { beforeAll, describe, expect, it } from 'vitest';
import type { ActionView } from '../protocol/ActionView';
import type { GroupView } from '../protocol/GroupView';
import type { TableView } from '../protocol/TableView';
import { browser } from './testing';

let phaseText: (typeof import('./verbs'))['phaseText'];
let question: (typeof import('./question'))['question'];
beforeAll(async () => {
  browser();
  ({ phaseText } = await import('./verbs'));
  ({ question } = await import('./question'));
});

const SEATS = [{ seat: 1, kind: 'person', name: 'Ada' }, { seat: 2, kind: 'person', name: 'Bea' }] as never;
const offer = (group: GroupView, more: Partial<ActionView> = {}): ActionView => ({ action: group, verb: group, label: group, group, ...more });
const view = (phase: string, actions: ActionView[], more: Partial<TableView> = {}): TableView => ({ phase, actions, force: 3, in_hand: 2, ...more }) as unknown as TableView;

describe('what there is to do', () => {
  it('is said by the turn where no tile says more', () => {
    expect(phaseText(view('pick-combo', [offer('pick')]), 0, SEATS)).toBe('Pick a race and a power from the column.');
    expect(phaseText(view('conquest', [offer('attack'), offer('end')]), 0, SEATS)).toBe('3 tokens to attack with. Tap a lit region.');
    expect(phaseText(view('choice', [offer('decline'), offer('end')]), 0, SEATS)).toBe('Nothing is in reach: place your tokens or let your people decline.');
    expect(phaseText(view('redeploy', [offer('place')]), 2, SEATS)).toContain('Place 2 tokens');
    expect(phaseText(view('any other', [offer('button')]), 0, SEATS)).toBe('It is for you to decide.');
  });

  it('begins with what the table asks, with names in the place of seats', () => {
    expect(phaseText(view('any', [offer('answer'), offer('end')], { task: 'Seat 2 wants a coin.' }), 0, SEATS)).toBe('Bea wants a coin.');
    expect(phaseText(view('any', [offer('deed')], { task: 'Sing.' }), 0, SEATS)).toBe('Sing. Tap a lit region.');
    expect(phaseText(view('choice', [offer('attack'), offer('decline'), offer('end')], { task: 'Sing.' }), 0, SEATS)).toContain('Sing. Tap a lit region to conquer it');
    const put = (in_hand: number): TableView => view('pieces', [offer('put', { verb: 'flag' }), offer('put', { verb: 'flag' })], { task: 'To place: flags.', in_hand, piece: { piece: 'flag', count: in_hand, name: 'flag', icon: '' } });
    expect(phaseText(put(1), 0, SEATS)).toBe('To place: flags. Tap a lit region.');
    expect(phaseText(put(2), 0, SEATS)).toBe('To place: flags. Tap a lit region for each, or all at once.');
  });
});

describe('what is asked first', () => {
  it('says what a tile has to say', () => {
    const decline = (note?: string): string => question({ ...offer('decline'), verb: 'decline', ...(note && { note }) }, view('choice', []))?.text ?? '';
    expect(decline()).toContain('One token stays in each region');
    expect(decline('All gather.')).toBe('Your turn ends now. All gather. A people that was already in decline leaves the map. Next turn you pick a fresh race.');
  });

  it('is what ending would waste', () => {
    const end = { ...offer('end'), verb: 'end' };
    expect(question(end, view('conquest', [offer('attack'), end]))?.text).toContain('3 tokens');
    expect(question(end, view('conquest', [offer('attack', { sixths: 2 }), end]))).toBeUndefined();
  });
});
