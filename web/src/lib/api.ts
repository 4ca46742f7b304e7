// The questions that need no socket.
import type { Created } from '../protocol/Created';
import type { Joined } from '../protocol/Joined';
import type { LessonAnswer } from '../protocol/LessonAnswer';
import type { LessonAsk } from '../protocol/LessonAsk';
import type { LessonInfo } from '../protocol/LessonInfo';
import type { Moment } from '../protocol/Moment';
import type { NewTable } from '../protocol/NewTable';
import type { Problem } from '../protocol/Problem';
import type { RealmBox } from '../protocol/RealmBox';
import type { RealmCheck } from '../protocol/RealmCheck';
import type { TableInfo } from '../protocol/TableInfo';
import type { TableNames } from '../protocol/TableNames';
import type { Take } from '../protocol/Take';
import type { Taken } from '../protocol/Taken';
import type { Trouble } from '../protocol/Trouble';
import type { TurnPoints } from '../protocol/TurnPoints';
import { settings } from './settings.svelte';

/** Reads JSON; what is null was not said. */
export function read<T>(text: string): T {
  return JSON.parse(text, (_key, value: unknown) => (value === null ? undefined : value)) as T;
}

/** What the server refused: its words, and what kind of refusal it is. */
export class Refused extends Error {
  constructor(words: string, readonly status: number, readonly trouble?: Trouble) {
    super(words);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  // failures are told in the language of this device, not of its browser
  const language = { 'accept-language': settings.language };
  const answer = await fetch(path, body === undefined ? { headers: language } : {
    method: 'POST',
    headers: { ...language, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (!answer.ok) {
    const text = await answer.text();
    let problem: Partial<Problem> = { text };
    try {
      problem = JSON.parse(text) as Problem;
    } catch {
      // plain words
    }
    throw new Refused(problem.text || answer.statusText, answer.status, problem.trouble);
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
  /** The same in a line. */
  short: string;
  /** Tokens it brings. */
  tokens: number;
  /** No source tells how many. */
  ours: boolean;
  pieces: { id: string; name: string }[];
};
export type Deed = { word: string; name: string };
export type RuleBook = { tiles: Tile[]; deeds: Deed[] };
export type Chapter = { id: string; title: string; text: string };
/** A word of the game, and the chapter that tells more. */
export type Term = { name: string; text: string; chapter: string };
/** Everything in the rule book that can be searched; rulings in plain words by their numbers. */
export type BookIndex = { chapters: Chapter[]; terms: Term[]; rulings: Record<string, string> };
export type BookPage = { id: string; title: string; html: string };
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

/** Names in one request, and requests at a time where each table is asked for alone. */
const AT_ONCE = { names: 100, requests: 6 };
const parts = <T>(list: T[], size: number): T[][] => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
/** Whether the server is older than the question. */
const unknown = (error: unknown): boolean => error instanceof Refused && (error.status === 404 || error.status === 405);

async function oneByOne(names: string[], tell: (names: string[], found: TableInfo[]) => void): Promise<void> {
  for (const some of parts(names, AT_ONCE.requests)) {
    await Promise.all(some.map((name) => ask<TableInfo>(at(name)).then((info) => tell([name], [info]), (error: unknown) => { if (unknown(error)) tell([name], []); })));
  }
}

/** Looks for tables and tells, some names at a time, which of them there are; the others are gone. */
async function seek(names: string[], tell: (names: string[], found: TableInfo[]) => void): Promise<void> {
  for (const some of parts(names, AT_ONCE.names)) {
    try {
      tell(some, await ask<TableInfo[]>('/api/tables/list', { tables: some } satisfies TableNames));
    } catch (error) {
      if (!unknown(error)) throw error;
      return oneByOne(names.slice(names.indexOf(some[0]!)), tell);
    }
  }
}

export const api = {
  checkTile,
  seek,
  create: (table: Wish) => ask<Created>('/api/tables', table),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (id: string) => ask<TableInfo>(at(id)),
  join: (id: string, name: string) => ask<Joined>(`${at(id)}/join`, { name }),
  take: (id: string, code: string) => ask<Taken>(`${at(id)}/take`, { code } satisfies Take),
  tiles: (id: string, language: string) => ask<unknown>(`${at(id)}/tiles?language=${language}`),
  rules: (language: string) => ask<unknown>(`/api/rules?language=${language}`),
  bookIndex: (language: string) => ask<BookIndex>(`/api/book?language=${language}`),
  bookPage: (id: string, language: string) => ask<BookPage>(`/api/book/${encodeURIComponent(id)}?language=${language}`),
  moments: (id: string, language: string) => ask<Moment[]>(`${at(id)}/moments?language=${language}`),
  points: (id: string, language: string) => ask<TurnPoints[]>(`${at(id)}/points?language=${language}`),
  lessons: (language: string) => ask<LessonInfo[]>(`/api/lessons?language=${language}`),
  lesson: (id: string, said: LessonAsk) => ask<LessonAnswer>(`/api/lessons/${encodeURIComponent(id)}`, said),
  replayUrl: (id: string) => `${at(id)}/replay`,
  realmBox: () => ask<RealmBox>('/api/realm'),
  /** A file is looked at; a wish for `suggest` or `finish` is granted. */
  realm: (what: '' | '/suggest' | '/finish', body: unknown) => ask<RealmCheck>(`/api/realm${what}?language=${settings.language}`, body),
  boards: () => ask<BoardInfo[]>('/api/boards'),
  /** The board of a table. */
  board: async (id: string): Promise<string> => {
    const answer = await fetch(`${at(id)}/board`);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.text();
  },
};
