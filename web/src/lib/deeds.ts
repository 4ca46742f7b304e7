// The legal actions, sorted by where a hand would reach for them.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';

export type Deeds = {
  byRegion: Map<number, ActionView[]>;
  picks: ActionView[];
  buttons: ActionView[];
  placing: Set<number>;
};

export const EMPTY: Deeds = { byRegion: new Map(), picks: [], buttons: [], placing: new Set() };

/** Placing tokens is staged on the map; everything else hangs on its region, its combo or a button. */
export function sortDeeds(actions: ActionView[]): Deeds {
  const deeds: Deeds = { byRegion: new Map(), picks: [], buttons: [], placing: new Set() };
  for (const action of actions) {
    if (action.verb === 'pick') deeds.picks.push(action);
    else if (action.region === undefined) deeds.buttons.push(action);
    else if (action.verb === 'place') deeds.placing.add(action.region);
    else {
      const list = deeds.byRegion.get(action.region) ?? [];
      const twin = list.findIndex((other) => other.verb === action.verb);
      if (twin < 0) list.push(action);
      else if ((action.count ?? 0) < (list[twin]?.count ?? 0)) list[twin] = action;
      deeds.byRegion.set(action.region, list);
    }
  }
  return deeds;
}

const ASKING = new Set(['abandon', 'roll', 'leave']);

/** What a tap does at once; nothing when a person should be asked first. */
export function tapDeed(list: ActionView[]): ActionView | undefined {
  const only = list.length === 1 ? list[0] : undefined;
  return only && !ASKING.has(only.verb) ? only : undefined;
}

/** Regions worth lighting: an offer to give up one's own land is not. */
export const isInvitation = (list: ActionView[]): boolean => list.some((action) => action.verb !== 'abandon');

/** Spreads tokens over regions so that the fewest end highest. */
export function spread(hand: number, regions: { region: number; tokens: number }[]): Map<number, number> {
  const added = new Map<number, number>();
  const order = [...regions];
  for (let i = 0; i < hand && order.length > 0; i++) {
    order.sort((a, b) => a.tokens + (added.get(a.region) ?? 0) - b.tokens - (added.get(b.region) ?? 0) || a.region - b.region);
    const least = order[0]!;
    added.set(least.region, (added.get(least.region) ?? 0) + 1);
  }
  return added;
}

export const redeployText = (added: Map<number, number>): string =>
  `redeploy ${[...added].filter(([, n]) => n > 0).map(([region, n]) => `${region}:${n}`).join(' ')}`;

/** Tokens in hand that could still take something. */
export const couldConquer = (view: TableView): boolean =>
  view.actions.some((action) => action.verb === 'conquer' || action.verb === 'convert' || action.verb === 'dragon');
