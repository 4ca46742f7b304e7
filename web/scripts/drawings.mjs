// The art of the client: the drawings that lie beside the tiles of the rules (docs/add-a-race.md), and the icons that the rules
// and the client name. The art of a box that is a game of its own is a file of its own.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const RULES = new URL('../../crates/rules/src/', import.meta.url);
const TILES = new URL('tiles/', RULES);
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** What the catalogue of the client says under a name. */
const told = (name) => JSON.parse(new RegExp(`^export const ${name} = ([^]*?) as const;$`, 'm').exec(read('../src/generated/catalogue.ts'))[1]);

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
  const mark = attribute(root, 'data-mark');
  return { kind: 'face', icon, drawing: { field, cloth: attribute(root, 'data-cloth'), ...(mark && { mark }), back: layer('back'), body: layer('body'), over: layer('over') } };
}

const files = (folder, ending) => readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(ending)).sort().map((name) => name.replaceAll('\\', '/'));
const word = (id) => id.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());

/** The box with boards of its own that alone names something; the first file has what everybody may meet. */
function homes() {
  const apart = told('boxes').filter((box) => box.boards && box.boards !== 'base').map((box) => box.id);
  const sources = files(RULES, '.rs').map((name) => {
    const text = readFileSync(new URL(name, RULES), 'utf8');
    return [apart.find((id) => name.startsWith('tiles/') && text.includes(`GameBox::${word(id)}`)) ?? 'first', text];
  });
  return (name) => {
    const named = new Set(sources.filter(([, text]) => text.includes(`"${name}"`)).map(([home]) => home));
    return named.size === 1 ? [...named][0] : 'first';
  };
}

/** What the files hold, by their names. */
export function art() {
  const home = homes();
  const found = {};
  const into = (name) => (found[name] ??= { shapes: {}, faces: {}, pennants: {}, pieces: {}, alias: {} });
  into('first');
  const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
  const known = new Set([...Object.keys(told('tiles')), ...Object.keys(told('pieces'))]);
  const ofRules = told('icons');
  const ofClient = [...read('../src/lib/art.ts').matchAll(/: '([a-z0-9-]+)'/g)].map((m) => m[1]);
  const names = [...new Set([...ofRules, ...ofClient])].sort();
  const missing = names.filter((name) => !icons[name]);
  if (missing.length > 0) throw new Error(`not in game-icons: ${missing.join(', ')}`);
  for (const name of names) into(ofClient.includes(name) ? 'first' : home(name)).shapes[name] = [...icons[name].body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(' ');
  const drawings = files(TILES, '.svg').map((path) => ({ path, id: path.replace(/^.*\//, '').replace(/\.svg$/, ''), ...readDrawing(readFileSync(new URL(path, TILES), 'utf8')) }));
  // a mark lies where the peoples lie that bear it
  const bearer = Object.fromEntries(drawings.flatMap(({ id, drawing }) => (drawing.mark ? [[drawing.mark, id]] : [])));
  for (const { path, id, kind, icon, drawing } of drawings) {
    if (!known.has(id) && !ofRules.includes(icon) && !bearer[id]) throw new Error(`${path}: no tile and no piece has this name, no people bears it as data-mark, and no known picture is given as data-icon`);
    const there = into(home(bearer[id] ?? id));
    there[`${kind}s`][id] = drawing;
    if (icon) there.alias[icon] = id;
  }
  for (const [mark, id] of Object.entries(bearer)) if (!found[home(id)].pieces[mark]) throw new Error(`${id}: no drawing of its mark, ${mark}`);
  return found;
}

/** A file as it is kept: one thing on a line. */
export const written = (one) => `{\n${Object.entries(one).map(([key, list]) => `"${key}": {\n${Object.entries(list).map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`).join(',\n')}\n}`).join(',\n')}\n}\n`;
