/** Six soft sounds, synthesised here. Loaded only by those who want to hear them. */

import type { Sound } from "$/ui/sounding";

/** A tone: its pitch in hertz, perhaps gliding to another one, when it begins and how long it lasts, in seconds. */
interface Tone {
  pitch: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
  shape?: OscillatorType;
}

const SOFT = 0.1;
const RISE = 0.015; // seconds

const TONES: Partial<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 523.25, lasts: 0.3 }, // a major third
    { pitch: 659.25, at: 0.16, lasts: 0.3 },
  ],
  coin: [
    { pitch: 1318, lasts: 0.12, loud: 0.05, shape: "triangle" },
    { pitch: 1976, at: 0.05, lasts: 0.25, loud: 0.05, shape: "triangle" },
  ],
  whistle: [
    // three pipes of a steam whistle
    { pitch: 415, to: 440, lasts: 0.75, loud: 0.045 },
    { pitch: 523, to: 554, lasts: 0.75, loud: 0.045 },
    { pitch: 622, to: 659, lasts: 0.75, loud: 0.045 },
  ],
  end: [
    { pitch: 392, lasts: 0.4 },
    { pitch: 523.25, at: 0.18, lasts: 0.4 },
    { pitch: 659.25, at: 0.36, lasts: 0.4 },
    { pitch: 783.99, at: 0.54, lasts: 0.9 },
  ],
};

/** A rustle: noise through a filter, at its beginning and after so many seconds. */
interface Rustle {
  around: number; // hertz
  lasts: number;
  loud: number;
  at: readonly number[];
}

const RUSTLES: Partial<Record<Sound, Rustle>> = {
  card: { around: 3200, lasts: 0.09, loud: 0.12, at: [0] },
  build: { around: 320, lasts: 0.07, loud: 0.5, at: [0, 0.14] }, // two knocks on wood
  whistle: { around: 2400, lasts: 0.6, loud: 0.02, at: [0] }, // and its steam
};

let audio: AudioContext | null = null;

/** Play one, after so many seconds. A browser that requires a click before any sound stays silent. */
export function play(sound: Sound, after = 0): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime + after;
  for (const tone of TONES[sound] ?? []) playTone(audio, tone, start);
  const rustle = RUSTLES[sound];
  for (const at of rustle?.at ?? []) playRustle(audio, rustle!, start + at);
}

function playTone(context: AudioContext, { pitch, to, at = 0, lasts, loud = SOFT, shape = "sine" }: Tone, start: number): void {
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  if (to !== undefined) tone.frequency.linearRampToValueAtTime(to, start + at + lasts / 3);
  tone.connect(fading(context, loud, start + at, lasts));
  tone.start(start + at);
  tone.stop(start + at + lasts);
}

function playRustle(context: AudioContext, { around, lasts, loud }: Rustle, start: number): void {
  const noise = new AudioBuffer({ length: Math.ceil(context.sampleRate * lasts), sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: 1.2 });
  source.connect(filter).connect(fading(context, loud, start, lasts));
  source.start(start);
}

function fading(context: AudioContext, loud: number, start: number, lasts: number): AudioNode {
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + RISE);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  volume.connect(context.destination);
  return volume;
}
