// “What is this?”: which part of the table was asked about, and what there is to say about it.
import type { ComboView } from '../protocol/ComboView';
import type { RegionView } from '../protocol/RegionView';
import type { TableView } from '../protocol/TableView';
import type { Tile } from './api';
import { native } from './natives';
import type { Word } from './words';

/** Parts of the table by what marks them, each with its words and the chapter that tells more. */
const PARTS: readonly (readonly [selector: string, word: Word, chapter?: string])[] = [
  ['[data-knob]', 'ask_knob', 'redeploy'],
  ['[data-hex]', 'ask_hex'],
  ['[data-hand]', 'ask_hand', 'redeploy'],
  ['[data-act="undo"]', 'ask_undo'],
  ['[data-act="hint"]', 'ask_hint'],
  ['[data-act="decline"]', 'ask_decline', 'decline'],
  ['[data-act="end"]', 'ask_end', 'turn'],
  ['[data-act="redeploy"]', 'ask_place', 'redeploy'],
  ['[data-act="spread"]', 'ask_spread', 'redeploy'],
  ['[data-act="text"]', 'ask_text'],
  ['.pays', 'ask_pays', 'score'],
  ['.odds, .die, [data-act^="roll"]', 'ask_die', 'die'],
  ['.column .money', 'ask_price', 'peoples'],
  ['.column li', 'ask_combo', 'peoples'],
  ['[data-purse], .purse', 'ask_coins', 'score'],
  ['[data-chip], .list li', 'ask_seat', 'peoples'],
  ['.track', 'ask_round', 'end'],
  ['.bar .say, .bar .tokens', 'ask_ready', 'conquer'],
  ['.zoom button', 'ask_zoom'],
  ['[role="log"]', 'ask_log'],
];

export type Part = { element: Element; word?: Word | undefined; chapter?: string | undefined; region?: number };

/** The part that an element belongs to, from the inside out; a button that nobody described is still a button. */
export function partOf(from: Element | null): Part | undefined {
  for (let element = from; element; element = element.parentElement) {
    const region = element.getAttribute('data-region') ?? element.getAttribute('data-marks');
    if (region !== null) return { element, region: Number(region) };
    const [, word, chapter] = PARTS.find(([selector]) => element.matches(selector)) ?? [];
    if (word) return { element, word, chapter };
  }
  const button = from?.closest('button, a, select, input');
  return button ? { element: button, word: 'ask_button' } : undefined;
}

/** What it calls itself: to a screen reader, to the mouse, or in its own words. */
export function nameOf(element: Element): string {
  const words = element.querySelector<HTMLElement>('.name, .head') ?? (element.matches('button, a') ? (element as HTMLElement) : undefined);
  return element.getAttribute('aria-label') || element.getAttribute('title') || words?.innerText.split('\n')[0] || '';
}

/** What there is to say about a region; `can`: what can be done with it now, and whether it glows. */
export function regionWords(region: RegionView | undefined, can: { take: boolean; roll: boolean; place: boolean; lit: boolean; mine: boolean }, terrain = ''): Word[] {
  const lives = native(region);
  return [
    ...(can.take ? ([...(can.lit ? (['ask_lit'] as const) : []), 'ask_cost'] as const) : can.place ? (['ask_placing'] as const) : can.lit ? (['ask_pointed'] as const) : can.mine ? (['ask_dark'] as const) : []),
    ...(can.roll ? (['ask_die'] as const) : []),
    ...(region?.declined ? (['ask_stone'] as const) : []),
    ...(lives ? [`ask_${lives}` as const] : []),
    ...(terrain === 'river' ? (['ask_river'] as const) : terrain === 'chasm' ? (['ask_chasm'] as const) : []),
  ];
}

/** The combo that was asked about. */
export function comboAt({ element }: Part, view: TableView): ComboView | undefined {
  const at = element.closest('.column li');
  return at ? view.column[[...(at.parentElement?.children ?? [])].indexOf(at)] : undefined;
}

/** Pages of the rule book about what stands in a part: the tiles of a combo, a seat or a region. */
export function pagesOf(part: Part, view: TableView, tiles: Tile[]): Tile[] {
  if (part.word === 'ask_coins') return [];
  const at = part.element.closest('.list li');
  const seat = view.seats[at ? [...(at.parentElement?.children ?? [])].indexOf(at) : Number((part.element.closest<HTMLElement>('[data-chip]'))?.dataset.chip ?? 0) - 1];
  const combo = comboAt(part, view);
  const region = part.region === undefined ? undefined : view.regions[part.region];
  const ids = [...(region?.marks ?? []).map((mark) => mark.tile), combo?.power, combo?.race, seat?.active?.power, seat?.active?.race, region?.race];
  const pieces = region?.pieces.map(({ piece }) => piece) ?? [];
  return tiles.filter(({ id, pieces: own }) => ids.includes(id) || own.some((piece) => pieces.includes(piece.id)));
}
