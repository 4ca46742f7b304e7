// What a table tells is told whole each time; most of it is as it was.

/** `next`, with every part that says the same as before taken from `before`: whoever draws it sees at a glance what changed. */
export function shared<T>(before: unknown, next: T): T {
  if (before === next || !before || !next || typeof before !== 'object' || typeof next !== 'object' || Array.isArray(before) !== Array.isArray(next)) return next;
  const [old, now] = [before as Record<string, unknown>, next as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = shared(old[key], now[key]);
    if (now[key] !== old[key] || !(key in old)) same = false;
  }
  return same ? (before as T) : next;
}
