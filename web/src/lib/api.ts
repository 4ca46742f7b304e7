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

export type Tile = {
  id: string;
  name: string;
  text: string;
  tokens?: number;
  supply?: number;
  rulings?: string[];
};
export type RuleBook = { races: Tile[]; powers: Tile[]; words: Record<string, string> };
export type BoardInfo = { name: string; players: number; rounds: number; regions: number };

export const api = {
  create: (table: NewTable) => ask<Created>('/api/tables', table),
  tables: () => ask<TableInfo[]>('/api/tables'),
  table: (id: string) => ask<TableInfo>(at(id)),
  join: (id: string, name: string) => ask<Joined>(`${at(id)}/join`, { name }),
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
