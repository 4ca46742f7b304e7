// A tile in the making, and the text that comes of it.
import { FLAGS, fitRule, pieceFields, ruleFields, usual, type Field, type Values } from './vocabulary';

type Both = { en: string; fr: string };

export type Draft = {
  kind: 'race' | 'power';
  name: Both;
  help: Both;
  tokens: number;
  supply: number;
  verb: string;
  rules: Values[];
  pieces: Values[];
};

export const newDraft = (): Draft => ({
  kind: 'race', name: { en: '', fr: '' }, help: { en: '', fr: '' }, tokens: 5, supply: 10, verb: '',
  rules: [newRule('score')], pieces: [],
});

const begin = (fields: Field[]): Values => Object.fromEntries(fields.map((field) => [field.key, usual(field)]));
export const newRule = (rule: string): Values => fitRule({ ...begin(ruleFields({ rule })), rule });
export const newPiece = (): Values => ({ en: '', fr: '', ...begin(pieceFields({})), placed: 'each-turn', most: 1 });

export const slug = (name: string): string =>
  name.normalize('NFD').replace(/[^\x20-\x7e]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 32).replace(/^-+|-+$/g, '');

/** A place is written as a word, a symbol or a list of terrains. */
function placeText(place: string): string {
  const [kind, rest = ''] = place.split(':');
  if (kind === 'symbol') return `{ symbol = ${JSON.stringify(rest)} }`;
  if (kind === 'terrain') return `{ terrain = [${rest.split(',').filter(Boolean).map((one) => JSON.stringify(one)).join(', ')}] }`;
  return JSON.stringify(place);
}

function line(field: Field, values: Values): string[] {
  const value = values[field.key] ?? '';
  if (field.kind === 'number') return [`${field.key} = ${Number(value)}`];
  if (field.kind === 'place') return value === '' ? [] : [`${field.key} = ${placeText(String(value))}`];
  return [`${field.key} = ${JSON.stringify(value)}`];
}

export const LANGUAGES = ['en', 'fr'] as const;

/** A language without a text shows that of the other one. */
const whole = ({ en, fr }: Both): Both => ({ en: en.trim() || fr.trim(), fr: fr.trim() || en.trim() });
const both = (text: Both): string[] => LANGUAGES.map((language) => `${language} = ${JSON.stringify(whole(text)[language])}`);
const pieceName = (piece: Values): Both => ({ en: String(piece.en), fr: String(piece.fr) });

/** Languages that lack some text which the other one has. */
export const lacking = ({ name, help, pieces }: Draft): ('en' | 'fr')[] => {
  const texts = [name, help, ...pieces.map(pieceName)];
  return LANGUAGES.filter((language) => texts.some((text) => !text[language].trim() && whole(text)[language]));
};

export const tileId = (draft: Draft): string => `custom-${slug(whole(draft.name).en) || 'tile'}`;

/** The tile file. */
export function toToml(draft: Draft): string {
  const { kind } = draft;
  const lines = [`[${kind}]`, `id = ${JSON.stringify(tileId(draft))}`, `tokens = ${draft.tokens}`];
  if (kind === 'race') lines.push(`supply = ${draft.supply}`);
  if (draft.verb) lines.push(`verb = ${JSON.stringify(draft.verb)}`);
  lines.push('', `[${kind}.name]`, ...both(draft.name), '', `[${kind}.help]`, ...both(draft.help));
  for (const rule of draft.rules) {
    lines.push('', `[[${kind}.rule]]`, `rule = ${JSON.stringify(rule.rule)}`, ...ruleFields(rule).flatMap((field) => line(field, rule)));
  }
  draft.pieces.forEach((piece, i) => {
    const name = whole(pieceName(piece));
    const id = `${tileId(draft)}-${slug(name.en) || i + 1}`.slice(0, 39).replace(/-+$/, '');
    lines.push('', `[[${kind}.piece]]`, `id = ${JSON.stringify(id)}`);
    lines.push(`name = { en = ${JSON.stringify(name.en)}, fr = ${JSON.stringify(name.fr)} }`);
    lines.push(...pieceFields(piece).flatMap((field) => line(field, piece)));
    lines.push(...FLAGS.filter(({ key }) => piece[key]).map(({ key }) => `${key} = true`));
  });
  return `${lines.join('\n')}\n`;
}
