// The text of a tile: what can be seen in it without knowing the rules, and how it travels in a link.
type Both = { en: string; fr: string };
/** What can be told of a tile without knowing the rules. */
export type Peek = { id: string; kind: 'race' | 'power'; name: Both; help: Both };

const quoted = (text: string | undefined): string => {
  try {
    return text === undefined ? '' : String(JSON.parse(text));
  } catch {
    return '';
  }
};

/** Finds the names of a tile in its text; the server reads it properly. */
export function peek(text: string): Peek | undefined {
  const kind = /^\s*\[(race|power)\]/m.exec(text)?.[1];
  const id = /^\s*id\s*=\s*"(custom-[a-z0-9-]+)"/m.exec(text)?.[1];
  if ((kind !== 'race' && kind !== 'power') || !id) return undefined;
  const both = (what: string): Both => {
    const from = text.split(`[${kind}.${what}]`)[1]?.split(/^\s*\[/m)[0] ?? '';
    const one = (language: string): string => quoted(new RegExp(`^\\s*${language}\\s*=\\s*("(?:[^"\\\\]|\\\\.)*")`, 'm').exec(from)?.[1]);
    return { en: one('en'), fr: one('fr') };
  };
  return { id, kind, name: both('name'), help: both('help') };
}

/** A text as a part of a link, and back. */
export function toLink(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromLink(part: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The tile in a link, or in the last part of one. */
export const linkedTile = (link: string): string | undefined => fromLink(link.trim().split('/').pop() ?? '');
