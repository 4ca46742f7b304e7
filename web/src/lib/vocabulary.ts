// What a form asks for the words of a blank tile, which the rules list. The server has the last word.
import { MOST, PROPERTIES, RULES } from '../generated/vocabulary';

export type Both = { en: string; fr: string };
/** A word that can be said, and what it must be told then. */
export type Choice = { word: string; name: Both; fields: Field[] };
export type Field = { key: string; name: Both } & (
  | { kind: 'number'; min: number; max: number; begin: number; /** A field that it may not exceed. */ cap?: string }
  | { kind: 'word'; words: Choice[] }
  | { kind: 'place'; begin: string; optional: boolean }
  | { kind: 'flag' | 'terrains' | 'symbol' }
);
export type Values = Record<string, string | number | boolean>;

export const FLAGS = PROPERTIES.filter((field) => field.kind === 'flag');
const flagKeys = FLAGS.map((flag) => flag.key);

/** The fields, each word followed by what it must be told, with the ranges that hold beside the other values. */
function asked(fields: Field[], values: Values): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.kind === 'word') return [field, ...asked(field.words.find((one) => one.word === values[field.key])?.fields ?? [], values)];
    if (field.kind === 'number' && field.cap) return [{ ...field, max: Math.min(field.max, Number(values[field.cap]) || 1) }];
    return [field];
  });
}

/** What a rule must be told. */
export const ruleFields = (values: Values): Field[] => asked(RULES.find((rule) => rule.word === values.rule)?.fields ?? [], values);

/** What a piece must be told, besides its flags. */
export const pieceFields = (values: Values): Field[] =>
  asked(PROPERTIES.filter((field) => field.kind !== 'flag'), values).map((field) =>
    field.kind === 'number' && field.key === 'supply' && values.stacks ? { ...field, max: MOST.stacked } : field);

/** A value to begin with. */
export const usual = (field: Field): string | number => {
  if (field.kind === 'number' || field.kind === 'place') return field.begin;
  return field.kind === 'word' ? (field.words[0]?.word ?? '') : '';
};

const fits = (field: Field, said: string | number | boolean): boolean => {
  if (field.kind === 'number') return Number(said) >= field.min && Number(said) <= field.max;
  return field.kind !== 'word' || field.words.some((one) => one.word === said);
};

/** The values that the fields ask for, those already there kept. */
function fit(values: Values, fields: (values: Values) => Field[], rest: readonly string[]): Values {
  const fitted: Values = Object.fromEntries(rest.filter((key) => key in values).map((key) => [key, values[key] ?? '']));
  for (const field of fields(values)) {
    const said = values[field.key];
    fitted[field.key] = said !== undefined && fits(field, said) ? said : usual(field);
  }
  return fitted;
}

export const fitRule = (values: Values): Values => fit(values, ruleFields, ['rule']);
export const fitPiece = (values: Values): Values => fit(values, pieceFields, ['en', 'fr', ...flagKeys]);
