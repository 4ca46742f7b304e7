// Dialogs that stand before everything else.
import { inTurn } from './later.svelte';

/** Opens a dialog and gives the focus back when it goes. Everything behind it is styled anew, and whoever gets the focus has the page laid out: neither comes in
 * the task in which somebody pressed a button or the table changed. */
export function modal(box: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  const off = inTurn(() => box.showModal());
  return () => {
    off();
    box.close();
    // a dialog that is taken away gives nothing back by itself
    inTurn(() => { if (document.activeElement === document.body) before?.focus({ preventScroll: true }); });
  };
}
