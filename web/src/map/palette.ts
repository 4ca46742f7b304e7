// The colours of the map by day and by night. Under ground it is always dark.

type Pair = readonly [day: string, night: string];
const both = (colour: string): Pair => [colour, colour];

const COLOURS = {
  paper: ['#f4e7c8', '#141a2b'], plate: ['#e3cd9c', '#0e1322'], ink: ['#3a291b', '#070b16'], line: ['#2a1b10', '#f0d9a0'], halo: ['#fdf4dc', '#0a0f1d'],
  gild: ['#b5832f', '#c9a455'], shadow: ['#2b1c10', '#02040a'], light: ['#fffbe9', '#b9cdf0'],
  farmland: ['#efd285', '#7d6a41'], field1: ['#f6e2a0', '#8f7a49'], field2: ['#e4b654', '#7a6030'], field3: ['#cdd083', '#5d6b41'], field4: ['#cf9a55', '#61482c'], field5: ['#fbeec2', '#a08c5c'],
  hedge: ['#5f7d3c', '#2a3f2c'], roof: ['#a8432c', '#6e2f28'], wall: ['#f7ead0', '#c0a878'], window: ['#5a3a24', '#ffd873'],
  forest: ['#669152', '#1d3d34'], floor: ['#38663d', '#11291f'], leaf: ['#3f7a48', '#235345'], leaf2: ['#588f4c', '#2d5f4a'], leaf3: ['#2f6349', '#1c4640'], leaflit: ['#9cc46f', '#5f9384'], trunk: ['#5b3d25', '#1a1411'],
  hill: ['#bdcf85', '#4c6548'], hilllit: ['#e6edb4', '#8ba77c'], hillshade: ['#7c974a', '#26402f'],
  swamp: ['#bdb58e', '#414b43'], mire: ['#827c56', '#262f2e'], pool: ['#33616e', '#12485a'], poollit: ['#a9c6bd', '#4f9aa4'], reed: ['#4f4a26', '#141b17'], reedlit: ['#cfd07a', '#8fa566'], moss: ['#8a9c56', '#33503c'],
  mountain: ['#c4bdc3', '#4c5266'], rock: ['#d8cfd0', '#808bab'], rockshade: ['#5c5468', '#14182a'], snow: ['#ffffff', '#e6eeff'],
  sea: ['#5e9bb8', '#163a5c'], deep: ['#33698c', '#0b2340'], shallow: ['#c4e3d8', '#3f7f9c'], lake: ['#86bfd0', '#225a78'], foam: ['#f8fdf6', '#9fd0e0'],
  'black-mountain': both('#4a4e5c'), darkrock: both('#a1a8be'), darkshade: both('#0e1018'), darksnow: both('#d6deee'),
  mud: both('#69452e'), mudmire: both('#3a2318'), mudlit: both('#c39468'),
  mushroom: both('#1f5148'), lichen: both('#143a35'), cap: both('#f08a5d'), cap2: both('#f5c86a'), caplit: both('#ffe3b8'), stem: both('#f1e6cd'), glowcap: both('#8dffd0'), gill: both('#3a1f18'),
  crystal: both('#463478'), geode: both('#2d2054'), gem: both('#b892ff'), gem2: both('#7fe0ff'), gemlit: both('#f4eaff'), gemshade: both('#5a3bb0'),
  mine: both('#7a5631'), dug: both('#c39a5e'), ballast: both('#5f4426'), timber: both('#3d2716'), timberlit: both('#d9ad6b'), rail: both('#e9e4da'), ore: both('#ffd75e'), lamp: both('#ffd98a'),
  river: both('#2c8fb0'), riverdeep: both('#155a7c'), rivershallow: both('#8be0e6'), stone: both('#77747c'),
  chasm: both('#060408'), cliff: both('#a88f7a'), cliff2: both('#6b5558'), cliff3: both('#40333c'), cliff4: both('#1c161f'), abyss: both('#1b2436'),
  crust: both('#38201e'), lavadeep: both('#b03a16'), lava: both('#ff7a2a'), lavalit: both('#ffd873'),
} as const satisfies Record<string, Pair>;

export type Role = keyof typeof COLOURS;
export type Palette = Record<Role, string>;

/** What surrounds a board under ground is dark by day, too. */
const CAVE: Partial<Palette> = { paper: '#2a2228', plate: '#171218', ink: '#0b080c', line: '#f3dca6', halo: '#0a070b', gild: '#c79a4c', shadow: '#050306', light: '#fff2cf', foam: '#f2feff' };

const known = new Map<string, Palette>();

export function palette(night: boolean, cave: boolean): Palette {
  const key = `${night} ${cave}`;
  let found = known.get(key);
  if (!found) {
    found = { ...(Object.fromEntries(Object.entries(COLOURS).map(([role, pair]) => [role, pair[night ? 1 : 0]])) as Palette), ...(cave ? CAVE : {}) };
    known.set(key, found);
  }
  return found;
}

export const isRole = (name: string): name is Role => name in COLOURS;

export const rgb = (colour: string): [number, number, number] => {
  const n = parseInt(colour.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
