// Tests find all art in the chest.
import { readFileSync, readdirSync } from 'node:fs';
import { add, type Art } from './chest.svelte';

const folder = new URL('../generated/art/', import.meta.url);
for (const name of readdirSync(folder)) add(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Art);
