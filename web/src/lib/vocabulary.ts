// The words a blank tile is made of, with what each must be told. The server has the last word.
import type { Word } from './words';

export type Field =
  | { key: string; kind: 'number'; min: number; max: number; usual: number }
  | { key: string; kind: 'word'; words: readonly string[] }
  | { key: string; kind: 'place'; optional?: boolean };
export type Values = Record<string, string | number | boolean>;

const number = (key: string, min: number, max: number, usual = min): Field => ({ key, kind: 'number', min, max, usual });
const word = (key: string, ...words: string[]): Field => ({ key, kind: 'word', words });
const place = (key: string): Field => ({ key, kind: 'place' });

const PER = ['region', 'turn', 'first-turn', 'non-empty-conquest', 'region-beyond', 'few-regions', 'no-attack', 'abandoned-region'];

const FIELDS: Record<string, Field[]> = {
  score: [number('coins', 1, 5), word('per', ...PER)],
  price: [number('tokens', -3, 3, -1), place('at'), { key: 'beside', kind: 'place', optional: true }, word('against', 'anyone', 'declined'), word('when', 'active', 'even-rounds', 'armed')],
  entry: [place('at')],
  reach: [place('at')],
  link: [place('at')],
  access: [place('at')],
  'no-casualties': [],
  'die-before-each': [],
  lent: [number('tokens', 1, 5)],
  'recruit-per': [number('conquests', 1, 5, 2)],
  'stands-in-decline': [],
  'acts-in-decline': [],
  'own-decline-slot': [],
  'decline-after-turn': [],
  'stays-in-decline': [],
  least: [number('tokens', 2, 3)],
  'passed-coins': [number('coins', 2, 3)],
  'passed-tokens': [number('tokens', 1, 2)],
  garrison: [number('tokens', 1, 10, 3)],
  'stays-put': [],
  'immune-in-decline': [],
  'shuns-abandoned': [],
  tower: [],
  loot: [number('coins', 1, 3)],
  levy: [number('coins', 1, 3)],
  'rolls-for-losses': [],
  'paid-discount': [number('coins', 1, 3), number('tokens', 1, 3, 2)],
  'coins-per-declined-race': [number('coins', 1, 3)],
  'coins-per-decline': [number('coins', 1, 3)],
};

export const RULES = Object.keys(FIELDS);

/** What a rule must be told; what scoring is told depends on what it is for. */
export function ruleFields(values: Values): Field[] {
  const rule = String(values.rule);
  const fields = FIELDS[rule] ?? [];
  if (rule !== 'score') return fields;
  const when = word('when', 'active', 'always', 'even-rounds');
  if (values.per === 'region') return [...fields, place('at'), when];
  if (values.per === 'region-beyond' || values.per === 'few-regions') return [...fields, number('regions', 1, 20, 3), when];
  return [...fields, when];
}

const PLACED = ['on-conquest', 'first-conquests', 'each-turn', 'redeployed', 'end-of-turn', 'by-verb'];
export const FLAGS = ['stacks', 'immune', 'company', 'stays-in-decline'] as const;

export function pieceFields(values: Values): Field[] {
  const supply = Number(values.supply) || 1;
  return [
    number('supply', 1, values.stacks ? 7 : 20, 5),
    word('placed', ...PLACED),
    ...(values.placed === 'first-conquests' ? [number('first', 1, supply)] : []),
    ...(values.placed === 'each-turn' ? [number('most', 1, supply)] : []),
    number('defence', 0, 3),
    number('coins', 0, 3),
    number('ripens', 0, 3),
    number('taken', 0, 1),
  ];
}

/** A value to begin with. */
export const usual = (field: Field): string | number => {
  if (field.kind === 'number') return field.usual;
  return field.kind === 'word' ? (field.words[0] ?? '') : field.optional ? '' : 'any';
};

/** The values that the fields ask for, those already there kept. */
export function fit(values: Values, fields: (values: Values) => Field[], rest: readonly string[]): Values {
  const fitted: Values = Object.fromEntries(rest.filter((key) => key in values).map((key) => [key, values[key] ?? '']));
  for (const field of fields(values)) {
    const said = values[field.key];
    const fits = field.kind === 'number' ? Number(said) >= field.min && Number(said) <= field.max : field.kind === 'word' ? field.words.includes(String(said)) : said !== undefined;
    fitted[field.key] = said !== undefined && fits ? said : usual(field);
  }
  return fitted;
}

export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const;
export const SYMBOLS = ['mine', 'magic', 'cavern'] as const;
export const PLACES = ['any', 'land', 'water', 'coastal'] as const;

/** The word of the dictionary for a word of the vocabulary. */
export const ruleWord = (rule: string): Word => `rule_${rule.replaceAll('-', '_')}` as Word;
export const fieldWord = (key: string): Word => `field_${key.replaceAll('-', '_')}` as Word;
export const valueWord = (key: string, value: string): Word => `tw_${key}_${value.replaceAll('-', '_')}` as Word;
