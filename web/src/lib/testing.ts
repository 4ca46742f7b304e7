// What a browser has and the tests of single parts need: a memory, an address, and sockets that are heard and spoken to here.
import { vi } from 'vitest';
import type { Ask } from '../protocol/Ask';

export const sockets: FakeSocket[] = [];

/** The other end of the wire: what the client asked, and a way to say something. */
export class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  asks: Ask[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: string) {
    sockets.push(this);
  }
  send(text: string): void {
    this.asks.push(JSON.parse(text) as Ask);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(...says: object[]): void {
    for (const say of says) this.onmessage?.({ data: JSON.stringify(say) });
  }
}

export function browser(): void {
  const kept = new Map<string, string>();
  const nothing = (): void => undefined;
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', hash: '', origin: 'http://here', pathname: '/' });
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} }, addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), clear: () => kept.clear() });
}
