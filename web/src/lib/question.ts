// What a person is told before a deed that cannot be made good.
import type { ActionView } from '../protocol/ActionView';
import type { TableView } from '../protocol/TableView';
import { t, typeset } from './settings.svelte';

/** `no`: what refusing says, where it is not waiting. */
export type Question = { title: string; text: string; yes: string; no?: string };

/** The question before an action; nothing when the action may be done at once. */
export function question(action: ActionView, view: TableView): Question | undefined {
  switch (action.verb) {
    case 'decline':
      return { title: t('decline_title'), text: [t('decline_ends'), note(action) || t('decline_stays'), t('decline_next')].join(' '), yes: action.label };
    case 'abandon':
      return { title: t('abandon_title', { n: action.region ?? 0 }), text: `${t('abandon_text')} ${note(action)}`.trim(), yes: action.label };
    case 'leave':
      return { title: t('leave_title', { n: action.region ?? 0 }), text: t('leave_text'), yes: action.label };
    case 'roll':
      if (action.region === undefined) return undefined;
      return { title: action.label, text: `${oddsText(action, view)} ${t('last_attack')}`, yes: action.label };
    case 'end':
      return wasted(view);
    default:
      return undefined;
  }
}

/** What a tile has to say about an action. */
const note = (action: ActionView): string => typeset(action.note ?? '');

export function oddsText(roll: ActionView, view: TableView): string {
  const odds = t('odds', { price: roll.price ?? 0, force: view.force ?? 0, n: roll.sixths ?? 0 });
  return roll.helped_sixths === undefined ? odds : `${odds} ${t('odds_helped', { n: roll.helped_sixths })}`;
}

/** At most four of them: the map shows them all. */
function regionList(regions: number[]): string {
  const shown = regions.length > 4 ? [...regions.slice(0, 4), t('or_another')] : regions;
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} ${t('or')} ${shown.at(-1)}` : String(shown[0]);
  return t('regions_list', { list });
}

/** Ending asks only when something would be wasted; nobody misses to attack their own declined people. */
function wasted(view: TableView): Question | undefined {
  const ask = (text: string): Question => ({ title: t('end_title'), text, yes: t('yes_finish') });
  const own = (region: number): boolean => view.regions[region]?.seat === view.turn;
  const attacks = view.actions.filter(({ group, sixths, region }) => group === 'attack' && sixths === undefined && (region === undefined || !own(region)));
  const open = [...new Set(attacks.flatMap(({ region }) => region ?? []))];
  if (open.length > 0) return { ...ask(t('still_open', { n: view.force ?? 0, where: regionList(open) })), no: t('keep_on') };
  if (attacks.length > 0) return ask(t('end_text', { n: view.force ?? 0 }));
  if (view.phase === 'pieces' && view.in_hand > 0) return ask(t('end_pieces', { n: view.in_hand, piece: view.piece?.name ?? '' }));
  return undefined;
}
