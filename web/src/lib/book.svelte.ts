// The rule book as this device has read it, in both languages.
import { api, type BookIndex, type BookPage } from './api';
import { settings } from './settings.svelte';

const indices = $state<Record<string, BookIndex>>({});
const asked = new Set<string>();

/** What the book holds; it is fetched where somebody looks at it first. */
export function bookIndex(): BookIndex | undefined {
  const { language } = settings;
  if (!asked.has(language)) {
    asked.add(language);
    api.bookIndex(language).then((index) => (indices[language] = index), () => asked.delete(language));
  }
  return indices[language];
}

const pages = new Map<string, Promise<BookPage>>();

/** A page of the book; whoever turns back to it does not wait again. */
export function bookPage(id: string): Promise<BookPage> {
  const key = `${settings.language} ${id}`;
  const known = pages.get(key);
  if (known) return known;
  const page = api.bookPage(id, settings.language);
  page.catch(() => pages.delete(key));
  pages.set(key, page);
  return page;
}

/** What a ruling says in plain words. */
export const ruling = (id: string): string | undefined => bookIndex()?.rulings[id];
