// Which picture stands for what. The build takes the named icons out of the game-icons set.
import { shapes } from '../generated/icons';

export type IconName = keyof typeof shapes;

const races: Record<string, IconName> = {
  amazons: 'archer',
  dwarves: 'dwarf-face',
  elves: 'woman-elf-face',
  ghouls: 'shambling-zombie',
  giants: 'giant',
  halflings: 'barefoot',
  humans: 'visored-helm',
  orcs: 'orc-head',
  ratmen: 'rat',
  skeletons: 'skeleton',
  sorcerers: 'warlock-eye',
  tritons: 'triton-head',
  trolls: 'troll',
  wizards: 'wizard-face',
  goblins: 'goblin-head',
  kobolds: 'lizardman',
  'white-ladies': 'nun-face',
  gypsies: 'crystal-ball',
  priestesses: 'tarot-02-the-high-priestess',
  barbarians: 'barbarian',
  leprechauns: 'shamrock',
  pixies: 'fairy',
  homunculi: 'bottled-shadow',
  pygmies: 'tribal-shield',
  'necromancer-ghost': 'floating-ghost',
};

const powers: Record<string, IconName> = {
  alchemist: 'round-bottom-flask',
  berserk: 'axe-swing',
  bivouacking: 'campfire',
  commando: 'crossed-swords',
  diplomat: 'shaking-hands',
  'dragon-master': 'dragon-head',
  flying: 'feathered-wing',
  forest: 'pine-tree',
  fortified: 'stone-tower',
  heroic: 'laurel-crown',
  hill: 'hills',
  merchant: 'trade',
  mounted: 'horse-head',
  pillaging: 'robber',
  seafaring: 'caravel',
  spirit: 'ghost',
  stout: 'beer-stein',
  swamp: 'swamp',
  underworld: 'cave-entrance',
  wealthy: 'money-stack',
  cursed: 'cursed-star',
  hordes: 'minions',
  marauding: 'footsteps',
  ransacking: 'swap-bag',
  were: 'werewolf',
  historian: 'scroll-quill',
  'peace-loving': 'peace-dove',
  barricade: 'barricade',
  catapult: 'trebuchet',
  corrupt: 'receive-money',
  imperial: 'imperial-crown',
  mercenary: 'sword-brandish',
};

const pieces: Record<string, IconName> = {
  camp: 'camping-tent',
  dragon: 'dragon-spiral',
  fortress: 'castle',
  hero: 'knight-banner',
  'hole-in-the-ground': 'hobbit-door',
  'troll-lair': 'rock',
  leader: 'crown',
  'horde-token': 'minions',
  'pot-of-gold': 'cauldron',
  'catapult-piece': 'catapult',
};

/** Deeds on a region that have no price to show. */
const verbs: Record<string, IconName> = {
  catapult: 'catapult',
  convert: 'warlock-eye',
  dragon: 'dragon-spiral',
  keep: 'white-tower',
};

const boxes: Record<string, IconName> = {
  base: 'castle',
  'cursed-box': 'cursed-star',
  'grand-dames-box': 'white-tower',
  'be-not-afraid-box': 'catapult',
  'leaders-box': 'crown',
  'necromancer-box': 'floating-ghost',
};

const symbols: Record<string, IconName> = {
  mine: 'mining',
  magic: 'magic-swirl',
  cavern: 'cave-entrance',
};

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
  captive: 'imprisoned',
  soul: 'soul',
  well: 'well',
  island: 'skull-staff',
  blank: 'jigsaw-piece',
  unknown: 'knight-banner',
} as const satisfies Record<string, IconName>;

export const raceIcon = (id: string | undefined): IconName => races[id ?? ''] ?? sign.person;
export const powerIcon = (id: string | undefined): IconName => powers[id ?? ''] ?? sign.unknown;
export const pieceIcon = (id: string): IconName => pieces[id] ?? sign.unknown;
/** What stands for a deed on the map; nothing when no picture says it. */
export const verbIcon = (verb: string): IconName | undefined => verbs[verb] ?? pieces[verb];
export const boxIcon = (id: string): IconName => boxes[id] ?? sign.blank;
export const symbolIcon = (id: string): IconName => symbols[id] ?? sign.unknown;
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
