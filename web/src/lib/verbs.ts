// What a button for an action says, and what there is to do now. The table names the action and says what a tile asks; what
// fingers and eyes do about it is said here.
import type { ActionView } from '../protocol/ActionView';
import type { GroupView } from '../protocol/GroupView';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableView } from '../protocol/TableView';
import { everywhere } from './deeds';
import { comboName, seatName, withNames } from './names.svelte';
import { t, typeset } from './settings.svelte';
import type { Table } from './table.svelte';

export function verbName({ label, seat }: ActionView, table: Table): string {
  return seat === undefined ? typeset(label) : t('of_seat', { what: typeset(label), name: seatName(table.seats, seat) });
}

const coinsText = (action: ActionView): string => (action.coins ? t('for_coins', { coins: t('coins', { n: action.coins }) }) : '');

/** A whole action in words. */
export function actionName(action: ActionView, table: Table): string {
  const combo = action.group === 'pick' ? table.view?.column[Number(action.action.split(' ')[1]) - 1] : undefined;
  return [
    verbName(action, table),
    combo ? comboName(combo.race, combo.power) : '',
    action.region === undefined ? '' : t('region_n', { n: action.region }),
    action.price === undefined || action.count !== undefined ? '' : t('costs', { n: action.price }),
    coinsText(action),
    action.sixths === undefined ? '' : `${action.sixths}/6`,
  ].filter(Boolean).join(', ');
}

/** The tokens of the people that attacks now: those that can, and those that stay where they are. A tile that asks for something else tells its own numbers. */
export function muster(view: TableView): { total: number; ready: number; stay: number } | undefined {
  const people = view.seats[view.turn - 1]?.active;
  if (!people || view.task || view.force === undefined || !(view.phase === 'choice' || view.phase === 'conquest')) return undefined;
  const total = people.hand + people.tokens;
  return total >= view.force ? { total, ready: view.force, stay: total - view.force } : undefined;
}

const ENDS: Record<string, 'why_rearrange' | 'why_finish' | 'why_end_turn'> = { choice: 'why_rearrange', conquest: 'why_finish', pieces: 'why_end_turn', 'end-of-turn': 'why_end_turn' };

/** What a button does, in two or three words below it. */
export function why({ group }: ActionView, view: TableView): string {
  if (group === 'decline') return t('why_decline');
  if (group !== 'end' || view.question || view.phase === 'redeploy') return '';
  return t(ENDS[view.phase] ?? (view.actions.some((other) => other.group === 'decline') ? 'why_keep' : 'why_go_on'));
}

function placingText(view: TableView, left: number): string {
  if (left === 0) return t('ph_redeploy_done');
  return t(view.phase === 'redeploy' ? 'ph_redeploy' : 'ph_defender', { n: left });
}

/** What a hand does about it. */
function handText(view: TableView, left: number, counted: boolean): string {
  const offers = (group: GroupView): boolean => view.actions.some((action) => action.group === group);
  const fighting = view.phase === 'choice' || view.phase === 'conquest';
  if (offers('pick')) return t('ph_pick');
  if (view.phase === 'start' && !view.task) return t('ph_start');
  if (offers('give-up')) return t('ph_leave');
  if (offers('put')) return t(everywhere(view) ? 'tap_each' : 'tap_lit');
  if (offers('place')) return placingText(view, left);
  if (fighting && offers('decline')) return t(offers('attack') ? 'ph_choice' : 'ph_choice_none');
  if (fighting && !view.task) return offers('attack') ? (counted ? t('tap_lit') : t('ph_conquest', { n: view.force ?? 0 })) : t('ph_conquest_none');
  return offers('attack') || offers('deed') ? t('tap_lit') : '';
}

/** In one line: what I can do now; `counted`: how many tokens is said beside it. */
export function phaseText(view: TableView, left: number, seats: SeatInfo[], counted = false): string {
  const said = [view.task ? withNames(view.task, seats) : '', handText(view, left, counted)].filter(Boolean).join(' ');
  return said || t('ph_other');
}
