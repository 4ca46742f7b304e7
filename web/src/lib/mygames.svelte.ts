// The games of this device with what the server knows of them.
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { TableInfo } from '../protocol/TableInfo';
import { api } from './api';
import { forgetGame, myGames, type MyGame } from './games';
import type { Question } from './question';
import { t } from './settings.svelte';

export type Filter = 'all' | 'running' | 'over';

export class MyGames {
  list = $state.raw(myGames());
  readonly infos = new SvelteMap<string, TableInfo>();
  readonly gone = new SvelteSet<string>();
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

  /** What is not known to be over may still run; what is gone is neither. */
  only(filter: Filter): MyGame[] {
    if (filter === 'all') return this.list;
    return this.list.filter(({ table }) => !this.gone.has(table) && (this.infos.get(table)?.over ?? false) === (filter === 'over'));
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
