// Which picture stands for what: what comes from the rules they name themselves, the rest is named here. scripts/icons.mjs takes
// all of them out of the game-icons set.
import { look } from '../art/chest.svelte';
import { icons, pieces, symbols, tiles, usual } from '../generated/catalogue';

export const sign = {
  coin: 'two-coins',
  die: 'rolling-dices',
  tribe: 'tribal-mask',
  flag: 'tattered-banner',
  crown: 'crown',
  trophy: 'trophy',
  person: 'person',
  book: 'white-book',
  gear: 'cog',
  scroll: 'scroll-unfurled',
  house: 'house',
  unknown: 'knight-banner',
} as const;

export type IconName = (typeof icons)[number] | (typeof sign)[keyof typeof sign];
const names = new Set<string>([...icons, ...Object.values(sign)]);

/** The picture with a name that the table or the catalogue told. */
export const picture = (name: string | undefined): IconName => (name !== undefined && names.has(name) ? (name as IconName) : sign.unknown);

const tile = (id: string | undefined): { kind: string; icon: string } | undefined => (tiles as Record<string, { kind: string; icon: string }>)[id ?? ''];
export const raceIcon = (id: string | undefined): IconName => picture(tile(id)?.icon ?? usual.race);
export const powerIcon = (id: string | undefined): IconName => picture(tile(id)?.icon ?? usual.power);
export const pieceIcon = (id: string): IconName => picture((pieces as Record<string, string>)[id]);
export const isPower = (id: string | undefined): boolean => tile(id)?.kind === 'power';
/** The relic or place with a picture. */
export const markerOf = (icon: string | undefined): string | undefined => Object.entries(tiles).find(([, one]) => one.icon === icon && (one.kind === 'relic' || one.kind === 'place'))?.[0];
export const symbolIcon = (id: string): IconName => picture((symbols as Record<string, string>)[id]);
export const path = (name: IconName): string => look('shapes', name) ?? '';

/** `fill` is told apart from the others in every kind of sight, `ink` can be read on it, `edge` is its darker twin; `shape` is the rim and
 * `inner` the field within, in a box of -65..65; `grow` and `down` fit a face into that field. */
export type SeatStyle = { fill: string; ink: string; edge: string; shape: string; inner: string; grow: number; down: number };

/** Eight blunt teeth. */
const cog = Array.from({ length: 32 }, (_, i) => {
  const [angle, reach] = [((i - 0.5) / 16 - 0.5) * Math.PI, i % 4 < 2 ? 56 : 45];
  return `${i ? 'L' : 'M'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
}).join('') + 'Z';
const disc = (r: number): string => `M0-${r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0-${r}Z`;

const seatStyles: SeatStyle[] = [
  { fill: '#0b63ac', ink: '#ffffff', edge: '#063f70', shape: disc(50), inner: disc(40), grow: 1, down: 0 },
  { fill: '#c9380f', ink: '#ffffff', edge: '#7e1f04', shape: 'M-38-46H38Q46-46 46-38V38Q46 46 38 46H-38Q-46 46-46 38V-38Q-46-46-38-46Z', inner: 'M-32-37H32Q37-37 37-32V32Q37 37 32 37H-32Q-37 37-37 32V-32Q-37-37-32-37Z', grow: 1, down: 0 },
  { fill: '#f5c22b', ink: '#2b1d06', edge: '#8a6300', shape: 'M-7-58Q0-65 7-58L58-7Q65 0 58 7L7 58Q0 65-7 58L-58 7Q-65 0-58-7Z', inner: 'M-5-46Q0-51 5-46L46-5Q51 0 46 5L5 46Q0 51-5 46L-46 5Q-51 0-46-5Z', grow: 0.86, down: 2 },
  { fill: '#7b2a8f', ink: '#ffffff', edge: '#471254', shape: 'M-27-47H27Q32-47 35-42L54-5Q56 0 54 5L35 42Q32 47 27 47H-27Q-32 47-35 42L-54 5Q-56 0-54-5L-35-42Q-32-47-27-47Z', inner: 'M-23-38H23Q26-38 28-35L45-3Q46 0 45 3L28 35Q26 38 23 38H-23Q-26 38-28 35L-45 3Q-46 0-45-3L-28-35Q-26-38-23-38Z', grow: 0.98, down: 0 },
  { fill: '#0a7d5c', ink: '#ffffff', edge: '#044a36', shape: 'M-46-44Q-20-42 0-53Q20-42 46-44V0Q46 36 0 57Q-46 36-46 0Z', inner: 'M-37-36Q-16-35 0-43Q16-35 37-36V0Q37 29 0 46Q-37 29-37 0Z', grow: 0.96, down: -1 },
  { fill: '#474747', ink: '#ffffff', edge: '#1d1d1d', shape: cog, inner: disc(38), grow: 0.95, down: 0 },
];
/** On offer nobody leads a people yet: bare wood. */
export const WOOD: SeatStyle = { fill: '#c9a46a', ink: '#2b1d06', edge: '#5a3d14', shape: disc(50), inner: disc(40), grow: 1, down: 0 };

export const seatStyle = (seat: number): SeatStyle => seatStyles[(seat - 1) % seatStyles.length] ?? WOOD;
