// Fails when the client is too heavy to arrive quickly.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const folder = new URL('../dist/assets/', import.meta.url);
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
if (scripts.length === 0) throw new Error('no JavaScript in dist/assets');
const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length, 0);
const said = `JavaScript: ${(bytes / 1000).toFixed(1)} kB compressed, at most ${LIMIT / 1000} kB`;
if (bytes > LIMIT) {
  console.error(said);
  process.exit(1);
}
console.log(said);
