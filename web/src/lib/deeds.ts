// The legal actions, sorted by where a hand would reach for them.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';

export type Deeds = {
  byRegion: Map<number, ActionView[]>;
  picks: ActionView[];
  buys: ActionView[];
  buttons: ActionView[];
  placing: Set<number>;
};

const none = (): Deeds => ({ byRegion: new Map(), picks: [], buys: [], buttons: [], placing: new Set() });
export const EMPTY: Deeds = none();

/** Placing tokens is staged on the map; everything else hangs on its region, its combo, what is for sale or a button. `shop`: goods are laid out;
 * where they are not, what can be had is a button. */
export function sortDeeds(actions: ActionView[], shop = true): Deeds {
  const deeds = none();
  for (const action of actions) {
    if (action.group === 'pick') deeds.picks.push(action);
    else if (action.group === 'purchase' && shop) deeds.buys.push(action);
    else if (action.region === undefined) deeds.buttons.push(action);
    else if (action.group === 'place') deeds.placing.add(action.region);
    else deeds.byRegion.set(action.region, [...(deeds.byRegion.get(action.region) ?? []), action]);
  }
  // a piece that was driven out, or a region that must be left, goes first; then the tokens are placed in one line. What may be done besides keeps nobody from it
  if ([...deeds.byRegion.values()].flat().some((action) => action.group !== 'deed')) deeds.placing.clear();
  return deeds;
}

/** One thing to do with a region, and with how many: the fewest first. */
export type Offer = { verb: string; options: [ActionView, ...ActionView[]] };

const amount = (action: ActionView): number => action.count ?? action.price ?? 0;

export function offers(list: ActionView[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const action of list) {
    const offer = found.get(action.verb);
    if (offer) offer.options.push(action);
    else found.set(action.verb, { verb: action.verb, options: [action] });
  }
  for (const offer of found.values()) offer.options.sort((a, b) => amount(a) - amount(b));
  return [...found.values()];
}

/** What a tap does at once; nothing when a person should be asked first. */
export function tapDeed(list: ActionView[]): ActionView | undefined {
  const [only, ...others] = offers(list);
  if (!only || others.length > 0 || only.options[0].asks) return undefined;
  return isWeighed(only) ? undefined : only.options[0];
}

/** Whether an offer asks how many; of pieces a tap puts one. */
export const isWeighed = (offer: Offer): boolean => offer.options[0].weighed === true && offer.options.length > 1;

/** Regions worth lighting: an offer to give up or thin out one's own land is not. */
export const invitation = (list: ActionView[]): ActionView | undefined =>
  list.find((action) => action.price !== undefined && action.icon === undefined) ?? list.find((action) => action.group !== 'withdraw');

/** The piece of which there is one for every region now: a person rarely keeps one back. */
export function everywhere(view: TableView): string | undefined {
  const piece = view.phase === 'pieces' ? view.piece?.piece : undefined;
  const spots = view.actions.filter((action) => action.verb === piece);
  return piece && spots.length > 1 && view.in_hand === spots.length ? piece : undefined;
}

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

/** Tokens in hand that could take something for certain. */
export const couldConquer = (view: TableView): boolean => view.actions.some((action) => action.group === 'attack' && action.sixths === undefined);

/** Tokens may be kept back: they wait where those of this people wait. */
export const mayKeepBack = (view: TableView): boolean =>
  view.phase === 'redeploy' && (['place', 'end'] as const).every((group) => view.actions.some((action) => action.group === group));
