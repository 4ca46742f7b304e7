// What this device prefers, kept between visits.
import { dictionaries, fill, french, type Language, type Values, type Word } from './words';

type Kept = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  speed: 'off' | 'fast' | 'normal';
  sound: boolean;
  /** Each conquest is asked for before it is done. */
  confirm: boolean;
  /** The device lies between two people: it turns to the one who plays. */
  facing: boolean;
  /** From 0 to 100. */
  volume: number;
  name: string;
  /** Names on the map in the place of numbers. */
  regionNames: boolean;
  /** The boxes of the last table that was set up here. */
  boxes: string[];
  /** Somebody says what is new in a first game. */
  coach: boolean;
};

const KEY = 'elbowroom.settings';

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a device without memory still plays
  }
}

/** A phone is often among people who play nothing. */
const phone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 600px)').matches;

const start: Kept = {
  language: navigator.language?.startsWith('fr') ? 'fr' : 'en',
  theme: 'auto',
  speed: 'normal',
  sound: !phone,
  volume: 60,
  confirm: false,
  facing: false,
  name: '',
  regionNames: false,
  boxes: [],
  coach: false,
};

export const settings = $state<Kept>({ ...start, ...load<Partial<Kept>>(KEY, {}) });

export function keep(): void {
  save(KEY, $state.snapshot(settings));
  dress();
}

export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
}

export function t(word: Word, values: Values = {}): string {
  return fill(dictionaries[settings.language][word], values, settings.language);
}

/** A text from the server, set like our own words. */
export const typeset = (text: string): string => (settings.language === 'fr' ? french(text) : text.replaceAll("'", '’'));

/** A text that was told in both languages. */
export const say = (both: { readonly en: string; readonly fr: string }): string => typeset(both[settings.language]);

/** A word that may not be in the dictionary, like the name of a tile yet to come. */
export function maybe(word: string, otherwise: string): string {
  const dictionary = dictionaries[settings.language] as Record<string, string>;
  return dictionary[word] ?? otherwise;
}
