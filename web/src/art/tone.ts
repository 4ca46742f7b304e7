// Colours: the shaded side of a face, and stone.
/** The line around everything that is drawn, in life and in stone. */
export const INK = '#2a1c0c';
export const DUST = '#3a362f';

const split = (colour: string): [number, number, number] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
const join = (...parts: number[]): string => `#${parts.map((part) => Math.round(Math.min(255, Math.max(0, part))).toString(16).padStart(2, '0')).join('')}`;

/** The side away from the light: darker, and a little bluer. */
export function shade(colour: string): string {
  const [r, g, b] = split(colour);
  return join(r * 0.74, g * 0.718, b * 0.784);
}

/** Warm grey, as light as the colour was. */
export function stone(colour: string): string {
  if (colour === INK) return DUST;
  const [r, g, b] = split(colour);
  const light = 92 + (0.3 * r + 0.59 * g + 0.11 * b) * 0.58;
  return join(light * 1.01, light * 0.985, light * 0.94);
}

/** Every colour of a drawing, changed alike. */
export const toned = (markup: string, tone: (colour: string) => string): string => markup.replace(/#[0-9a-f]{6}/gi, (colour) => tone(colour.toLowerCase()));
