// The sounds of the table, made of strikes: a tone or a breath of noise that rings and dies away, like wood, stone, metal or cloth would.

/** `at`, `rise`, `fall` in seconds. A tone slides from `hz` to `to`; noise is heard around `hz` only, the narrower the higher `q`. */
export type Strike = { at: number; hz: number; fall: number; loud: number; to?: number; rise?: number; wave?: OscillatorType | 'noise'; q?: number };

const wood = (at: number, hz: number, loud: number): Strike[] => [
  { at, hz, to: hz * 0.82, fall: 0.07, loud, wave: 'triangle' },
  { at, hz: hz * 2.7, fall: 0.025, loud: loud * 0.4 },
  { at, hz: hz * 4, fall: 0.018, loud: loud * 0.9, wave: 'noise', q: 1.5 },
];
const stone = (at: number, hz: number, loud: number): Strike[] => [
  { at, hz, fall: 0.09, loud: loud * 1.6, wave: 'noise', q: 0.8 },
  { at, hz: hz / 5, to: hz / 9, fall: 0.16, loud, wave: 'triangle' },
];
/** A struck piece of metal rings in tones that are no multiples of each other. */
const metal = (at: number, hz: number, loud: number): Strike[] => [
  { at, hz, fall: 0.32, loud },
  { at, hz: hz * 2.76, fall: 0.16, loud: loud * 0.45 },
  { at, hz: hz * 5.4, fall: 0.06, loud: loud * 0.25 },
];
const horn = (at: number, hz: number, long: number, loud: number): Strike[] => [
  { at, hz: hz * 0.97, to: hz, rise: 0.04, fall: long, loud: loud * 0.55, wave: 'sawtooth' },
  { at, hz, rise: 0.03, fall: long, loud },
  { at, hz: hz * 2, rise: 0.05, fall: long * 0.8, loud: loud * 0.3 },
];
const NOTES = [392, 523.25, 659.25, 783.99];
const fanfare = (loud: number): Strike[] => [
  ...NOTES.flatMap((hz, i) => horn(i * 0.17, hz, i === 3 ? 1.1 : 0.24, loud)),
  ...horn(0.51, NOTES[1]!, 1.1, loud * 0.5),
];
const step = (at: number, hz: number): Strike[] => [{ at, hz, fall: 0.035, loud: 0.5, wave: 'noise', q: 1.2 }, { at, hz: hz / 6, fall: 0.04, loud: 0.16 }];

/** The higher the stack or the later the coin, the higher the tone, up to a point. */
const higher = (hz: number, n: number, most: number): number => hz * 2 ** (Math.min(n, most) / 12);

/** Each sound by its name; `n` is what its pitch tells. */
export const voices = {
  pick: () => [...wood(0, 210, 0.5), ...wood(0.07, 180, 0.25)],
  place: (n: number) => wood(0, higher(340, (n - 1) * 2, 14), 0.38),
  conquer: () => [...wood(0, 300, 0.35), ...wood(0.06, 380, 0.4), { at: 0.07, hz: 120, to: 52, fall: 0.24, loud: 0.7 }],
  lost: () => [...stone(0, 1500, 0.3), ...stone(0.05, 900, 0.25), { at: 0, hz: 3800, fall: 0.03, loud: 0.5, wave: 'noise', q: 2 }],
  retreat: () => [0, 0.075, 0.15, 0.225].flatMap((at, i) => step(at, i % 2 ? 900 : 1150)),
  die: () => [0, 0.09, 0.17, 0.27, 0.39, 0.54].flatMap((at, i) => wood(at, 620 - i * 24, 0.2 + i * 0.02)),
  good: () => [...wood(0, 440, 0.42), { at: 0.05, hz: 880, fall: 0.2, loud: 0.16 }],
  bad: () => [...wood(0, 170, 0.5), { at: 0.05, hz: 146, to: 110, fall: 0.26, loud: 0.24, wave: 'triangle' }],
  coin: (n: number) => metal(0, higher(1180, n, 12), 0.2),
  decline: () => [
    { at: 0, hz: 1400, to: 320, rise: 0.12, fall: 0.3, loud: 0.5, wave: 'noise', q: 0.7 },
    ...stone(0.4, 420, 0.32), { at: 0.4, hz: 82, to: 46, fall: 0.36, loud: 0.42 },
  ],
  turn: () => [...horn(0, 261.63, 0.2, 0.26), ...horn(0.2, 392, 0.5, 0.28)],
  hint: () => [{ at: 0, hz: 2400, to: 5200, rise: 0.08, fall: 0.1, loud: 0.34, wave: 'noise', q: 0.9 }, { at: 0.13, hz: 1900, fall: 0.05, loud: 0.2, wave: 'noise', q: 1 }],
  refused: () => [{ at: 0, hz: 130, to: 92, fall: 0.12, loud: 0.55, wave: 'triangle' }, { at: 0, hz: 420, fall: 0.04, loud: 0.4, wave: 'noise', q: 0.7 }],
  // the click of a token that swells instead of dying away
  undo: () => [{ at: 0, hz: 300, to: 380, rise: 0.15, fall: 0.02, loud: 0.4, wave: 'triangle' }, { at: 0.06, hz: 1500, rise: 0.1, fall: 0.015, loud: 0.5, wave: 'noise', q: 1.5 }],
  victory: () => fanfare(0.26),
  end: () => fanfare(0.11),
} satisfies Record<string, (n: number) => Strike[]>;

export type Sound = keyof typeof voices;

/** When the last strike of a sound has died away, in seconds. */
export const lasts = (strikes: Strike[]): number => Math.max(...strikes.map(({ at, rise = 0.004, fall }) => at + rise + fall));

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
/** The same half second of noise for every breath. */
function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0, x = 1; i < data.length; i++) {
      x = (Math.imul(x, 1103515245) + 12345) | 0;
      data[i] = x / 2 ** 31;
    }
    noises.set(context, buffer);
  }
  return buffer;
}

/** Plays strikes into `out` from the moment `when` on. */
export function strike(context: BaseAudioContext, out: AudioNode, strikes: Strike[], when: number): void {
  for (const { at, hz, to = hz, rise = 0.004, fall, loud, wave = 'sine', q = 1 } of strikes) {
    const begin = when + at;
    const end = begin + rise + fall;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(out);
    let source: OscillatorNode | AudioBufferSourceNode;
    let pitch: AudioParam;
    if (wave === 'noise') {
      const breath = context.createBufferSource();
      breath.buffer = noise(context);
      breath.loop = true;
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.Q.value = q;
      breath.connect(band).connect(gain);
      [source, pitch] = [breath, band.frequency];
    } else {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.connect(gain);
      [source, pitch] = [tone, tone.frequency];
    }
    pitch.setValueAtTime(hz, begin);
    if (to !== hz) pitch.exponentialRampToValueAtTime(to, end);
    source.start(begin);
    source.stop(end + 0.01);
  }
}
