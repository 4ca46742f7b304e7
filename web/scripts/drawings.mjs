// The drawings that lie beside the tiles of the rules (docs/add-a-race.md), as the client keeps them.
import { readFileSync, readdirSync } from 'node:fs';

const TILES = new URL('../../crates/rules/src/tiles/', import.meta.url);
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What the catalogue of the client says under a name. */
const told = (name) => JSON.parse(new RegExp(`^export const ${name} = ([^;]*) as const;`, 'm').exec(read('../src/generated/catalogue.ts'))[1]);

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const squeeze = (markup) => markup.replace(/<!--[^]*?-->/g, '').replace(/>\s+</g, '><').trim();

/** One file: what it is follows from what its first tag says. */
export function readDrawing(text) {
  const [, root, inside = ''] = /(<svg[^>]*?)(?:\/>|>([^]*)<\/svg>)\s*$/.exec(text) ?? [];
  if (!root) throw new Error('no <svg>');
  const icon = attribute(root, 'data-icon');
  const pennant = attribute(root, 'data-pennant');
  if (pennant) return { kind: 'pennant', icon, drawing: pennant };
  const body = squeeze(inside);
  const field = attribute(root, 'data-field')?.split(' ');
  if (!field) return { kind: 'piece', icon, drawing: body };
  const layer = (name) => new RegExp(`<g class="${name}">([^]*?)</g>(?=<g class="|$)`).exec(body)?.[1] ?? '';
  return { kind: 'face', icon, drawing: { field, cloth: attribute(root, 'data-cloth'), back: layer('back'), body: layer('body'), over: layer('over') } };
}

/** The text of the file with all of them. */
export function drawings() {
  const known = new Set([...Object.keys(told('tiles')), ...Object.keys(told('pieces'))]);
  const icons = new Set(told('icons'));
  const found = { face: {}, pennant: {}, piece: {} };
  const alias = {};
  for (const path of readdirSync(TILES, { recursive: true }).map(String).filter((name) => name.endsWith('.svg')).sort()) {
    const id = path.replace(/^.*[\\/]/, '').replace(/\.svg$/, '');
    const { kind, icon, drawing } = readDrawing(readFileSync(new URL(path.replaceAll('\\', '/'), TILES), 'utf8'));
    if (!known.has(id) && !icons.has(icon)) throw new Error(`${path}: no tile and no piece has this name, and no known picture is given as data-icon`);
    found[kind][id] = drawing;
    if (icon) alias[icon] = id;
  }
  const list = (name, type, value) => `export const ${name}: Record<string, ${type}> = ${JSON.stringify(value, null, 2)};\n`;
  return [
    '// Made by scripts/icons.mjs from the drawings beside the tiles; do not edit.\n',
    'export type FaceDrawing = { field: string[]; cloth: string; back: string; body: string; over: string };\n',
    list('faces', 'FaceDrawing', found.face),
    list('pennants', 'string', found.pennant),
    list('pieces', 'string', found.piece),
    '/** Where a table tells only a picture, this is what it stands for. */',
    list('alias', 'string', alias),
  ].join('\n').replace(/\n+$/, '\n');
}
