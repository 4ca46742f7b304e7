import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw, readBoard, type Point } from './board';
import type { ActionView } from '../protocol/ActionView';
import { couldConquer, everywhere, invitation, mayKeepBack, offers, redeployText, sortDeeds, spread, tapDeed } from './deeds';
import type { GroupView } from '../protocol/GroupView';
import type { TableView } from '../protocol/TableView';
import { dictionaries, fill, french } from './words';

describe('boards', () => {
  for (const players of [2, 3, 4, 5]) {
    it(`share every inner border (${players} players)`, () => {
      const file = readBoard(readFileSync(new URL(`../../../crates/rules/src/boards/base-${players}p.toml`, import.meta.url), 'utf8'));
      expect(file.regions.length).toBeGreaterThan(20);
      const sides = new Map<string, number[]>();
      for (const region of file.regions) {
        region.outline.forEach((point, i) => {
          const key = [point, region.outline[(i + 1) % region.outline.length] as Point].map(String).sort().join('|');
          sides.set(key, [...(sides.get(key) ?? []), region.id]);
        });
      }
      for (const region of file.regions) {
        const shared = new Set([...sides.values()].filter((ids) => ids.includes(region.id)).flat());
        shared.delete(region.id);
        expect([...shared].sort((a, b) => a - b)).toEqual(region.borders);
      }
      for (const upright of [false, true]) {
        const { width, height, regions } = draw(file, upright);
        expect(upright ? height >= width : width >= height).toBe(true);
        for (const { path, at } of regions) {
          expect(path.endsWith('Z') && at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height).toBe(true);
        }
      }
    });
  }
});

const deed = (group: GroupView, action: string, more: Partial<ActionView> = {}): ActionView => {
  const [verb = '', region] = action.split(' ');
  return { action, verb, label: verb, group, ...(Number(region) && group !== 'pick' && group !== 'purchase' ? { region: Number(region) } : {}), ...more };
};
const at = (phase: string, ...actions: ActionView[]): TableView => ({ phase, actions }) as unknown as TableView;

describe('deeds', () => {
  it('go where a hand reaches', () => {
    const deeds = sortDeeds([
      deed('attack', 'conquer 3', { price: 2 }), deed('withdraw', 'abandon 1', { asks: true }), deed('decline', 'decline'), deed('pick', 'pick 1'), deed('purchase', 'buy 2'),
      deed('attack', 'bribe 5', { price: 1, coins: 1, asks: true }), deed('deed', 'sing 4'),
    ]);
    expect(tapDeed(deeds.byRegion.get(3) ?? [])?.action).toBe('conquer 3');
    expect(tapDeed(deeds.byRegion.get(1) ?? [])).toBeUndefined();
    expect(tapDeed(deeds.byRegion.get(5) ?? [])).toBeUndefined();
    expect(tapDeed(deeds.byRegion.get(4) ?? [])?.action).toBe('sing 4');
    expect([deeds.buttons, deeds.picks, deeds.buys].map((list) => list.map((one) => one.action))).toEqual([['decline'], ['pick 1'], ['buy 2']]);
  });

  it('offers what can be had as buttons where nothing is laid out, and lets tokens be placed besides what may be done meanwhile', () => {
    const had = { action: 'take 2', verb: 'take', label: 'take', group: 'purchase' } as ActionView;
    expect(sortDeeds([had], false)).toMatchObject({ buttons: [had], buys: [] });
    expect(sortDeeds([had])).toMatchObject({ buttons: [], buys: [had] });
    const place = { action: 'place 3 1', verb: 'place', label: '+1', group: 'place', region: 3 } as ActionView;
    const besides = { action: 'send 4', verb: 'send', label: 'send', group: 'deed', region: 4 } as ActionView;
    expect([...sortDeeds([place, besides]).placing]).toEqual([3]);
    expect([...sortDeeds([place, { ...besides, group: 'put' }]).placing]).toEqual([]);
  });

  it('ask how many where that weighs', () => {
    const attack = (action: string, more: Partial<ActionView>) => deed('attack', action, { weighed: true, ...more });
    const list = [attack('conquer 3', { price: 2 }), attack('conquer 3 4', { price: 4, count: 4 }), attack('conquer 3 3', { price: 3, count: 3 })];
    expect(offers(list).map((offer) => offer.options.map((one) => one.action))).toEqual([['conquer 3', 'conquer 3 3', 'conquer 3 4']]);
    expect(tapDeed(list)).toBeUndefined();
    expect(tapDeed([deed('put', 'flag 3', { count: 1 }), deed('put', 'flag 3 2', { count: 2 })])?.action).toBe('flag 3');
    expect(invitation([deed('withdraw', 'abandon 3'), deed('withdraw', 'take 3 1', { count: 1 })])).toBeUndefined();
  });

  it('light a region with its price, or else with the picture of a deed', () => {
    const sing = deed('attack', 'sing 3', { price: 1, icon: 'harp' });
    expect(invitation([sing, deed('attack', 'roll 3', { price: 4, sixths: 1 })])?.verb).toBe('roll');
    expect(invitation([deed('withdraw', 'abandon 3'), sing])?.verb).toBe('sing');
  });

  it('place a piece that was driven out before the tokens', () => {
    const tokens = [deed('place', 'place 4 1', { count: 1 }), deed('place', 'place 4 2', { count: 2 })];
    expect([...sortDeeds(tokens).placing]).toEqual([4]);
    expect(sortDeeds([...tokens, deed('put', 'flag 4')]).placing.size).toBe(0);
  });

  it('tell what the moment is', () => {
    expect(couldConquer(at('conquest', deed('attack', 'conquer 3'), deed('end', 'end')))).toBe(true);
    expect(couldConquer(at('conquest', deed('attack', 'roll 3', { sixths: 2 }), deed('end', 'end')))).toBe(false);
    expect(mayKeepBack(at('redeploy', deed('place', 'place 4 1'), deed('end', 'end')))).toBe(true);
    expect(mayKeepBack(at('redeploy', deed('place', 'place 4 1')))).toBe(false);
    const pieces = (piece: string, in_hand: number) => ({ ...at('pieces', deed('put', `${piece} 4`), deed('put', `${piece} 5`), deed('end', 'end')), piece: { piece, count: in_hand, name: piece, icon: '' }, in_hand });
    expect(everywhere(pieces('flag', 2))).toBe('flag');
    expect(everywhere(pieces('flag', 1))).toBeUndefined();
  });

  it('spread evenly', () => {
    const added = spread(3, [{ region: 1, tokens: 1 }, { region: 2, tokens: 3 }, { region: 5, tokens: 1 }]);
    expect(redeployText(added)).toBe('redeploy 1:2 5:1');
  });
});

describe('words', () => {
  it('count', () => {
    expect(fill(dictionaries.en.tokens, { n: 1 }, 'en')).toBe('1 token');
    expect(fill(dictionaries.fr.tokens, { n: 0 }, 'fr')).toBe('0 pion');
  });

  it('are set as French is', () => {
    expect(french("L'île : « où » ?")).toBe('L’île\u00a0: «\u00a0où\u00a0»\u00a0?');
    expect(['Ada', 'Bea'].map((name) => fill(dictionaries.fr.turn_of, { name }, 'fr'))).toEqual(['Tour d’Ada', 'Tour de Bea']);
  });
});
