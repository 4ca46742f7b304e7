import { describe, expect, it } from 'vitest';
import type { BookIndex, Tile } from './api';
import { bare, search } from './search';

const index: BookIndex = {
  chapters: [{ id: 'board', title: 'The board', text: 'A mountain costs one token more. Seas cannot be taken.' }, { id: 'die', title: 'The last die', text: `${'Long words before it. '.repeat(20)}Here the reinforcement comes. ${'And after it. '.repeat(20)}` }],
  terms: [{ name: 'mountain', text: 'A terrain that costs more.', chapter: 'board' }, { name: 'déclin', text: 'L’ancien peuple reste.', chapter: 'decline' }],
  rulings: { 'B-37': 'A mountain may be left at any time.' },
};
const tiles: Tile[] = [{ id: 'a-people', kind: 'race', box: 'base', name: 'People of the mountain', text: 'They like it there.', short: '', tokens: 5, ours: false, pieces: [] }];
const kinds = (wanted: string): string[] => search(wanted, index, tiles).map((hit) => `${hit.kind} ${hit.id}`);

describe('a search in the rule book', () => {
  it('finds what is called so before what speaks of it', () => {
    expect(kinds('mountain')).toEqual(['word mountain', 'tile a-people', 'chapter board', 'ruling B-37']);
    expect(kinds('b-37')).toEqual(['ruling B-37']);
    expect(kinds('  ')).toEqual([]);
    expect(kinds('nowhere')).toEqual([]);
  });

  it('wants every word, wherever it stands', () => {
    expect(kinds('seas board')).toEqual(['chapter board']);
    expect(kinds('seas nowhere')).toEqual([]);
  });

  it('takes accents and apostrophes as they are typed', () => {
    expect(bare('L’Été')).toBe("l'ete");
    expect(kinds('DECLIN')).toEqual(['word déclin']);
    expect(kinds("l'ancien")).toEqual(['word déclin']);
  });

  it('shows the place where the word stands', () => {
    const [hit] = search('reinforcement', index, tiles);
    expect(hit?.text).toMatch(/^… .*Here the reinforcement comes\. .* …$/);
    expect(hit!.text.length).toBeLessThan(140);
    expect(search('seas', index, tiles)[0]?.text).toBe(index.chapters[0]!.text);
  });

  it('reads a chapter without its signs', () => {
    const signs = { ...index, chapters: [{ id: 'c', title: 'C', text: 'Two **bold**\n\n- [[a-people]] earn {before coins 1} there.' }] };
    expect(search('earn', signs, tiles)[0]?.text).toBe('Two bold People of the mountain earn … there.');
  });

  it('leads to a page, or to the ruling itself', () => {
    expect(search('mountain', index, tiles).map((hit) => hit.page)).toEqual(['words/mountain', 'a-people', 'board', undefined]);
  });
});
