// The names of tiles, pieces and places, in the language of this device.
import type { ComboView } from '../protocol/ComboView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import { api, type Deed, type RuleBook, type Tile, type TileKind } from './api';
import { ownTile } from './tiles.svelte';
import { maybe, settings, t, typeset } from './settings.svelte';
import { de, french } from './words';

let books = $state.raw<Record<string, RuleBook>>({});
const asked = new Set<string>();

type Both = { en?: string; fr?: string };
type RawTile = {
  id: string;
  kind: TileKind;
  box?: string;
  tokens?: number;
  tokens_known?: string;
  side?: Both | null;
  text: { name: string; help: string; short?: string };
  pieces: { id: string; name: Both }[];
  verbs: { word: string; name: Both }[];
};

function tidy(raw: unknown, language: 'en' | 'fr'): RuleBook {
  const tiles = (Array.isArray(raw) ? raw : []) as RawTile[];
  // a tile may say one word in two windows
  const said = tiles.flatMap((tile) => (tile.verbs ?? []).map(({ word, name }): [string, Deed] => [word, { word, name: name[language] ?? word }]));
  const deeds = [...new Map(said).values()];
  const set = (text: string): string => (language === 'fr' ? french(text) : text);
  // a race says first whose side it takes, where there are sides
  const told = ({ side }: RawTile, help: string): string => [...(side?.[language] ? [side[language]] : []), set(help)].join('. ');
  const tidied = tiles.map((tile): Tile => ({
    id: tile.id,
    kind: tile.kind,
    box: tile.box ?? 'base',
    name: tile.text.name,
    text: told(tile, tile.text.help),
    short: told(tile, tile.text.short ?? tile.text.help),
    tokens: tile.tokens ?? 0,
    ours: tile.tokens_known === 'house',
    pieces: (tile.pieces ?? []).map((piece) => ({ id: piece.id, name: piece.name[language] ?? piece.id })),
  }));
  return { tiles: tidied.sort((a, b) => a.name.localeCompare(b.name)), deeds };
}

export function openBook(): void {
  const language = settings.language;
  if (asked.has(language)) return;
  asked.add(language);
  api.rules(language).then((book) => (books = { ...books, [language]: tidy(book, language) }), () => asked.delete(language));
}

/** The blank tiles of one table, told by the table itself: whoever joins it has never seen them. */
let guests = $state.raw<RuleBook>();

export function openTableBook(table: string, view: TableView): void {
  const said = `${table} ${settings.language}`;
  if (asked.has(said) || !/"custom-/.test(JSON.stringify([view.column, view.seats]))) return;
  asked.add(said);
  const language = settings.language;
  api.tiles(table, language).then((tiles) => (guests = tidy(tiles, language)), () => undefined);
}

export const book = (): RuleBook | undefined => books[settings.language];

const plain = (id: string): string => {
  const words = id.replace(/^custom-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
/** The tokens of a role are like those of a race, though nobody picks them. */
function find(kind: 'race' | 'power', id: string): Tile | undefined {
  const fits = (tile: Tile): boolean => tile.id === id && (tile.kind === 'power') === (kind === 'power');
  return book()?.tiles.find(fits) ?? guests?.tiles.find(fits);
}
/** A tile that this device keeps says its own name. */
const own = (id: string, what: 'name' | 'help'): string | undefined => ownTile(id)?.[what][settings.language];

export const raceName = (id: string): string => find('race', id)?.name ?? own(id, 'name') ?? plain(id);
export const powerName = (id: string): string => find('power', id)?.name ?? own(id, 'name') ?? plain(id);
export const raceText = (id: string): string => find('race', id)?.text ?? own(id, 'help') ?? '';
export const powerText = (id: string): string => find('power', id)?.text ?? own(id, 'help') ?? '';

/** What a tile does, in a line. */
export const raceShort = (id: string): string => find('race', id)?.short ?? own(id, 'help') ?? '';
export const powerShort = (id: string): string => find('power', id)?.short ?? own(id, 'help') ?? '';

/** An adjective before its people; one that ends with a hyphen is the first half of the word. */
export const joined = (power: string, race: string): string => (power.endsWith('-') ? `${power}${race}` : `${power} ${race}`);

export function comboName(race: string, power?: string): string {
  if (!power) return raceName(race);
  if (settings.language === 'en') return joined(powerName(power), raceName(race));
  const word = powerName(power);
  return `${raceName(race)} ${word.charAt(0).toLowerCase()}${word.slice(1)}`;
}

/** Where the tokens of a combo come from; nothing where its tiles do not tell. */
export function tokenSum({ race, power, tokens }: ComboView): string {
  const [first, second] = [find('race', race), power ? find('power', power) : undefined];
  const more = tokens - (first?.tokens ?? 0) - (second?.tokens ?? 0);
  if (!first || !second || more < 0) return '';
  const sum = `${[`${first.name} ${first.tokens}`, `${second.name} ${second.tokens}`, ...(more > 0 ? [more] : [])].join(' + ')} = ${t('tokens', { n: tokens })}.`;
  return [sum, ...(second.ours ? [t('power_ours', { n: second.tokens })] : [])].join(' ');
}

export const terrainName = (id: string): string => maybe(`t_${id}`, id);
export const symbolName = (id: string): string => maybe(`s_${id}`, id);

/** What coins were paid for; `text` is how the table says it. */
export function sourceName(id: string, text: string): string {
  if (id === 'regions') return t('src_regions');
  return id === 'declined' ? t('src_declined') : typeset(text);
}

const BOT_NAMES = ['Flint', 'Fern', 'Moss', 'Wren', 'Sorrel', 'Ash'];

export const seatName = (seats: SeatInfo[], seat: number): string => {
  const info = seats.find((other) => other.seat === seat);
  if (!info?.name) return t(info?.kind === 'person' ? 'player_n' : 'seat_n', { n: seat });
  // a bot that is only called by its level gets a name of its own
  if (info.kind !== 'bot' || !info.bot || !info.name.startsWith(info.bot)) return info.name;
  return BOT_NAMES[(seat - 1) % BOT_NAMES.length] ?? info.name;
};

/** Puts people's names in the place of seat numbers. */
export function withNames(text: string, seats: SeatInfo[]): string {
  return typeset(text).replace(/\b(du |au |[Ll]e )?(?:[Ss]iège|[Ss]eat) (\d+)/g, (_all, article: string | undefined, n: string) => {
    const name = seatName(seats, Number(n));
    return `${article === 'du ' ? de(name) : article === 'au ' ? 'à ' : ''}${name}`;
  });
}
