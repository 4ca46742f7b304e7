// What a person is told before a deed that cannot be made good.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';
import { couldConquer } from './deeds';
import { pieceName, raceText } from './names.svelte';
import { t } from './settings.svelte';

/** `no`: what refusing says, where it is not going on. */
export type Question = { title: string; text: string; yes: string; no?: string };

/** The question before an action; nothing when the action may be done at once. */
export function question(action: ActionView, view: TableView): Question | undefined {
  switch (action.verb) {
    case 'decline':
      return { title: t('decline_title'), text: t('decline_text'), yes: t('v_decline') };
    case 'abandon':
      return { title: t('abandon_title', { n: action.region ?? 0 }), text: `${t('abandon_text')} ${leavingPays(view)}`.trim(), yes: t('v_abandon') };
    case 'leave':
      return { title: t('leave_title', { n: action.region ?? 0 }), text: t('leave_text'), yes: t('v_leave') };
    case 'roll':
      if (action.region === undefined) return undefined;
      return { title: t('v_roll'), text: `${oddsText(action, view)} ${t('last_attack')}`, yes: t('v_roll') };
    case 'end':
      return wasted(view);
    default:
      return undefined;
  }
}

export const oddsText = (roll: ActionView, view: TableView): string =>
  t('odds', { price: roll.price ?? 0, force: view.force ?? 0, n: roll.sixths ?? 0 });

/** Ending asks only when something would be wasted. */
function wasted(view: TableView): Question | undefined {
  const ask = (text: string): Question => ({ title: t('end_title'), text, yes: t('yes_finish') });
  if (['conquest', 'choice', 'ghoul-step'].includes(view.phase) && couldConquer(view)) return ask(t('end_text', { n: view.force ?? 0 }));
  if (view.phase === 'pieces' && view.in_hand > 0) return ask(t('end_pieces', { n: view.in_hand, piece: view.piece ? pieceName(view.piece) : '' }));
  return undefined;
}

/** Races that are paid for moving on: what they say about it. */
const PAID_TO_LEAVE = new Set(['gypsies']);
function leavingPays(view: TableView): string {
  const race = view.wait.for === 'seat' ? view.seats[view.wait.seat - 1]?.active?.race : undefined;
  return race && PAID_TO_LEAVE.has(race) ? raceText(race) : '';
}
