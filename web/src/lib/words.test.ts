import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dictionaries } from './words';

const folder = new URL('./words/', import.meta.url);
const keys = (ending: RegExp): string[] => readdirSync(folder).filter((name) => ending.test(name)).flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ {2}'?([\w-]+)'?:/gm)].map((found) => found[1]!));

test.each([['en', /^(\w+\.)?en\.ts$/], ['fr', /^(\w+\.)?fr\.ts$/]] as const)('no word of %s is said by two files', (language, ending) => {
  const all = keys(ending);
  // one file would silently outshout the other
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  expect(new Set(all)).toEqual(new Set(Object.keys(dictionaries[language])));
});
