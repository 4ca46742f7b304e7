// How long tables wait for their people, and for whom they wait now.
import type { Pace } from '../protocol/Pace';
import type { TableInfo } from '../protocol/TableInfo';
import { t } from './settings.svelte';

export const PACES = ['live', 'relaxed', 'day', 'three-days'] as const satisfies Pace[];
const DAY = 86_400;
const DAYS: Partial<Record<Pace, number>> = { day: 1, 'three-days': 3 };

/** Whether everybody has days for each turn. */
export const isSlow = (pace: Pace | undefined): boolean => pace !== undefined && pace in DAYS;

/** A word for lists; none for the usual pace. */
export const paceWord = (pace: Pace | undefined): string[] => (pace === undefined || pace === 'live' ? [] : [t(`pace_${pace}_short`)]);

/** Seconds that are left when somebody is reminded: a quarter of what they have. */
export const soonOf = (pace: Pace | undefined): number | undefined => {
  const days = pace && DAYS[pace];
  return days === undefined ? undefined : (days * DAY) / 4;
};

/** A time in its two largest units; under an hour in minutes, and never less than one. */
export function span(seconds: number): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('unit_minutes', { n: minutes });
  const parts = hours < 24
    ? [t('unit_hours', { n: hours }), ...(minutes % 60 ? [t('unit_minutes', { n: minutes % 60 })] : [])]
    : [t('unit_days', { n: Math.floor(hours / 24) }), ...(hours % 24 ? [t('unit_hours', { n: hours % 24 })] : [])];
  return parts.join(' ');
}

/** Whether one of these seats must decide, as far as the list or a look at the table tells. */
export function waitsFor(info: TableInfo | undefined, mine: number[], looked?: number): boolean {
  if (!info?.started || info.over) return false;
  const seat = info.deciding ?? looked ?? 0;
  return mine.includes(seat) && !info.seats.some((one) => one.seat === seat && one.left);
}

/** Seconds that whoever decides has left, where days are the pace. */
export const leftOf = (info: TableInfo, now = Date.now()): number | undefined => (info.due === undefined ? undefined : Math.max(0, info.due - Math.floor(now / 1000)));

/** Whether it is time for a reminder. */
export function isNear(info: TableInfo, now = Date.now()): boolean {
  const left = leftOf(info, now);
  return left !== undefined && left < (soonOf(info.pace) ?? 0);
}
