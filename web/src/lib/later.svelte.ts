// What follows from a change of the table comes after it, each part in a task and a frame of its own, so that none makes the others wait.

const waiting: (() => void)[] = [];
let asked = false;
/** What comes from elsewhere. */
let coming = 0;

/** The page says for as long as something is still to come: who reads it from outside would take what is late for what is not there. */
const tell = (): void => void document.documentElement.toggleAttribute('data-waits', asked || coming > 0);

function next(): void {
  if (asked) return;
  asked = true;
  tell();
  requestAnimationFrame(() => setTimeout(() => {
    const deed = waiting.shift();
    asked = false;
    if (waiting.length > 0) next();
    tell();
    deed?.();
  }));
}

/** Something that is shown as soon as it comes. */
export async function awaited(what: Promise<unknown>): Promise<void> {
  coming += 1;
  tell();
  try {
    await what;
  } finally {
    coming -= 1;
    tell();
  }
}

/** Does something in a task and a frame of its own, after everything that waits already; what comes back calls it off. */
export function inTurn(deed: () => void): () => void {
  waiting.push(deed);
  next();
  return () => {
    if (waiting.includes(deed)) waiting.splice(waiting.indexOf(deed), 1);
  };
}

/** A value as it was shown last: what is drawn from it comes later, but for the first time. */
export function later<T extends object>(value: () => T | undefined): { readonly current: T | undefined } {
  let shown = $state.raw<T>();
  $effect(() => {
    const next = value();
    return inTurn(() => (shown = next));
  });
  return { get current() { return shown ?? value(); } };
}

/** Counts to a number: the parts of something long come one after the other. */
export function oneByOne(last: number): { readonly now: number } {
  let now = $state(0);
  $effect(() => (now < last ? inTurn(() => (now += 1)) : undefined));
  return { get now() { return now; } };
}

/** How large an element is inside: what follows from a change comes later, but for the first time. */
export class Measured {
  box = $state.raw<DOMRectReadOnly>();
  readonly wide = $derived(Math.round(this.box?.width ?? 0));
  readonly high = $derived(Math.round(this.box?.height ?? 0));

  watch(element: Element): () => void {
    let off = (): void => undefined;
    const observer = new ResizeObserver(([entry]) => {
      off();
      const show = (): void => void (this.box = entry?.contentRect);
      if (this.box) off = inTurn(show);
      else show();
    });
    observer.observe(element);
    return () => {
      off();
      observer.disconnect();
    };
  }
}
