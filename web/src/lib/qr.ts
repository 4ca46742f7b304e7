// A text as a QR code: one path of squares, a unit each.
import { generate } from 'lean-qr';

export type Squares = { size: number; path: string };

export function squares(text: string): Squares {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, path };
}
