// Where we are: the part of the address after #.
const read = (): string[] => location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);

/** `before`: where we were before this part of the program was entered. */
export const route = $state({ parts: read(), before: '#/' });

addEventListener('hashchange', ({ oldURL }) => {
  const left = route.parts[0];
  route.parts = read();
  if (left !== route.parts[0]) route.before = new URL(oldURL).hash || '#/';
  scrollTo(0, 0);
});

export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
}

/** Goes there for good: the step before leads nowhere any more. */
export function replace(...parts: string[]): void {
  location.replace(`#/${parts.map(encodeURIComponent).join('/')}`);
}

/** Changes the address without leaving a step in the history. */
export function settle(...parts: string[]): void {
  history.replaceState(null, '', `#/${parts.map(encodeURIComponent).join('/')}`);
}

export const linkTo = (...parts: string[]): string => `${location.origin}${location.pathname}#/${parts.join('/')}`;
