import { describe, expect, it } from 'vitest';
import { MOST, PROPERTIES, RULES } from '../generated/vocabulary';
import { lacking, newDraft, newPiece, newRule, toToml } from './draft';
import { fromLink, linkedTile, peek, toLink } from './tile-text';
import { fitPiece, fitRule, pieceFields, ruleFields, type Choice, type Field } from './vocabulary';

describe('the form', () => {
  const all = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...(field.kind === 'word' ? field.words.flatMap((word) => all(word.fields)) : [])]);

  it('has a field for everything that a rule or a piece is told', () => {
    const kinds = new Set([...RULES.flatMap((rule: Choice) => all(rule.fields)), ...all(PROPERTIES)].map((field) => field.kind));
    expect([...kinds].sort()).toEqual(['flag', 'number', 'place', 'word']);
  });

  it('begins every rule with values that it takes', () => {
    for (const { word } of RULES) {
      const begun = newRule(word);
      expect(Object.keys(begun).sort()).toEqual(['rule', ...ruleFields(begun).map((field) => field.key)].sort());
      expect(fitRule(begun)).toEqual(begun);
    }
    expect(newRule('access').at).toBe('water');
  });

  it('keeps numbers within what others allow', () => {
    expect(fitPiece({ ...newPiece(), supply: 2, most: 3 }).most).toBe(1);
    expect(pieceFields({ stacks: true }).find((field) => field.key === 'supply')).toMatchObject({ max: MOST.stacked });
  });
});

describe('a tile', () => {
  const draft = { ...newDraft(), name: { en: 'Mole "folk"', fr: 'Taupes' }, help: { en: 'They dig.', fr: 'Elles creusent.' } };
  draft.rules = [newRule('no-casualties'), fitRule({ ...newRule('score'), at: 'symbol:cavern' }), fitRule({ ...newRule('price'), at: 'terrain:forest,hill' })];
  draft.pieces = [{ ...newPiece(), en: 'hole', fr: 'trou', immune: true }];
  const text = toToml(draft);

  it('needs one language only: the other shows the same', () => {
    const english = { ...draft, name: { en: 'Moles', fr: ' ' }, help: { en: 'They dig.', fr: '' }, pieces: [{ ...newPiece(), en: '', fr: 'trou' }] };
    expect(toToml(english)).toContain('[race.name]\nen = "Moles"\nfr = "Moles"\n\n[race.help]\nen = "They dig."\nfr = "They dig."\n');
    expect(toToml(english)).toContain('id = "custom-moles-trou"\nname = { en = "trou", fr = "trou" }');
    expect(lacking(english)).toEqual(['en', 'fr']);
    expect(toToml({ ...draft, name: { en: '', fr: 'Taupes' } })).toContain('id = "custom-taupes"');
    expect(lacking(draft)).toEqual([]);
  });

  it('is written as the rules read it', () => {
    expect(text).toContain('[race]\nid = "custom-mole-folk"\ntokens = 5\nsupply = 10\n');
    expect(text).toContain('[[race.rule]]\nrule = "no-casualties"\n\n[[race.rule]]\nrule = "score"\ncoins = 1\nper = "region"\nat = { symbol = "cavern" }\nwhen = "active"\n');
    expect(text).toContain('rule = "price"\ntokens = -1\nat = { terrain = ["forest", "hill"] }\nagainst = "anyone"\nwhen = "active"\n');
    expect(text).toContain('id = "custom-mole-folk-hole"\nname = { en = "hole", fr = "trou" }\nsupply = 5\nplaced = "each-turn"\nmost = 1\n');
    expect(text).toContain('immune = true\n');
  });

  it('forgets what a rule no longer asks for', () => {
    expect(fitRule({ ...newRule('score'), per: 'few-regions' })).toEqual({ rule: 'score', coins: 1, per: 'few-regions', regions: 3, when: 'active' });
  });

  it('is known by its names and travels in a link', () => {
    expect(peek(text)).toEqual({ id: 'custom-mole-folk', kind: 'race', name: draft.name, help: draft.help });
    expect(peek('nothing at all')).toBeUndefined();
    expect(fromLink(toLink('Élan ☃'))).toBe('Élan ☃');
    expect(linkedTile(`https://there/#/tile/${toLink(text)}`)).toBe(text);
    expect(fromLink('%%%')).toBeUndefined();
  });
});
