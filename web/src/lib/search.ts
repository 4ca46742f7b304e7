// Looks for words in the rule book: chapters, tiles, words of the game, rulings.
import type { BookIndex, Tile } from './api';

/** Where the list of words stands in the book. */
export const WORDS = 'words';

/** `page`: where it leads; a ruling opens where it stands. `text`: the place where the word stands. */
export type Hit = { kind: 'chapter' | 'tile' | 'word' | 'ruling'; id: string; title: string; text: string; page?: string };

/** Letters as they are compared: without case, accents and curls; each stays one letter, so that places keep their numbers. */
export const bare = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => (letter === '’' ? "'" : letter === '\u00a0' ? ' ' : (letter.normalize('NFD')[0] ?? letter))).join('');

/** So much is shown around the word that was found. */
const [BEFORE, AFTER] = [30, 90];

function around(text: string, at: number): string {
  if (text.length <= BEFORE + AFTER) return text;
  const from = at > BEFORE ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const to = text.length > at + AFTER ? text.lastIndexOf(' ', at + AFTER) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > at ? to : text.length)}${to < text.length ? ' …' : ''}`;
}

/** A chapter without the signs of its bold words, points, links and the numbers that only its page knows. */
const read = (text: string, tiles: Tile[]): string =>
  text.replace(/\[\[([\w-]+)\]\]/g, (_all, id: string) => tiles.find((tile) => tile.id === id)?.name ?? id).replace(/\*\*|^- /gm, '').replace(/\{[^}]*\}/g, '…').replace(/\s+/g, ' ');

/** What holds every word that is wanted: what is called so before what only speaks of it. */
export function search(wanted: string, index: BookIndex, tiles: Tile[]): Hit[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all: Hit[] = [
    ...index.terms.map(({ name, text }): Hit => ({ kind: 'word', id: name, title: name, text, page: `${WORDS}/${encodeURIComponent(name)}` })),
    ...tiles.map(({ id, name, text }): Hit => ({ kind: 'tile', id, title: name, text, page: id })),
    ...index.chapters.map(({ id, title, text }): Hit => ({ kind: 'chapter', id, title, text: read(text, tiles), page: id })),
    ...Object.entries(index.rulings).map(([id, text]): Hit => ({ kind: 'ruling', id, title: id, text })),
  ];
  const found = all.flatMap((hit) => {
    const [title, text] = [bare(hit.title), bare(hit.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const rank = words.every((word) => title.startsWith(word)) ? 0 : words.every((word) => title.includes(word)) ? 1 : 2;
    const at = Math.max(0, ...words.map((word) => text.indexOf(word)).slice(0, 1));
    return [{ rank, hit: { ...hit, text: around(hit.text, at) } }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}
