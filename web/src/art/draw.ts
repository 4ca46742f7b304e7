// Faces, pennants and pieces as pictures. Each is a small SVG file made of the drawing beside its tile, kept as an address that
// any <img> or <image> takes: the page holds one element for each, however much is drawn on it.
import { inside, look, type Art, type FaceDrawing } from './chest.svelte';
import { WOOD, path, picture, powerIcon, raceIcon, seatStyle, type IconName } from '../lib/art';
import { DUST, INK, grey, shade, stone, toned } from './tone';

/** Every drawing fills this box, and pictures show it whole. */
export const BOX = { x: -64, y: -65, width: 128, height: 128 } as const;

const find = <K extends keyof Art>(kind: K, id: string | undefined): Art[K][string] | undefined => look(kind, id) ?? look(kind, inside().alias[id ?? '']);

const kept = new Map<string, string>();
let from: Art | undefined;
/** The address of a picture; it is drawn when it is asked for first. */
function keep(key: string, draw: () => string): string {
  // what was drawn without a picture that has come since is drawn again
  if (from !== inside()) kept.clear();
  from = inside();
  const known = kept.get(key);
  if (known !== undefined) return known;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}">${draw()}</svg>`;
  const made = `data:image/svg+xml,${text.replace(/[%#<>{}]/g, encodeURIComponent)}`;
  kept.set(key, made);
  return made;
}

const line = (width: number, inside: string, stroke = INK): string => `<g stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;
/** The side away from the light. */
const SHADE = '<clipPath id="s"><path d="M7-70Q-3 0 9 70H80V-70Z"/></clipPath>';
/** Stone is hatched. */
const HATCH = '<pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="#2f2b24" stroke-width="1.3"/></pattern>';
const glyph = (name: IconName, fill: string, size: number): string => `<path fill="${fill}" stroke="none" transform="scale(${(size / 512).toFixed(4)}) translate(-256 -256)" d="${path(name)}"/>`;

/** Cloths for peoples that nobody drew: their icon stands on the field in the colour of the cloth. */
const PLAIN: [string, string, string][] = [
  ['#efe3c6', '#d6c08c', '#5b3a0c'], ['#d5e3ea', '#a6c0cd', '#1f4a63'], ['#ead5df', '#c9a0b4', '#6b2449'], ['#dbe6c4', '#b0c48a', '#38551a'], ['#e3dcf0', '#b9aad6', '#452f74'], ['#f2d3bd', '#d9a17d', '#7a3410'],
];
function plain(race: string): FaceDrawing {
  const sum = [...race].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 997, 7);
  const [light, dark, cloth] = PLAIN[sum % PLAIN.length]!;
  return { field: [light, dark], cloth, back: '', body: '', over: glyph(race in inside().alias ? picture(race) : raceIcon(race), cloth, 66) };
}
const people = (race: string): FaceDrawing => find('faces', race) ?? plain(race);

/** The dark cloth of a people, under white numbers. */
export const cloth = (race: string | undefined, declined = false): string => (declined || race === undefined ? DUST : people(race).cloth);

/** Flat shapes, and over them their side away from the light. */
const lit = (body: string): string => body && `${body}<g clip-path="url(#s)">${toned(body, (colour) => (colour === INK ? colour : shade(colour)))}</g>`;
const shaded = ({ back, body, over }: FaceDrawing): string => back + lit(body) + over;

/** A people without any rim, for pictures of a crowd. */
export const bust = (race: string): string => keep(`bust,${race}`, () => `<defs>${SHADE}</defs>${line(2.6, shaded(people(race)))}`);

/** What a people bears on its rim, lower left: opposite the number, and upright in decline. */
function borne(mark: string | undefined, declined: boolean, close: boolean): string {
  const drawing = find('pieces', mark);
  if (drawing === undefined) return '';
  const markup = line(3, drawing);
  return `<g transform="translate(-33 33) scale(${close ? 0.33 : 0.25})">${declined ? toned(markup, grey) : markup}</g>`;
}

export type Look = { seat?: number | undefined; declined?: boolean | undefined; close?: boolean | undefined };

/** A people on the rim of who leads it, `close` for small sizes. */
export function face(race: string, { seat, declined = false, close = false }: Look): string {
  return keep(['face', race, seat ?? 0, declined, close].join(), () => {
    const rim = seat === undefined ? WOOD : seatStyle(seat);
    const { field } = people(race);
    const edge = declined ? '#2f2b24' : rim.edge;
    const round = declined
      ? `<path d="${rim.shape}" fill="#8f8a7f" stroke="${edge}" stroke-width="3"/><path d="${rim.shape}" fill="none" stroke="${rim.fill}" stroke-width="4.5" transform="scale(.955)"/>`
      : `<path d="${rim.shape}" fill="${rim.fill}" stroke="${edge}" stroke-width="3"/><path d="${rim.shape}" fill="none" stroke="#ffffff" stroke-opacity=".55" stroke-width="1.6" transform="scale(.945)"/>`;
    const [light, dark] = field.map((colour) => (declined ? stone(colour) : colour));
    const ground = `<path d="${rim.inner}" fill="${light}"/><path clip-path="url(#i)" d="M70-70L-70 70H70Z" fill="${dark}"/>${declined ? `<path d="${rim.inner}" fill="url(#h)" opacity=".35"/>` : ''}<path d="${rim.inner}" fill="none" stroke="${edge}" stroke-width="2.4"/>`;
    const drawing = shaded(people(race));
    const bust = line(2.6, declined ? toned(drawing, stone) : drawing, declined ? DUST : INK);
    // hats and ears may cross the upper half of the rim, as long as they live
    const clips = `<clipPath id="i"><path d="${rim.inner}"/></clipPath><clipPath id="p"><path d="${rim.inner}"/>${declined ? '' : '<path d="M-58-70H58V-4H-58Z"/>'}</clipPath>`;
    const scale = rim.grow * (close ? 1.08 : 1);
    return `<defs>${SHADE}${declined ? HATCH : ''}${clips}</defs><g${declined ? ' transform="rotate(-7)"' : ''}>${round}${ground}<g clip-path="url(#p)"><g transform="translate(0 ${rim.down + (close ? 2 : 0)}) scale(${scale.toFixed(3)})">${bust}</g></g></g>${borne(people(race).mark, declined, close)}`;
  });
}

/** What a power is good for has a cut and a colour of cloth. */
const CLOTHS: Record<string, [string, string]> = {
  attack: ['#a02217', 'M-30-38H30V40L0 25L-30 40Z'],
  coin: ['#8a5a00', 'M-30-38H30V30L15 40L0 30L-15 40L-30 30Z'],
  land: ['#2b6a2f', 'M-30-38H30V22Q30 42 0 42Q-30 42-30 22Z'],
  reach: ['#0b5f86', 'M-30-38H30V22L0 46L-30 22Z'],
  hold: ['#4a3f86', 'M-30-38H30V36H-30Z'],
  time: ['#6b2b5c', 'M-30-38H30V38L20 30L10 38L0 30L-10 38L-20 30L-30 38Z'],
};
export const kinds = Object.keys(CLOTHS);
/** Cloth of a power of which nobody said what it is good for. */
const LINEN: [string, string] = ['#5d4b30', 'M-30-38H30V38H-30Z'];

/** A power as a pennant; `bare`: without its pole, for small sizes. */
export function pennant(power: string, bare = false): string {
  return keep(['pennant', power, bare].join(), () => {
    const [colour, cut] = CLOTHS[find('pennants', power) ?? ''] ?? LINEN;
    const pole = bare ? '' : `<path d="M-40-40H40" stroke-width="8"/><path d="M-40-40H40" stroke="#c98a3c" stroke-width="4"/>`;
    const flag = `<path d="${cut}" fill="${colour}"/><path clip-path="url(#s)" stroke="none" d="${cut}" fill="#000000" opacity=".2"/><path d="${cut}" fill="none" stroke="#f7e2a8" stroke-width="2" transform="scale(.87) translate(0 -1)"/>`;
    const whole = line(3, `${pole}${flag}<g transform="translate(0 -6)">${glyph(powerIcon(power), '#fff3d0', 44)}</g>`);
    return `<defs>${SHADE}</defs><g transform="scale(${bare ? 1.42 : 1.3}) translate(0 ${bare ? -1 : 0})">${whole}</g>`;
  });
}

/** What is drawn, once more in cream and wider behind itself, so that it stands out on any ground. */
const halo = (markup: string): string => `<g fill="#fff6df" stroke="#fff6df" stroke-width="12" stroke-linejoin="round">${markup.replace(/ (?:fill|stroke|stroke-width)="[^"]*"/g, '')}</g>`;

/** A drawing in ink; what it holds as flat shapes is lit as a face is. */
function inked(drawing: string): string {
  const bright = drawing.replace(/<g class="body">([^]*?)<\/g>/g, (_, body: string) => lit(body));
  return (bright === drawing ? '' : `<defs>${SHADE}</defs>`) + line(3, bright);
}

/** A piece as it lies on the map; one that nobody drew is its icon on a disc. */
export function piece(id: string, icon: string, declined = false): string {
  return keep(['piece', id, icon, declined].join(), () => {
    const drawing = find('pieces', id) ?? find('pieces', icon) ?? `<circle r="44" fill="#fff8e6"/>${glyph(picture(icon), '#5b2a06', 62)}`;
    const markup = halo(drawing) + inked(drawing);
    return declined ? toned(markup, stone) : markup;
  });
}

/** What lies in a region besides tokens: a power that came to lie there is a pennant, anything else as it was drawn. */
export const marker = (tile: string, icon: string): string => (look('pennants', tile) === undefined ? piece(tile, icon) : pennant(tile, true));

/** Any markup of the client's own, in the same line. */
export const drawn = (key: string, markup: string): string => keep(key, () => inked(markup));
