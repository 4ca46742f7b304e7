// Every word of the client in both languages.
import { boxesEn } from './words/boxes.en';
import { boxesFr } from './words/boxes.fr';
import { en } from './words/en';
import { fr } from './words/fr';
import { tilesEn } from './words/tiles.en';
import { tilesFr } from './words/tiles.fr';

const english = { ...en, ...boxesEn, ...tilesEn } as const;
export type Word = keyof typeof english;
export type Language = 'en' | 'fr';
export const dictionaries: Record<Language, Record<Word, string>> = { en: english, fr: { ...fr, ...boxesFr, ...tilesFr } };

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
