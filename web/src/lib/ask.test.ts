import { describe, expect, it } from 'vitest';
import type { RegionView } from '../protocol/RegionView';
import { partOf, regionWords } from './ask';

/** As much of an element as is looked at: its selectors and what it stands in. */
function element(marks: string[], parent?: object, region?: string): Element {
  const matches = (selector: string): boolean => selector.split(', ').some((one) => marks.includes(one));
  const self = { matches, parentElement: parent ?? null, getAttribute: () => region ?? null, closest: (selector: string): unknown => (matches(selector) ? self : ((parent as Element | undefined)?.closest(selector) ?? null)) };
  return self as unknown as Element;
}
const region: RegionView = { region: 1, declined: false, tokens: 0, tribe: false, pieces: [] };
const none = { take: false, roll: false, place: false, lit: false, mine: false };

describe('what is asked', () => {
  it('is the innermost part that has words', () => {
    const combo = element(['.column li']);
    expect(partOf(element(['button'], combo))?.word).toBe('ask_combo');
    expect(partOf(element([], element(['.column .money'], combo)))).toMatchObject({ word: 'ask_price', chapter: 'peoples' });
    expect(partOf(element([], element([], undefined, '8')))?.region).toBe(8);
  });

  it('is at least a button, or nothing', () => {
    expect(partOf(element([], element(['button'])))?.word).toBe('ask_button');
    expect(partOf(element([]))).toBeUndefined();
    expect(partOf(null)).toBeUndefined();
  });

  it('is told of a region as it lies there', () => {
    expect(regionWords(region, none)).toEqual([]);
    expect(regionWords(region, { ...none, mine: true })).toEqual(['ask_dark']);
    expect(regionWords(region, { ...none, lit: true, mine: true })).toEqual(['ask_pointed']);
    expect(regionWords({ ...region, declined: true }, { ...none, take: true, lit: true, roll: true })).toEqual(['ask_lit', 'ask_cost', 'ask_die', 'ask_stone']);
    // a lesson speaks of another one
    expect(regionWords(region, { ...none, take: true })).toEqual(['ask_cost']);
    expect(regionWords({ ...region, tribe: true }, { ...none, place: true })).toEqual(['ask_placing', 'ask_tribe']);
  });
});
