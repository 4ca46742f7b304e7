// The games of this device with what the server knows of them.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { TableInfo } from '../protocol/TableInfo';
import { api } from './api';
import { forgetGame, myGames, type MyGame } from './games';
import { glance, type Glance } from './glance';
import { isNear, waitsFor } from './pace';
import type { Question } from './question';
import { t } from './settings.svelte';

export type Filter = 'all' | 'running' | 'over';

export class MyGames {
  list = $state.raw(myGames());
  readonly infos = new SvelteMap<string, TableInfo>();
  readonly gone = new SvelteSet<string>();
  /** Who must decide where, and whose faces are there. */
  readonly looks = new SvelteMap<string, Glance>();
  /** Whether everything was asked for, and whether all of that was answered. */
  asked = $state(false);
  failed = $state(false);

  /** Asks for the newest of them, or for all. */
  async load(most = Infinity): Promise<void> {
    const names = this.list.slice(0, most).map((game) => game.table).filter((table) => !this.infos.has(table) && !this.gone.has(table));
    try {
      await api.seek(names, (some, found) => {
        for (const info of found) this.infos.set(info.table, info);
        for (const name of some) if (!this.infos.has(name)) this.gone.add(name);
      });
    } catch {
      this.failed = true;
    }
    this.asked = true;
  }

  /** Looks at those that are shown first and run. Where a bot plays for who left, nobody looks: it would play on. */
  look(most: number): void {
    for (const { table } of this.first(most)) {
      const info = this.infos.get(table);
      if (!info?.started || info.over || info.seats.some((seat) => seat.left)) continue;
      void glance(table).then((seen) => { if (seen) this.looks.set(table, seen); });
    }
  }

  waits({ table, seats }: MyGame): boolean {
    return waitsFor(this.infos.get(table), seats.map(({ seat }) => seat), this.looks.get(table)?.seat);
  }

  /** Whether it waits for this device, and not much longer. */
  near(game: MyGame): boolean {
    return this.waits(game) && isNear(this.infos.get(game.table)!);
  }

  /** What waits for this device comes first, what waits least long before the rest; then the newest. */
  #order(games: MyGame[]): MyGame[] {
    const due = (game: MyGame): number => (this.waits(game) ? (this.infos.get(game.table)?.due ?? Number.MAX_SAFE_INTEGER) : Infinity);
    const ranked = games.map((game) => ({ game, due: due(game) }));
    return ranked.sort((a, b) => (a.due === b.due ? 0 : a.due - b.due)).map(({ game }) => game);
  }

  first(most: number): MyGame[] {
    return this.#order(this.list).slice(0, most);
  }

  /** What is not known to be over may still run; what is gone is neither. */
  only(filter: Filter): MyGame[] {
    if (filter === 'all') return this.#order(this.list);
    return this.#order(this.list).filter(({ table }) => !this.gone.has(table) && (this.infos.get(table)?.over ?? false) === (filter === 'over'));
  }

  forget(...tables: string[]): void {
    for (const table of tables) {
      forgetGame(table);
      this.gone.delete(table);
    }
    this.list = myGames();
  }

  /** What is told before a game goes from the list; nothing where there is nothing to lose. */
  question(game: MyGame): Question | undefined {
    if (this.gone.has(game.table)) return undefined;
    const over = this.infos.get(game.table)?.over;
    const text = t(over ? 'remove_game_over' : game.seats.length > 0 ? 'remove_game_key' : 'remove_game_watch');
    return { title: t('remove_game_title'), text, yes: t('remove'), no: t('keep_game') };
  }
}
