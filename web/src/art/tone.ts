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

const light = (colour: string): number => {
  const [r, g, b] = split(colour);
  return 0.3 * r + 0.59 * g + 0.11 * b;
};
const warm = (grey: number): string => join(grey * 1.01, grey * 0.985, grey * 0.94);

/** Stone: warm grey, pale, and lighter where the colour was. */
export const stone = (colour: string): string => (colour === INK ? DUST : warm(92 + light(colour) * 0.58));

/** Warm grey, exactly as light as the colour was: for signs that must be told apart in stone. */
export const grey = (colour: string): string => warm(light(colour));

/** Every colour of a drawing, changed alike. */
export const toned = (markup: string, tone: (colour: string) => string): string => markup.replace(/#[0-9a-f]{6}/gi, (colour) => tone(colour.toLowerCase()));
