// Every word of the client in both languages.
import { en, type Word } from './words/en';
import { fr } from './words/fr';

export type { Word };
export type Language = 'en' | 'fr';
export const dictionaries: Record<Language, Record<Word, string>> = { en, fr };

export type Values = Record<string, string | number>;

/** Fills the gaps of a sentence. */
export function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_all, key: string, one?: string, many?: string) => {
    const value = values[key] ?? '';
    if (one === undefined) return String(value);
    const n = Number(value);
    const single = language === 'fr' ? n < 2 : n === 1;
    return `${value} ${single ? one : many}`;
  });
}
