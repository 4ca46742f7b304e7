// Names for regions, made of syllables that both languages can say. They follow from the board alone.
import { Random } from './random';

const HEADS = ['Al', 'Bar', 'Bel', 'Bran', 'Cal', 'Cor', 'Dor', 'El', 'Fal', 'Gar', 'Hal', 'Ir', 'Jor', 'Kel', 'Lan', 'Lor', 'Mal', 'Mar', 'Mor', 'Nor', 'Or', 'Pel', 'Ral', 'Ros', 'Sal', 'Ser', 'Sol', 'Tal', 'Tor', 'Val', 'Ver', 'Vol'];
const MIDDLES = ['a', 'e', 'i', 'o', ''];
/** What a name ends in tells what the ground is like. */
const TAILS: Record<string, readonly string[]> = {
  mountain: ['gard', 'mont', 'roc', 'dan', 'kor'],
  hill: ['don', 'val', 'bon', 'lan', 'nel'],
  forest: ['bois', 'sil', 'wen', 'dren', 'line'],
  farmland: ['dor', 'ble', 'ton', 'ria', 'mel'],
  swamp: ['mar', 'fen', 'gue', 'lis', 'mus'],
  sea: ['mare', 'nis', 'lune', 'oria'],
  lake: ['lac', 'mir', 'linn', 'lora'],
  river: ['riv', 'nive', 'sonne', 'lira'],
  mine: ['fer', 'mina', 'gan', 'tor'],
  crystal: ['lux', 'prism', 'zel', 'tal'],
  mushroom: ['spor', 'cap', 'mose', 'nel'],
  mud: ['bou', 'lum', 'dra', 'mok'],
  chasm: ['gor', 'nox', 'bis', 'vor'],
};
const OTHERS = ['dis', 'lor', 'nia', 'ven', 'zan'];
const LONGEST = 8;

/** One name for each region of a board, none twice. */
export function regionNames(board: string, terrains: readonly string[]): string[] {
  const random = new Random(`${board}/names`);
  const used = new Set<string>();
  return terrains.map((terrain) => {
    const tails = TAILS[terrain.replace(/^.*-/, '')] ?? OTHERS;
    for (let tries = 0; ; tries++) {
      const tail = random.pick(tries < 60 ? tails : OTHERS);
      // a vowel where two hard sounds would meet; a syllable more on a board so large that short names run out
      const longer = tries > 400 ? random.pick(OTHERS) : '';
      const name = random.pick(HEADS) + (/^[aeiou]/.test(tail) ? '' : random.pick(MIDDLES)) + longer + tail;
      if (used.has(name) || (name.length > LONGEST && tries < 800)) continue;
      used.add(name);
      return name;
    }
  });
}
