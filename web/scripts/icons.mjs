// Writes the art of the client: icons of the game-icons set (CC BY 3.0) and the drawings that lie beside the tiles.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { art, written } from './drawings.mjs';

const folder = new URL('../src/generated/art/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, one] of Object.entries(art())) writeFileSync(new URL(`${name}.json`, folder), written(one));
