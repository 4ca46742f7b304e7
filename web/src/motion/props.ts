// What is thrown about on the stage: tokens, coins, dice, masks, bursts. Drawn once each, then copied.
import { face, marker as drawing } from '../art/draw';
import { monster, murloc as fish } from '../art/signs';
import { path, sign } from '../lib/art';

const drawn = new Map<string, Element>();

function copy(key: string, make: () => Element | null): HTMLElement {
  let one = drawn.get(key);
  if (!one) {
    one = make() ?? document.createElement('i');
    drawn.set(key, one);
  }
  return one.cloneNode(true) as HTMLElement;
}

function picture(markup: string, box: string): Element | null {
  const holder = document.createElement('template');
  holder.innerHTML = `<svg viewBox="${box}" width="100%" height="100%" style="display:block;overflow:visible">${markup}</svg>`;
  return holder.content.firstElementChild;
}

const image = (address: string): HTMLImageElement => {
  const made = new Image();
  made.src = address;
  made.alt = '';
  made.style.cssText = 'display:block;width:100%;height:100%';
  return made;
};

export const token = (seat: number, race: string, faded = false): HTMLElement => copy(`${seat} ${race} ${faded}`, () => {
  const made = image(face(race, { seat, declined: faded }));
  made.draggable = false;
  return made;
});

const INK = '#2a1c0c';
export const coin = (): HTMLElement => copy('coin', () => picture(`<circle r="44" cy="4" fill="#8a5a00"/><circle r="44" fill="#f3c64c" stroke="${INK}" stroke-width="3"/><circle r="33" fill="#ffdf7d" stroke="#b98a1e" stroke-width="4"/><path d="${path(sign.crown)}" fill="#a87410" transform="scale(.085) translate(-256 -256)"/>`, '-50 -50 100 100'));

const PIPS: [number, number][][] = [[], [[0, 0]], [[-14, -14], [14, 14]], [[-16, -16], [0, 0], [16, 16]]];
export const die = (face: number): HTMLElement => copy(`die ${face}`, () => picture(
  `<rect x="-38" y="-31" width="76" height="76" rx="16" fill="#3b0d33"/><rect x="-38" y="-38" width="76" height="76" rx="16" fill="#8b2a76" stroke="#fff6df" stroke-width="5"/><rect x="-28" y="-30" width="56" height="28" rx="10" fill="#fff" opacity=".14"/>${(PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#fff"/>`).join('')}`, '-50 -50 100 100'));

export const tribe = (): HTMLElement => copy('tribe', () => picture(`<circle r="38" fill="#efe3c6" stroke="#6b5430" stroke-width="5"/><path d="${path(sign.tribe)}" fill="#6b4a20" transform="scale(.115) translate(-256 -256)"/>`, '-50 -50 100 100'));

export const marker = (tile: string, icon: string): HTMLElement => copy(`mark ${tile}`, () => image(drawing(tile, icon)));
export const monsters = (): HTMLElement => copy('monsters', () => image(monster));
export const murloc = (): HTMLElement => copy('murloc', () => image(fish));

export const burst = (): HTMLElement => copy('burst', () => {
  const at = (i: number, k: number): string => {
    const r = k * (i % 2 ? 30 : 44 + 4 * ((i * 7) % 3));
    return `${(Math.cos((i / 12) * Math.PI) * r).toFixed(1)} ${(Math.sin((i / 12) * Math.PI) * r).toFixed(1)}`;
  };
  const star = (k: number): string => `M${Array.from({ length: 24 }, (_, i) => at(i, k)).join('L')}Z`;
  return picture(`<path d="${star(1)}" fill="#fff3c4" stroke="#c9380f" stroke-width="4" stroke-linejoin="round"/><path d="${star(0.62)}" fill="#ffcf3f"/>`, '-50 -50 100 100');
});

export const dust = (): HTMLElement => copy('dust', () => picture('<g fill="#cfc6b2" stroke="#8b8170" stroke-width="2"><circle cx="-34" cy="6" r="13"/><circle cx="-12" cy="12" r="16"/><circle cx="14" cy="10" r="15"/><circle cx="36" cy="6" r="12"/></g>', '-50 -50 100 100'));

/** Words that are seen as long as what they belong to. */
export function words(text: string): HTMLElement {
  const said = document.createElement('b');
  said.textContent = text;
  return said;
}
