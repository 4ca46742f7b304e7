import { describe, expect, it } from 'vitest';
import { newDraft, newPiece, newRule, fitRule, toToml } from './draft';
import { fromLink, linkedTile, peek, toLink } from './tile-text';
import { FLAGS, PLACES, RULES, fieldWord, pieceFields, ruleFields, ruleWord, valueWord, type Field } from './vocabulary';
import { dictionaries } from './words';

describe('the vocabulary', () => {
  it('has a word in both languages for everything', () => {
    const fields: Field[] = [
      ...RULES.flatMap((rule) => ruleFields(newRule(rule))),
      ...['region', 'few-regions', 'turn'].flatMap((per) => ruleFields({ rule: 'score', per })),
      ...['each-turn', 'first-conquests'].flatMap((placed) => pieceFields({ placed })),
    ];
    const wanted = [
      ...RULES.map(ruleWord), ...FLAGS.map(fieldWord), ...PLACES.map((place) => valueWord('place', place)),
      ...fields.map((field) => fieldWord(field.key)),
      ...fields.flatMap((field) => (field.kind === 'word' ? field.words.map((word) => valueWord(field.key, word)) : [])),
    ];
    for (const word of wanted) for (const language of ['en', 'fr'] as const) expect(dictionaries[language][word], word).toBeTruthy();
  });
});

describe('a tile', () => {
  const draft = { ...newDraft(), name: { en: 'Mole "folk"', fr: 'Taupes' }, help: { en: 'They dig.', fr: 'Elles creusent.' } };
  draft.rules = [newRule('no-casualties'), fitRule({ ...newRule('score'), at: 'symbol:cavern' }), fitRule({ ...newRule('price'), at: 'terrain:forest,hill' })];
  draft.pieces = [{ ...newPiece(), en: 'hole', fr: 'trou', immune: true }];
  const text = toToml(draft);

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
