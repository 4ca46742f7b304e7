// Takes the icons named in src/lib/art.ts out of the game-icons set and writes only those.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/game-icons/icons.json');
const art = readFileSync(new URL('../src/lib/art.ts', import.meta.url), 'utf8');
const names = [...new Set([...art.matchAll(/: '([a-z0-9-]+)'/g)].map((m) => m[1]))].sort();
const missing = names.filter((name) => !icons[name]);
if (missing.length > 0) {
  console.error(`not in game-icons: ${missing.join(', ')}`);
  process.exit(1);
}
const lines = names.map((name) => {
  const paths = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  return `  '${name}': '${paths.join(' ')}',`;
});
const text = [
  '// Made by scripts/icons.mjs from the game-icons set (CC BY 3.0); do not edit.',
  'export const shapes = {',
  ...lines,
  '} as const;',
  '',
].join('\n');
writeFileSync(new URL('../src/generated/icons.ts', import.meta.url), text);
