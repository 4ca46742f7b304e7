import { describe, expect, it } from 'vitest';
import { seatStyle } from '../lib/art';
import { add, inside } from './chest.svelte';
import { cloth, drawn, face, pennant, piece } from './draw';
import { isSmall } from './size';
import { monster, murloc, tribe } from './signs';
import { grey, shade, stone } from './tone';

const { faces, pennants, pieces } = inside();

const text = (address: string): string => {
  expect(address).toMatch(/^data:image\/svg\+xml,[^<>#{}]*$/);
  return decodeURIComponent(address.slice(address.indexOf(',') + 1));
};
/** Whether tags close as they open, and nothing was forgotten on the way. */
function whole(address: string): string {
  const svg = text(address);
  const open: string[] = [];
  for (const [, close, name, self] of svg.matchAll(/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name!);
  }
  expect(open).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|\[object/);
  for (const [, id] of svg.matchAll(/url\(#([a-z]+)\)/g)) expect(svg).toContain(` id="${id}"`);
  return svg;
}
const colours = (svg: string): Set<string> => new Set((svg.match(/#[0-9a-f]{6}/g) ?? []).map((one) => one.toLowerCase()));
/** How far a colour is from grey. */
const vivid = (colour: string): number => {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
};

describe('a face', () => {
  it('is drawn for every people on every rim', () => {
    for (const race of Object.keys(faces)) {
      const all = [undefined, 1, 2, 3, 4, 5, 6].flatMap((seat) => [false, true].flatMap((declined) => [false, true].map((close) => whole(face(race, { seat, declined, close })))));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('has a lit side and a shaded one', () => {
    for (const [race, { body }] of Object.entries(faces)) {
      const seen = colours(whole(face(race, { seat: 1 })));
      const first = /fill="(#[0-9a-f]{6})"/.exec(body)![1]!;
      expect(seen).toContain(first);
      expect(seen).toContain(shade(first));
    }
  });

  it('turns to stone in decline: only the line of the seat keeps its colour', () => {
    for (const race of Object.keys(faces)) {
      const left = [...colours(whole(face(race, { seat: 4, declined: true })))].filter((colour) => vivid(colour) > 40);
      expect(left, race).toEqual([seatStyle(4).fill]);
    }
  });

  it('is an icon in the colour of its cloth where nobody drew the people', () => {
    expect(faces['moles']).toBeUndefined();
    const svg = whole(face('moles', { seat: 2 }));
    expect(svg).toContain(`fill="${cloth('moles')}"`);
    expect(svg).toContain(seatStyle(2).shape);
    const stones = [...colours(whole(face('moles', { seat: 2, declined: true })))].filter((colour) => vivid(colour) > 40);
    expect(stones).toEqual([seatStyle(2).fill]);
  });

  it('bears its mark on the rim, as light in decline but without colour', () => {
    const plain = { field: ['#808080', '#606060'], cloth: '#303030', back: '', body: '<path fill="#808080" d="M0 0H9V9Z"/>', over: '<circle r="3"/>' };
    add({ shapes: {}, faces: { sworn: { ...plain, mark: 'crest' }, free: plain, lost: { ...plain, mark: 'nowhere' } }, pennants: {}, pieces: { crest: '<path fill="#1050c0" d="M-9-9H9V9Z"/>' }, alias: {} });
    expect(whole(face('sworn', { seat: 1 }))).toContain('<path fill="#1050c0"');
    const old = whole(face('sworn', { seat: 1, declined: true }));
    expect(old).toContain(`<path fill="${grey('#1050c0')}"`);
    expect(old).not.toContain('#1050c0');
    expect(whole(face('sworn', { seat: 1, close: true }))).not.toBe(whole(face('sworn', { seat: 1 })));
    expect(face('lost', { seat: 1 })).toBe(face('free', { seat: 1 }));
  });

  it('is kept: asked twice, it is the same text', () => {
    expect(face('moles', { seat: 1 })).toBe(face('moles', { seat: 1 }));
  });
});

describe('cloth', () => {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it('is dark enough for white numbers', () => {
    for (const race of [...Object.keys(faces), 'a', 'b', 'c', 'd', 'e', 'f', 'g']) expect(1.05 / (light(cloth(race)) + 0.05), race).toBeGreaterThan(4.5);
    expect(1.05 / (light(cloth(undefined)) + 0.05)).toBeGreaterThan(4.5);
  });
});

describe('pennants and pieces', () => {
  it('light the flat shapes of a piece as those of a face', () => {
    const seen = colours(whole(drawn('flat', '<g class="body"><path fill="#4080c0" d="M0 0H9V9Z"/></g><circle fill="#806040" r="3"/>')));
    expect(seen).toContain(shade('#4080c0'));
    expect(seen).not.toContain(shade('#806040'));
    expect(whole(drawn('edge', '<circle fill="#806040" r="3"/>'))).not.toContain('clip');
  });

  it('are drawn, and those that nobody drew are their icon', () => {
    for (const power of [...Object.keys(pennants), 'nobody']) for (const bare of [false, true]) whole(pennant(power, bare));
    for (const id of Object.keys(pieces)) for (const declined of [false, true]) expect(whole(piece(id, 'rock', declined))).not.toContain('<circle r="44"');
    expect(whole(piece('nothing', 'rock'))).toContain('<circle r="44"');
    for (const sign of [tribe, monster, murloc]) whole(sign);
  });

  it('have one cloth for one use', () => {
    const of = (power: string): string => [...colours(text(pennant(power)))].join();
    const byKind = new Map<string, Set<string>>();
    for (const [power, kind] of Object.entries(pennants)) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(of(power)));
    expect([...byKind.values()].every((looks) => looks.size === 1)).toBe(true);
    expect(new Set([...byKind.values()].flatMap((looks) => [...looks])).size).toBe(byKind.size);
  });
});

describe('sizes', () => {
  it('are small by what they say', () => {
    expect(['1.6em', '2rem', '49px'].every(isSmall)).toBe(true);
    expect(['5rem', '64px', '100%', 'min(4rem, 9vw)'].some(isSmall)).toBe(false);
  });
});

describe('stone', () => {
  it('keeps what is light light', () => {
    expect(parseInt(stone('#ffffff').slice(1, 3), 16)).toBeGreaterThan(parseInt(stone('#402010').slice(1, 3), 16));
  });
});
