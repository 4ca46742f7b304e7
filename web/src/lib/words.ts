// Every word of the client in both languages.
import { belowEn } from './words/below.en';
import { belowFr } from './words/below.fr';
import { bookEn } from './words/book.en';
import { bookFr } from './words/book.fr';
import { boxesEn } from './words/boxes.en';
import { boxesFr } from './words/boxes.fr';
import { deviceEn } from './words/device.en';
import { deviceFr } from './words/device.fr';
import { en } from './words/en';
import { fr } from './words/fr';
import { frontEn } from './words/front.en';
import { frontFr } from './words/front.fr';
import { islandsEn } from './words/islands.en';
import { islandsFr } from './words/islands.fr';
import { learnEn } from './words/learn.en';
import { learnFr } from './words/learn.fr';
import { mapEn } from './words/map.en';
import { mapFr } from './words/map.fr';
import { motionEn } from './words/motion.en';
import { motionFr } from './words/motion.fr';
import { peopleEn } from './words/people.en';
import { peopleFr } from './words/people.fr';
import { scenarioEn } from './words/scenario.en';
import { scenarioFr } from './words/scenario.fr';
import { slowEn } from './words/slow.en';
import { slowFr } from './words/slow.fr';
import { storyEn } from './words/story.en';
import { storyFr } from './words/story.fr';
import { tilesEn } from './words/tiles.en';
import { tilesFr } from './words/tiles.fr';
import { turnEn } from './words/turn.en';
import { turnFr } from './words/turn.fr';
import { worldEn } from './words/world.en';
import { worldFr } from './words/world.fr';

const english = { ...en, ...belowEn, ...bookEn, ...boxesEn, ...deviceEn, ...frontEn, ...islandsEn, ...learnEn, ...mapEn, ...motionEn, ...peopleEn, ...scenarioEn, ...slowEn, ...storyEn, ...tilesEn, ...turnEn, ...worldEn } as const;
export type Word = keyof typeof english;
export type Language = 'en' | 'fr';

/** French signs stay on the line of their word, and apostrophes are round, whoever wrote the text. */
export const french = (text: string): string => text.replace(/ ([!?:;»])/g, '\u00a0$1').replace(/« /g, '«\u00a0').replaceAll("'", '’');

const frenchWords = Object.fromEntries(Object.entries({ ...fr, ...belowFr, ...bookFr, ...boxesFr, ...deviceFr, ...frontFr, ...islandsFr, ...learnFr, ...mapFr, ...motionFr, ...peopleFr, ...scenarioFr, ...slowFr, ...storyFr, ...tilesFr, ...turnFr, ...worldFr }).map(([key, text]) => [key, french(text)])) as Record<Word, string>;
export const dictionaries: Record<Language, Record<Word, string>> = { en: english, fr: frenchWords };

export type Values = Record<string, string | number>;

/** `de Bea`, but `d’Ada`. */
export const de = (name: string): string => (/^[aeiouyàâéèêëîïôûœ]/i.test(name) ? 'd’' : 'de ');

/** Fills the gaps of a sentence. */
export function fill(text: string, values: Values, language: Language): string {
  const elided = language === 'fr' ? text.replace(/\bde \{name\}/g, `${de(String(values.name))}{name}`) : text;
  return elided.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_all, key: string, one?: string, many?: string) => {
    const value = values[key] ?? '';
    if (one === undefined) return String(value);
    const n = Number(value);
    const single = language === 'fr' ? n < 2 : n === 1;
    return `${value} ${single ? one : many}`;
  });
}
