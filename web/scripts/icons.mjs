// Takes the icons that the rules and the client name out of the game-icons set and writes only those; then the drawings
// that lie beside the tiles.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawings } from './drawings.mjs';

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/game-icons/icons.json');
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const ofRules = JSON.parse(/^export const icons = (\[[^\]]*\])/m.exec(read('../src/generated/catalogue.ts'))[1]);
const ofClient = [...read('../src/lib/art.ts').matchAll(/: '([a-z0-9-]+)'/g)].map((m) => m[1]);
const names = [...new Set([...ofRules, ...ofClient])].sort();
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
writeFileSync(new URL('../src/generated/drawings.ts', import.meta.url), drawings());
