// Names for those who sit down without one: nobody is called by the number of a seat.
import { settings, t } from './settings.svelte';

/** Animals and trees that both languages name in a word; in French all of the same gender, like the guest. */
const GUESTS = {
  en: ['Fox', 'Badger', 'Hedgehog', 'Beaver', 'Heron', 'Hare', 'Blackbird', 'Owl', 'Squirrel', 'Lynx', 'Stag', 'Robin', 'Oak', 'Maple', 'Poplar', 'Fig'],
  fr: ['Renard', 'Blaireau', 'Hérisson', 'Castor', 'Héron', 'Lièvre', 'Merle', 'Hibou', 'Écureuil', 'Lynx', 'Cerf', 'Rouge-gorge', 'Chêne', 'Érable', 'Peuplier', 'Figuier'],
} as const;

/** A friendly name that nobody at the table has. */
export function guestName(taken: string[] = [], luck = Math.random()): string {
  const names = GUESTS[settings.language].map((name) => t('guest', { name }));
  const free = names.filter((name) => !taken.includes(name));
  const from = free.length > 0 ? free : names;
  return from[Math.floor(luck * from.length)] ?? from[0]!;
}

/** The names of people at one device: their own, and friendly ones for those who gave none. */
export function named(wishes: string[]): string[] {
  const given: string[] = [];
  for (const wish of wishes) given.push(wish.trim() || guestName([...wishes, ...given]));
  return given;
}
