// What stands beside the map follows it by a frame, so that neither makes the other wait.

/** A value as it was shown last: what is drawn from it comes in a task and a frame of its own, but for the first time. */
export function later<T extends object>(value: () => T | undefined): { readonly current: T | undefined } {
  let shown = $state.raw<T>();
  $effect(() => {
    const next = value();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => (shown = next))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return { get current() { return shown ?? value(); } };
}
