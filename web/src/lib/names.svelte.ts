// The names of tiles, pieces and places, in the language of this device.
import type { SeatInfo } from '../protocol/SeatInfo';
import { api, type RuleBook, type Tile } from './api';
import { maybe, settings, t } from './settings.svelte';

const books = $state<Record<string, RuleBook>>({});
const asked = new Set<string>();

type Both = { en?: string; fr?: string };
type RawTile = {
  id: string;
  kind: 'race' | 'power';
  tokens: number;
  supply: number;
  text: { name: string; help: string };
  pieces: { id: string; name: Both }[];
  verbs: { word: string; name: Both }[];
  rulings: string[];
};

function tidy(raw: unknown, language: 'en' | 'fr'): RuleBook {
  const tiles = (Array.isArray(raw) ? raw : []) as RawTile[];
  const of = (kind: 'race' | 'power'): Tile[] =>
    tiles
      .filter((tile) => tile.kind === kind)
      .map((tile) => ({ id: tile.id, name: tile.text.name, text: tile.text.help, tokens: tile.tokens, supply: tile.supply, rulings: tile.rulings ?? [] }))
      .sort((a, b) => a.name.localeCompare(b.name));
  const words: Record<string, string> = {};
  for (const tile of tiles) {
    for (const piece of tile.pieces ?? []) words[`p_${piece.id}`] = piece.name[language] ?? piece.id;
    for (const verb of tile.verbs ?? []) words[`v_${verb.word}`] = verb.name[language] ?? verb.word;
  }
  return { races: of('race'), powers: of('power'), words };
}

export function openBook(): void {
  const language = settings.language;
  if (asked.has(language)) return;
  asked.add(language);
  api.rules(language).then((book) => (books[language] = tidy(book, language)), () => asked.delete(language));
}

export const book = (): RuleBook | undefined => books[settings.language];

const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const find = (kind: 'races' | 'powers', id: string): Tile | undefined => book()?.[kind].find((tile) => tile.id === id);

export const raceName = (id: string): string => find('races', id)?.name ?? plain(id);
export const powerName = (id: string): string => find('powers', id)?.name ?? plain(id);
export const raceText = (id: string): string => find('races', id)?.text ?? '';
export const powerText = (id: string): string => find('powers', id)?.text ?? '';

export function comboName(race: string, power?: string): string {
  if (!power) return raceName(race);
  if (settings.language === 'en') return `${powerName(power)} ${raceName(race)}`;
  const word = powerName(power);
  return `${raceName(race)} ${word.charAt(0).toLowerCase()}${word.slice(1)}`;
}

/** A word that a tile brings along. */
export const tileWord = (key: string): string | undefined => book()?.words[key];

const pieceWords: Record<string, string> = { 'hole-in-the-ground': 'p_hole', 'troll-lair': 'p_lair' };
export const pieceName = (id: string): string => maybe(pieceWords[id] ?? `p_${id}`, tileWord(`p_${id}`) ?? plain(id));
export const terrainName = (id: string): string => maybe(`t_${id}`, id);
export const symbolName = (id: string): string => maybe(`s_${id}`, id);

export function sourceName(id: string): string {
  if (id === 'regions') return t('src_regions');
  if (id === 'declined') return t('src_declined');
  return find('races', id)?.name ?? find('powers', id)?.name ?? plain(id);
}

const BOT_NAMES = ['Flint', 'Fern', 'Moss', 'Wren', 'Sorrel', 'Ash'];

export const seatName = (seats: SeatInfo[], seat: number): string => {
  const info = seats.find((other) => other.seat === seat);
  if (!info?.name) return t('seat_n', { n: seat });
  // a bot that is only called by its level gets a name of its own
  if (info.kind !== 'bot' || !info.bot || !info.name.startsWith(info.bot)) return info.name;
  return BOT_NAMES[(seat - 1) % BOT_NAMES.length] ?? info.name;
};

/** Puts people's names in the place of seat numbers. */
export function withNames(text: string, seats: SeatInfo[]): string {
  return text
    .replace(/\bdu siège (\d+)/g, (_all, n: string) => `de ${seatName(seats, Number(n))}`)
    .replace(/\b(?:[Ll]e siège|[Ss]iège|[Ss]eat) (\d+)/g, (_all, n: string) => seatName(seats, Number(n)));
}
