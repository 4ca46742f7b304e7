// Paints boards beside the page, which stays quick meanwhile. A page whose browser cannot do that loads this file itself and
// takes the painter from it, so that nobody loads the painter twice.
import type { Drawing } from '../lib/board';
import { picture, type Loaded, type Order } from './painter';
import { Raster } from './raster';
import { rehearsal } from './rehearsal';
import { grounds } from './sheet';

/** `drawing` comes with the first order for it; `order` is missing where one is called off. */
export type Asked = { id: number; key: number; drawing?: Drawing; order?: Order };
export type Answer = { id: number; bitmap?: ImageBitmap };

/** As many boards as the page remembers to have sent. */
export const KEPT = 4;

const drawings = new Map<number, Drawing>();
const off = new Set<number>();
const here = globalThis as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage: (answer: Answer, transfer: Transferable[]) => void };

/** A copy has the grid's numbers but not what it can do. */
function copied(drawing: Drawing): Drawing {
  Object.setPrototypeOf(drawing.raster, Raster.prototype);
  return drawing;
}

const answer = async ({ data: { id, key, drawing, order } }: MessageEvent<Asked>): Promise<void> => {
  if (drawing) {
    drawings.set(key, copied(drawing));
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

/** Paints for practice until the first board comes. */
async function rehearse(): Promise<void> {
  const order: Order = { night: false, whole: 1, view: { width: 600, height: 360, ratio: 1, scale: 0.5, x: 0, y: 0 } };
  const canvas = await picture(copied(structuredClone(rehearsal(grounds))), order, () => drawings.size === 0).catch(() => undefined);
  if (canvas instanceof OffscreenCanvas) canvas.transferToImageBitmap().close();
}

if (typeof document === 'undefined') {
  here.onmessage = (event) => void answer(event);
  void rehearse();
} else Object.assign(globalThis, { elbowroomPainter: picture } satisfies Loaded);
