// A text of a tile, checked while it is written.
import { api, type Checked } from './api';
import { settings, t } from './settings.svelte';

/** How long a hand rests before the text is worth checking. */
const REST = 250;

export class Check {
  /** What the server says of the text now; nothing while it is asked. */
  said = $state.raw<Checked>();
  /** Whether the server checks no tiles. */
  dumb = $state(false);

  /** Follows a text for as long as a component lives. */
  constructor(text: () => string) {
    $effect(() => {
      const [now, language] = [text(), settings.language];
      const stop = new AbortController();
      this.said = undefined;
      const timer = setTimeout(() => {
        api.checkTile(now, language, stop.signal).then(
          (said) => { this.said = said; this.dumb = said === undefined; },
          (error: Error) => { if (!stop.signal.aborted) this.said = { ok: false, faults: [{ line: 1, what: t('trouble', { text: error.message }) }] }; },
        );
      }, REST);
      return () => { clearTimeout(timer); stop.abort(); };
    });
  }

  /** Whether the tile may be kept: it makes sense, or nobody here can tell. */
  get good(): boolean {
    return this.dumb || this.said?.ok === true;
  }
}
