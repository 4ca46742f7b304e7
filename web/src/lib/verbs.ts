// What a button for an action says. What this client has no words of its own for, the table says.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';
import { everywhere, isArmed, mayKeepBack } from './deeds';
import { comboName, pieceName, seatName } from './names.svelte';
import { t, typeset } from './settings.svelte';
import type { Table } from './table.svelte';
import type { Word } from './words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const NAMES: Record<string, Word> = {
  pick: 'v_pick', decline: 'v_decline', abandon: 'v_abandon', conquer: 'v_conquer', roll: 'v_roll', convert: 'v_convert',
  dragon: 'v_dragon', leave: 'v_leave', place: 'v_place', fortress: 'v_fortress', camp: 'v_camp', hero: 'v_hero',
  hire: 'v_hire', leader: 'v_leader', 'horde-token': 'v_horde', 'pot-of-gold': 'v_pot',
};

function endName(view: TableView): string {
  if (view.question !== undefined) return t('v_no');
  const offers = (verb: string): boolean => view.actions.some((action) => action.verb === verb);
  switch (view.phase) {
    case 'ghoul-step': return t('v_pass');
    case 'purchases': return t('v_done_buying');
    // who stays put has nothing to rearrange
    case 'choice': return t(offers('ready') ? 'v_end' : 'v_ready');
    case 'stout-decline': return t('v_keep_people');
    case 'end-of-turn': return offers('ally') ? t('v_no_pact') : t('v_end_turn');
    case 'pieces': return t(view.piece === 'horde-token' ? 'v_stay_home' : 'v_end_turn');
    case 'redeploy': return t('v_stay_home');
    default: return t('v_end');
  }
}

export function verbName(action: ActionView, table: Table): string {
  const { verb, label, region, seat, count } = action;
  if (verb === 'end' && table.view) return endName(table.view);
  if (verb === 'roll' && region === undefined) return t('v_roll_first');
  if (verb === 'ready' && table.view?.phase === 'ghoul-step') return t('v_ready');
  if (seat !== undefined) {
    const name = seatName(table.seats, seat);
    return verb === 'ally' ? t('v_ally', { name }) : `${label}: ${name}`;
  }
  // with a number of tokens the table says it whole
  const own = (verb === 'conquer' || verb === 'hire') && count !== undefined ? undefined : NAMES[verb];
  return capital(own ? t(own) : typeset(label) || verb);
}

export const coinsText = (action: ActionView): string => (action.coins ? t('for_coins', { coins: t('coins', { n: action.coins }) }) : '');

/** A whole action in words. */
export function actionName(action: ActionView, table: Table): string {
  const combo = action.verb === 'pick' ? table.view?.column[Number(action.action.split(' ')[1]) - 1] : undefined;
  const counted = ['conquer', 'hire', 'take'].includes(action.verb);
  return [
    verbName(action, table),
    combo ? comboName(combo.race, combo.power) : '',
    action.region === undefined ? '' : t('region_n', { n: action.region }),
    action.count === undefined || counted ? '' : `× ${action.count}`,
    action.price === undefined || action.count !== undefined ? '' : t('costs', { n: action.price }),
    coinsText(action),
    action.sixths === undefined ? '' : `${action.sixths}/6`,
  ].filter(Boolean).join(', ');
}

/** What somebody is asked in the middle of a turn. */
function askedText(view: TableView, table: Table): string | undefined {
  switch (view.phase) {
    case 'buy-leader': return t('ph_buy-leader');
    case 'hire': return t('ph_hire');
    case 'ransom': return t('ph_ransom', { name: seatName(table.seats, view.turn) });
    case 'loss': return t('ph_loss');
    case 'tower': return t('ph_tower');
    case 'first-power': return t('ph_first-power');
    default: return view.question && `${capital(typeset(view.question))}.`;
  }
}

/** Where pieces go; leaders and hordes stand among the tokens already and are only named. */
function piecesText(view: TableView): string {
  if (view.piece === 'leader') return t('ph_leader');
  if (view.piece === 'horde-token') return t('ph_horde-token');
  if (everywhere(view)) return t('ph_pots');
  return t('ph_pieces', { n: view.in_hand, piece: view.piece ? pieceName(view.piece) : '' });
}

function placingText(view: TableView, left: number, some: 'ph_redeploy' | 'ph_defender'): string {
  const first = view.actions.find((action) => action.region !== undefined && action.verb !== 'place');
  if (first?.verb === 'leave') return t('ph_leave');
  if (first) return t('ph_displaced', { piece: pieceName(first.verb) });
  if (left === 0) return t('ph_redeploy_done');
  return t(mayKeepBack(view) ? 'ph_island' : some, { n: left });
}

/** The phase in one line: what I can do now. */
export function phaseText(view: TableView, left: number, table: Table): string {
  const asked = askedText(view, table);
  if (asked) return asked;
  const offers = (verb: string): boolean => view.actions.some((action) => action.verb === verb);
  const attack = ['conquer', 'roll', 'convert', 'dragon', 'hire'].some(offers);
  if (isArmed(view)) return t('ph_armed');
  switch (view.phase) {
    case 'pick-combo': return t('ph_pick');
    case 'purchases': return t('ph_purchases');
    case 'ghoul-step': return t('ph_ghoul');
    case 'choice':
      if (offers('decline')) return `${offers('pay') ? `${t('ph_late-ransom')} ` : ''}${t(attack ? 'ph_choice' : 'ph_choice_none')}`;
    // falls through: who never declines only conquers
    case 'conquest': return attack ? t('ph_conquest', { n: view.force ?? 0 }) : t('ph_conquest_none');
    case 'redeploy': return placingText(view, left, 'ph_redeploy');
    case 'defender-redeploy': return view.piece ? piecesText(view) : placingText(view, left, 'ph_defender');
    case 'pieces': return piecesText(view);
    case 'end-of-turn': return t('ph_end');
    case 'stout-decline': return t('ph_stout');
    default: return t('ph_other');
  }
}
