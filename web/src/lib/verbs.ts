// What a button for an action says. A verb nobody has named yet says itself.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';
import { comboName, seatName, tileWord } from './names.svelte';
import { maybe, t } from './settings.svelte';
import type { Table } from './table.svelte';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function endName(view: TableView | undefined): string {
  switch (view?.phase) {
    case 'ghoul-step': return t('v_pass');
    case 'choice': return t('v_ready');
    case 'stout-decline': return t('v_keep');
    case 'end-of-turn': return view.actions.some((action) => action.verb === 'ally') ? t('v_no_pact') : t('v_end_turn');
    case 'pieces': return t('v_end_turn');
    default: return t('v_end');
  }
}

export function verbName(action: ActionView, table: Table): string {
  if (action.verb === 'end') return endName(table.view);
  if (action.verb === 'roll' && action.region === undefined) return t('v_roll_first');
  if (action.seat !== undefined) {
    const name = seatName(table.seats, action.seat);
    return action.verb === 'ally' ? t('v_ally', { name }) : `${capital(action.verb)}: ${name}`;
  }
  const word = maybe(`v_${action.verb}`, tileWord(`v_${action.verb}`) ?? action.verb);
  return capital(word);
}

/** A whole action in words. */
export function actionName(action: ActionView, table: Table): string {
  const combo = action.verb === 'pick' ? table.view?.column[Number(action.action.split(' ')[1]) - 1] : undefined;
  return [
    verbName(action, table),
    combo ? comboName(combo.race, combo.power) : '',
    action.region === undefined ? '' : t('region_n', { n: action.region }),
    action.count === undefined ? '' : `× ${action.count}`,
    action.price === undefined ? '' : t('costs', { n: action.price }),
    action.sixths === undefined ? '' : `${action.sixths}/6`,
  ].filter(Boolean).join(', ');
}

/** The phase in one line: what I can do now. */
export function phaseText(view: TableView, left: number, piece: string): string {
  const attack = view.actions.some((action) => ['conquer', 'roll', 'convert', 'dragon'].includes(action.verb));
  switch (view.phase) {
    case 'pick-combo': return t('ph_pick');
    case 'choice': return t(attack ? 'ph_choice' : 'ph_choice_none');
    case 'ghoul-step': return t('ph_ghoul');
    case 'conquest': return attack ? t('ph_conquest', { n: view.force ?? 0 }) : t('ph_conquest_none');
    case 'redeploy':
      if (view.actions.some((action) => action.verb === 'leave')) return t('ph_leave');
      return left === 0 ? t('ph_redeploy_done') : t('ph_redeploy', { n: left });
    case 'defender-redeploy': return left === 0 ? t('ph_redeploy_done') : t('ph_defender', { n: left });
    case 'pieces': return t('ph_pieces', { n: view.in_hand, piece });
    case 'end-of-turn': return t('ph_end');
    case 'stout-decline': return t('ph_stout');
    default: return t('ph_other');
  }
}
