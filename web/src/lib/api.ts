// The questions that need no socket.
import type { Created } from '../protocol/Created';
import type { Joined } from '../protocol/Joined';
import type { Moment } from '../protocol/Moment';
import type { NewTable } from '../protocol/NewTable';
import type { Problem } from '../protocol/Problem';
import type { TableInfo } from '../protocol/TableInfo';
import type { TurnPoints } from '../protocol/TurnPoints';

/** Reads JSON; what is null was not said. */
export function read<T>(text: string): T {
  return JSON.parse(text, (_key, value: unknown) => (value === null ? undefined : value)) as T;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, body === undefined ? {} : {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) {
    const text = await answer.text();
    let words = text;
    try {
      words = (JSON.parse(text) as Problem).text;
    } catch {
      // plain words
    }
    throw new Error(words || answer.statusText);
  }
  return read<T>(await answer.text());
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export type TileKind = 'race' | 'power' | 'role';
export type Tile = {
  id: string;
  kind: TileKind;
  box: string;
  name: string;
  text: string;
  tokens: number;
  supply: number;
  /** Where the supply comes from, if no source states it. */
  known?: 'inferred' | 'house' | undefined;
  rulings: string[];
  pieces: { id: string; name: string; supply: number }[];
};
export type Deed = { word: string; name: string };
export type RuleBook = { tiles: Tile[]; deeds: Deed[]; words: Record<string, string> };
/** A table that somebody wants, with the numbers among its switches and the tiles somebody wrote. */
export type Wish = Omit<NewTable, 'switches'> & { switches?: Record<string, boolean | number>; tiles?: string[] };
export type BoardInfo = { name: string; players: number; rounds: number; regions: number };

/** What the server finds in the text of a tile: its faults, or what it does in words and hints about its value. */
export type Checked = { ok: true; tokens?: number | undefined; words: string[]; hints: string[] } | { ok: false; faults: { line: number; what: string }[] };

type RawCheck = { ok?: boolean; faults?: { line: number; what: string }[]; tile?: { tokens?: number }; words?: unknown[]; effects?: unknown[]; hints?: unknown[]; text?: string };

/** Nothing when the server cannot check any tile. */
async function checkTile(text: string, language: 'en' | 'fr', signal: AbortSignal): Promise<Checked | undefined> {
  const answer = await fetch(`/api/tiles/check?language=${language}`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text, signal });
  if (answer.status === 404 || answer.status === 405) return undefined;
  const said = read<RawCheck>(await answer.text());
  if (!answer.ok && !said.faults) throw new Error(said.text ?? answer.statusText);
  if (said.faults?.length) return { ok: false, faults: said.faults };
  const plain = (list: unknown[] = []): string[] => list.map((one) => (typeof one === 'string' ? one : ((one as Record<string, string>)[language] ?? '')));
  return { ok: true, tokens: said.tile?.tokens, words: plain(said.words ?? said.effects), hints: plain(said.hints) };
}

export const api = {
  checkTile,
  create: (table: Wish) => ask<Created>('/api/tables', table),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (id: string) => ask<TableInfo>(at(id)),
  join: (id: string, name: string) => ask<Joined>(`${at(id)}/join`, { name }),
  tiles: (id: string, language: string) => ask<unknown>(`${at(id)}/tiles?language=${language}`),
  rules: (language: string) => ask<unknown>(`/api/rules?language=${language}`),
  moments: (id: string, language: string) => ask<Moment[]>(`${at(id)}/moments?language=${language}`),
  points: (id: string, language: string) => ask<TurnPoints[]>(`${at(id)}/points?language=${language}`),
  replayUrl: (id: string) => `${at(id)}/replay`,
  boards: () => ask<BoardInfo[]>('/api/boards'),
  board: async (name: string): Promise<string> => {
    const answer = await fetch(`/api/boards/${encodeURIComponent(name)}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  },
};
