// Makes the sounds of the table heard: silent until the first touch, as loud as this device wishes, and never all at once.
import { lasts, strike, voices, type Sound, type Strike } from '../motion/voices';
import { settings } from './settings.svelte';

export type { Sound };

/** So many sounds at most are heard at the same time; those that call somebody come through all the same. */
const VOICES = 6;
const CALLS: readonly Sound[] = ['turn', 'victory', 'end'];
/** The same sound again comes no sooner, in seconds. */
const GAP = 0.045;

let context: AudioContext | undefined;
let out: GainNode | undefined;
/** When each sound that is heard now has died away. */
let ends: number[] = [];
const last = new Map<Sound, number>();

/** A browser lets a page be heard only after somebody touched it. */
function awaken(): void {
  if (!settings.sound) return;
  try {
    if (!context) open((context = new AudioContext()));
    if (context.state !== 'running') void context.resume();
  } catch {
    // a device without sound
  }
}
for (const touch of ['pointerdown', 'pointerup', 'keydown']) globalThis.addEventListener?.(touch, awaken, true);

function open(on: AudioContext): void {
  out = on.createGain();
  // many voices together stay below the edge
  const limit = on.createDynamicsCompressor();
  limit.threshold.value = -8;
  limit.ratio.value = 12;
  limit.attack.value = 0.002;
  out.connect(limit).connect(on.destination);
}

/** `n`: what the pitch tells. */
export function play(sound: Sound, n = 1): void {
  if (!settings.sound || settings.volume === 0 || !context || !out || context.state !== 'running') return;
  const now = context.currentTime;
  ends = ends.filter((end) => end > now);
  if (now - (last.get(sound) ?? -1) < GAP || (ends.length >= VOICES && !CALLS.includes(sound))) return;
  last.set(sound, now);
  // the ear hears ratios: half the volume is a quarter of the gain
  out.gain.value = (settings.volume / 100) ** 2;
  const strikes: Strike[] = voices[sound](n);
  strike(context, out, strikes, now);
  ends.push(now + lasts(strikes));
}
