// Which picture stands for what: what comes from the rules they name themselves, the rest is named here. The build takes
// all of them out of the game-icons set.
import { pieces, symbols, tiles, usual } from '../generated/catalogue';
import { shapes } from '../generated/icons';

export type IconName = keyof typeof shapes;

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
} as const satisfies Record<string, IconName>;

/** The picture with a name that the table or the catalogue told. */
export const picture = (name: string | undefined): IconName => (name !== undefined && name in shapes ? (name as IconName) : sign.unknown);

const tile = (id: string | undefined): { kind: string; icon: string } | undefined => (tiles as Record<string, { kind: string; icon: string }>)[id ?? ''];
export const raceIcon = (id: string | undefined): IconName => picture(tile(id)?.icon ?? usual.race);
export const powerIcon = (id: string | undefined): IconName => picture(tile(id)?.icon ?? usual.power);
export const pieceIcon = (id: string): IconName => picture((pieces as Record<string, string>)[id]);
export const symbolIcon = (id: string): IconName => picture((symbols as Record<string, string>)[id]);
/** Tokens of a seat that plays by rules of its own look unlike those of a race. */
export const isRole = (id: string | undefined): boolean => tile(id)?.kind === 'role';
export const path = (name: IconName): string => shapes[name];

export type SeatStyle = { fill: string; ink: string; shape: string };

/** Colours that differ in every kind of sight, each with a shape of its own. Shapes fill a box of -50..50. */
const seatStyles: SeatStyle[] = [
  { fill: '#0b63ac', ink: '#ffffff', shape: 'M0-48A48 48 0 1 1 0 48A48 48 0 1 1 0-48Z' },
  { fill: '#c2410c', ink: '#ffffff', shape: 'M-34-44H34Q44-44 44-34V34Q44 44 34 44H-34Q-44 44-44 34V-34Q-44-44-34-44Z' },
  { fill: '#f2c230', ink: '#2b1d06', shape: 'M-7-53Q0-60 7-53L53-7Q60 0 53 7L7 53Q0 60-7 53L-53 7Q-60 0-53-7Z' },
  { fill: '#7b2a8f', ink: '#ffffff', shape: 'M-26-46H26Q31-46 34-41L53-5Q55 0 53 5L34 41Q31 46 26 46H-26Q-31 46-34 41L-53 5Q-55 0-53-5L-34-41Q-31-46-26-46Z' },
  { fill: '#08775a', ink: '#ffffff', shape: 'M-44-42Q-20-40 0-52Q20-40 44-42V0Q44 34 0 54Q-44 34-44 0Z' },
  { fill: '#3b3b3b', ink: '#ffffff', shape: 'M0-56L15-21L53-18L24 7L33 44L0 24L-33 44L-24 7L-53-18L-15-21Z' },
];

export const seatStyle = (seat: number): SeatStyle =>
  seatStyles[(seat - 1) % seatStyles.length] ?? { fill: '#555', ink: '#fff', shape: '' };
