// A short chime made on the spot.
let context: AudioContext | undefined;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    [523.25, 783.99].forEach((pitch, i) => {
      const tone = context!.createOscillator();
      const volume = context!.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + i * 0.12);
      volume.gain.exponentialRampToValueAtTime(0.09, now + i * 0.12 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + i * 0.12 + 0.3);
      tone.connect(volume).connect(context!.destination);
      tone.start(now + i * 0.12);
      tone.stop(now + i * 0.12 + 0.32);
    });
  } catch {
    // a device without sound
  }
}
