// A table in a few words, as lists tell it.
import type { SeatInfo } from '../protocol/SeatInfo';
import type { TableInfo } from '../protocol/TableInfo';
import { scenarioOn } from './scenarios';
import { ALL, gameOf, games } from './boxes';
import { seatName } from './names.svelte';
import { paceWord } from './pace';
import { boardName } from './title';
import { maybe, say, settings, t } from './settings.svelte';

/** A name, and what there is to know about who sits there. */
function person(info: TableInfo, seat: SeatInfo, mine: number[]): string {
  const level = seat.bot ? maybe(seat.bot, seat.bot) : '';
  const fact = mine.includes(seat.seat) ? t('you') : seat.kind === 'bot' ? [t('bot'), level].filter(Boolean).join(', ') : '';
  return seatName(info.seats, seat.seat) + (fact && ` (${fact})`);
}

export function people(info: TableInfo, mine: number[] = []): string {
  const taken = info.seats.filter((seat) => seat.kind !== 'open');
  const open = info.seats.length - taken.length;
  return [...taken.map((seat) => person(info, seat, mine)), ...(open > 0 ? [t('open_n', { n: open })] : [])].join(', ');
}

/** How many play, on which board, with which boxes. */
export function setting(info: TableInfo): string[] {
  const on = info.boxes ?? [];
  const usual = !info.laid && gameOf(info.board) && games(on).includes(gameOf(info.board)!) && games(on).length === 1 ? /-(\d)p$/.exec(info.board)?.[1] : undefined;
  // the board is worth a word only where it is not the one for so many
  const scenario = info.laid ? undefined : scenarioOn(info.board);
  const board = scenario ? [say(scenario.name)] : usual === undefined ? [`${t('board')} ${info.laid ? info.board : boardName(info.board)}`] : Number(usual) === info.seats.length ? [] : [t('board_for', { n: usual })];
  const boxes = ALL.filter((box) => on.includes(box.id) && (box.id !== ALL[0]?.id || games(on).length > 1)).map((box) => say(box.name));
  const seed = info.seed === undefined ? [] : [t('seed', { n: info.seed })];
  return [t('players_n', { n: info.seats.length }), ...board, ...boxes, ...paceWord(info.pace), ...seed];
}

/** Who won, and how the seats of this device ended. */
function result(info: TableInfo, mine: number[]): string {
  const ranks = info.ranks ?? [];
  const winners = ranks.filter((rank) => rank.rank === 1).map((rank) => seatName(info.seats, rank.seat));
  if (winners.length === 0) return t('game_over');
  const own = ranks.filter((rank) => mine.includes(rank.seat)).map((rank) => {
    const values = { rank: rank.rank, of: ranks.length, coins: t('coins', { n: rank.coins }) };
    return mine.length === 1 ? t('your_place', values) : t('place_of', { ...values, name: seatName(info.seats, rank.seat) });
  });
  return [t('wins', { name: winners.join(' & ') }), ...own].join('. ');
}

/** Where the game stands. */
export function standing(info: TableInfo, mine: number[] = []): string {
  if (info.over) return result(info, mine);
  if (!info.started) return t('waiting_short');
  const left = info.seats.some((seat) => seat.left && mine.includes(seat.seat));
  return t('round_of', { a: info.round, b: info.rounds }) + (left ? `. ${t('you_left')}` : '');
}

/** English as it is written where this device is. */
const place = (): string => (settings.language === 'fr' ? 'fr' : navigator.language?.startsWith('en') ? navigator.language : 'en-GB');

/** A moment in seconds since 1970. */
export const when = (seconds: number): string => new Intl.DateTimeFormat(place(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
