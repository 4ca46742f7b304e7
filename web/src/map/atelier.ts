// Where the page orders outlines and pictures of boards: from a worker, or from itself where a browser cannot draw beside the page. Pictures
// that were made are kept for a while.
import { draw, drawingOf, keepDrawing, type BoardFile, type Drawing } from '../lib/board';
import type { Loaded, Order } from './painter';
import { copied } from './raster';
import type { Answer, Asked } from './worker';
import address from './worker?worker&url';

const KEPT_BOARDS = 4;
const KEPT_PICTURES = 4;

const keys = new WeakMap<Drawing, number>();
const sent: number[] = [];
const waiting = new Map<number, (answer: Answer | undefined) => void>();
const kept = new WeakMap<Drawing, Map<string, HTMLCanvasElement>>();
let [orders, boards] = [0, 0];
let worker: Worker | undefined;
let broken = typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined';

function hands(): Worker | undefined {
  if (broken || worker) return worker;
  worker = new Worker(address, { type: 'module' });
  worker.onmessage = (event: MessageEvent<Answer>) => {
    const start = performance.now();
    // it is read as it is asked for
    const { data } = event;
    if (data.drawing) performance.measure('map: told', { start });
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    broken = true;
    worker = undefined;
    for (const tell of waiting.values()) tell(undefined);
    waiting.clear();
  };
  return worker;
}

/** Lets the painter come in before there is a board: it is ready when the first one is told. */
export const callPainter = (): void => void hands();

/** A board whose key the worker is told for the first time. */
function told(key: number): number {
  if (sent.push(key) > KEPT_BOARDS) sent.shift();
  return key;
}

const making = new WeakMap<BoardFile, Map<string, Promise<Drawing>>>();

/** A board's outlines and places, which `draw` gives at once from then on. They are made beside the page where that is possible: there they are quicker, and the page does not stand still. */
export function outlined(file: BoardFile, upright: boolean, marked: boolean): Promise<Drawing> {
  const under = making.get(file) ?? new Map<string, Promise<Drawing>>();
  making.set(file, under);
  const way = `${upright} ${marked}`;
  const made = under.get(way) ?? outline(file, upright, marked);
  under.set(way, made);
  return made;
}

async function outline(file: BoardFile, upright: boolean, marked: boolean): Promise<Drawing> {
  const crew = drawingOf(file, upright, marked) ? undefined : hands();
  if (!crew) return draw(file, upright, marked);
  const [id, key] = [++orders, told(++boards)];
  const answer = await new Promise<Answer | undefined>((tell) => {
    waiting.set(id, tell);
    crew.postMessage({ id, key, outlines: { file, upright, marked } } satisfies Asked);
  });
  // whoever could not wait has drawn it meanwhile
  if (!answer?.drawing || drawingOf(file, upright, marked)) return draw(file, upright, marked);
  keys.set(answer.drawing, key);
  return keepDrawing(file, upright, marked, copied(answer.drawing));
}

async function fromWorker(crew: Worker, drawing: Drawing, order: Order, off: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const key = keys.get(drawing) ?? ++boards;
  keys.set(drawing, key);
  const id = ++orders;
  const asked: Asked = { id, key, order };
  if (!sent.includes(key)) {
    asked.drawing = drawing;
    told(key);
  }
  const answer = await new Promise<Answer | undefined>((tell) => {
    waiting.set(id, tell);
    off.addEventListener('abort', () => crew.postMessage({ id, key } satisfies Asked));
    crew.postMessage(asked);
  });
  const bitmap = answer?.bitmap;
  if (!bitmap) return undefined;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

/** The painter in the page, out of the worker's file. */
async function ownHands(): Promise<Loaded['elbowroomPainter']> {
  await import(/* @vite-ignore */ address);
  return (globalThis as unknown as Loaded).elbowroomPainter;
}

/** A canvas with the picture that was ordered; nothing where it was called off. */
export async function ordered(drawing: Drawing, order: Order, off: AbortSignal): Promise<HTMLCanvasElement | undefined> {
  const known = kept.get(drawing) ?? new Map<string, HTMLCanvasElement>();
  kept.set(drawing, known);
  const key = JSON.stringify(order);
  const made = known.get(key);
  if (made && !made.isConnected) return made;
  const crew = hands();
  let canvas = crew && (await fromWorker(crew, drawing, order, off));
  if (!canvas && !off.aborted) {
    const drawn = await (await ownHands())(drawing, order, () => !off.aborted);
    if (drawn instanceof HTMLCanvasElement) canvas = drawn;
  }
  if (!canvas || off.aborted) return undefined;
  known.delete(key);
  known.set(key, canvas);
  for (const old of known.keys()) if (known.size > KEPT_PICTURES) known.delete(old);
  return canvas;
}
