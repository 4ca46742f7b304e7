// Paints boards beside the page, which stays quick meanwhile. A page whose browser cannot do that loads this file itself and
// takes the painter from it, so that nobody loads the painter twice.
import { draw, type BoardFile, type Drawing } from '../lib/board';
import { picture, type Loaded, type Order } from './painter';
import { copied } from './raster';
import { rehearsal } from './rehearsal';
import { grounds } from './sheet';

/** How a board is to be outlined. */
export type Outlines = { file: BoardFile; upright: boolean; marked: boolean };
/** `drawing` comes with the first order for it, if it was not made here from `outlines`; without any of them an order is called off. */
export type Asked = { id: number; key: number; outlines?: Outlines; drawing?: Drawing; order?: Order };
export type Answer = { id: number; drawing?: Drawing; bitmap?: ImageBitmap };

/** As many boards as the page remembers to have sent. */
export const KEPT = 4;

const drawings = new Map<number, Drawing>();
const off = new Set<number>();
const here = globalThis as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage: (answer: Answer, transfer: Transferable[]) => void };

function keep(key: number, drawing: Drawing): void {
  drawings.set(key, drawing);
  for (const old of drawings.keys()) if (drawings.size > KEPT) drawings.delete(old);
}

const answer = async ({ data: { id, key, outlines, drawing, order } }: MessageEvent<Asked>): Promise<void> => {
  if (outlines) {
    const made = draw(outlines.file, outlines.upright, outlines.marked);
    keep(key, made);
    here.postMessage({ id, drawing: made }, []);
    return;
  }
  if (drawing) keep(key, copied(drawing));
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

/** Draws and paints for practice until the first board comes. */
async function rehearse(): Promise<void> {
  const order: Order = { night: false, whole: 1, view: { width: 600, height: 360, ratio: 1, scale: 0.5, x: 0, y: 0 } };
  const canvas = await picture(draw(rehearsal(grounds)), order, () => drawings.size === 0).catch(() => undefined);
  if (canvas instanceof OffscreenCanvas) canvas.transferToImageBitmap().close();
}

if (typeof document === 'undefined') {
  here.onmessage = (event) => void answer(event);
  void rehearse();
} else Object.assign(globalThis, { elbowroomPainter: picture } satisfies Loaded);
