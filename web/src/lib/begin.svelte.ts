// New tables: made, kept among the games of this device, and entered.
import type { ChairWish } from '../protocol/ChairWish';
import { api, type Wish } from './api';
import { boardFor, boxWish, mixesIn, mixWish, roleOf } from './boxes';
import { startCoach } from './coach';
import { keepGame } from './games';
import { guestName } from './guests';
import { go } from './router.svelte';
import { settings, t } from './settings.svelte';
import { tilesInUse } from './tiles.svelte';

export type Level = 'easy' | 'fair' | 'hard' | 'master' | 'grandmaster';
export const LEVELS: Level[] = ['easy', 'fair', 'hard', 'master', 'grandmaster'];

export class Begin {
  busy = $state(false);
  trouble = $state('');

  async table(wish: Wish | Promise<Wish>): Promise<void> {
    this.busy = true;
    this.trouble = '';
    try {
      const made = await api.create(await wish);
      keepGame(made.table, made.seats, made.host);
      go('table', made.table);
    } catch (error) {
      this.trouble = t('trouble', { text: (error as Error).message });
    }
    this.busy = false;
  }

  /** You against one bot, with the boxes and tiles of the last table that was set up here; a role of theirs is a bot, too. */
  against(level: Level): Promise<void> {
    return this.table(duel(level, settings.boxes, tilesInUse()));
  }

  /** A first game: nothing but the base game, and a coach beside it. */
  first(): Promise<void> {
    startCoach();
    return this.table(duel('easy', [], []));
  }
}

async function duel(bot: Level, boxes: string[], tiles: string[]): Promise<Wish> {
  const other: ChairWish = { kind: 'bot', bot };
  const seats: ChairWish[] = [{ kind: 'here', name: settings.name || guestName() }, other, ...(roleOf(boxes) ? [other] : [])];
  return { seats, ...boxWish(boxes), ...(mixesIn(boxes) && { switches: mixWish(boxes) }), ...(tiles.length > 0 && { tiles }), ...(await boardFor(seats.length, boxes)) };
}
