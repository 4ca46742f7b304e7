// The drawings beside the tiles can be drawn, none of today's tiles lacks one, and the client has them as they are.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxes, icons, pieces, tiles } from '../src/generated/catalogue';
import { look } from '../src/art/chest.svelte';
import { kinds } from '../src/art/draw';
import { art, readDrawing, written } from './drawings.mjs';

const FOLDER = new URL('../../crates/rules/src/tiles/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true }).map(String).filter((name) => name.endsWith('.svg')).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]);

const SHAPES = { path: ['d'], circle: ['cx', 'cy', 'r'], ellipse: ['cx', 'cy', 'rx', 'ry'], rect: ['x', 'y', 'width', 'height', 'rx'], g: ['class'], svg: ['xmlns', 'viewBox', 'stroke-linecap', 'stroke-linejoin', 'data-field', 'data-cloth', 'data-mark', 'data-icon', 'data-pennant'] };
const PAINT = ['fill', 'stroke', 'stroke-width', 'transform'];
const ARITY = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** What is wrong with a path, if anything. */
function fault(d) {
  if (!/^M/.test(d)) return 'begins nowhere';
  for (const [whole, command, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const arity = ARITY[command.toLowerCase()];
    if (arity === undefined) return `no command: ${whole}`;
    if (rest.replace(/-?(?:\d+\.?\d*|\.\d+)/g, '').replace(/[\s,]/g, '')) return `not numbers: ${whole}`;
    if (arity === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % arity > 0) return `${numbers.length} numbers: ${whole}`;
    if (numbers.some((number) => Math.abs(Number(number)) > 90)) return `out of the box: ${whole}`;
  }
  return undefined;
}

describe('a path', () => {
  it('is refused where it cannot be drawn', () => {
    expect(fault('M0 0L10-5.5Z')).toBeUndefined();
    for (const bad of ['L1 1', 'M0 0LNaN 1', 'M0 0L1', 'M0 0X1', 'M0 0L500 1']) expect(fault(bad), bad).toBeDefined();
  });
});

describe('the drawings', () => {
  it('are known to the client as they lie beside the tiles (npm run icons)', () => {
    const made = art();
    const kept = new URL('../src/generated/art/', import.meta.url);
    expect(readdirSync(kept).sort()).toEqual(Object.keys(made).map((name) => `${name}.json`).sort());
    for (const [name, one] of Object.entries(made)) expect(readFileSync(new URL(`${name}.json`, kept), 'utf8')).toBe(written(one));
  });

  it.each(files)('%s holds shapes, numbers and colours', (_, text) => {
    const open = [];
    for (const [, close, name, inside, self] of text.replace(/<!--[^]*?-->/g, '').matchAll(/<(\/?)([a-z]+)((?:\s[^>]*?)?)(\/?)>/g)) {
      if (close) {
        expect(open.pop()).toBe(name);
        continue;
      }
      expect(Object.keys(SHAPES)).toContain(name);
      for (const [, key, value] of inside.matchAll(/\s([A-Za-z-]+)="([^"]*)"/g)) {
        expect([...SHAPES[name], ...PAINT], `<${name} ${key}>`).toContain(key);
        if (key === 'd') expect(fault(value), value).toBeUndefined();
        else if (key === 'fill' || key === 'stroke' || key === 'data-cloth') expect(value).toMatch(/^(#[0-9a-f]{6}|none)$/);
        else if (key === 'data-field') expect(value).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
        else if (key === 'data-mark') expect(files.map(([name]) => name.replace(/^.*[\\/]|\.svg$/g, ''))).toContain(value);
        else if (key === 'data-pennant') expect(kinds).toContain(value);
        else if (SHAPES[name].includes(key) && name !== 'svg' && name !== 'g') expect(Number.isFinite(Number(value)), `${key}="${value}"`).toBe(true);
      }
      if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    const { kind, drawing } = readDrawing(text);
    if (kind === 'face') expect(drawing.cloth && drawing.body && drawing.over).toBeTruthy();
    else expect(drawing).not.toBe('');
  });

  it('show every tile, role, marker and piece of today', () => {
    const of = (...kind) => Object.entries(tiles).filter(([, tile]) => kind.includes(tile.kind)).map(([id]) => id);
    const [peoples, powers, markers] = [of('race', 'role'), of('power'), of('marker')];
    expect(peoples.length).toBeGreaterThanOrEqual(25);
    expect(powers.length).toBeGreaterThanOrEqual(32);
    expect(peoples.filter((id) => !look('faces', id))).toEqual([]);
    expect(powers.filter((id) => !look('pennants', id))).toEqual([]);
    expect([...Object.keys(pieces), ...markers].filter((id) => !look('pieces', id))).toEqual([]);
    const roles = boxes.flatMap((box) => (box.role ? [box.role.icon] : []));
    expect(roles.filter((icon) => !look('faces', look('alias', icon)))).toEqual([]);
    expect(look('pieces', look('alias', 'crown'))).toBeTruthy();
    expect(icons.filter((icon) => !look('shapes', icon))).toEqual([]);
  });
});
