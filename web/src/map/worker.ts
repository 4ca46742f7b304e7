// Paints boards beside the page, which stays quick meanwhile. A page whose browser cannot do that loads this file itself and
// takes the painter from it, so that nobody loads the painter twice.
import type { Drawing } from '../lib/board';
import { picture, type Loaded, type Order } from './painter';
import { Raster } from './raster';
import { stampShapes } from './sheet';

/** `drawing` comes with the first order for it; `order` is missing where one is called off. */
export type Asked = { id: number; key: number; drawing?: Drawing; order?: Order };
export type Answer = { id: number; bitmap?: ImageBitmap };

/** As many boards as the page remembers to have sent. */
export const KEPT = 4;

const drawings = new Map<number, Drawing>();
const off = new Set<number>();
const here = globalThis as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage: (answer: Answer, transfer: Transferable[]) => void };

const answer = async ({ data: { id, key, drawing, order } }: MessageEvent<Asked>): Promise<void> => {
  if (drawing) {
    // a copy has the grid's numbers but not what it can do
    Object.setPrototypeOf(drawing.raster, Raster.prototype);
    drawings.set(key, drawing);
    for (const old of drawings.keys()) if (drawings.size > KEPT) drawings.delete(old);
  }
  if (!order) {
    off.add(id);
    return;
  }
  const found = drawings.get(key);
  // whoever gets no picture draws it in the page
  const canvas = found && (await picture(found, order, () => !off.has(id)).catch(() => undefined));
  off.delete(id);
  const bitmap = canvas instanceof OffscreenCanvas ? canvas.transferToImageBitmap() : undefined;
  here.postMessage({ id, ...(bitmap ? { bitmap } : {}) }, bitmap ? [bitmap] : []);
};

if (typeof document === 'undefined') {
  here.onmessage = (event) => void answer(event);
  // while no board is there yet
  stampShapes(false);
} else Object.assign(globalThis, { elbowroomPainter: picture } satisfies Loaded);
