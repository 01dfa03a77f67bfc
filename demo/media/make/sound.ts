/** Music and voices, synthesised: a music box over soft chords, and a narrator. */
import { execFileSync } from 'node:child_process';
import { LINES } from './script.ts';

export const RATE = 48000;

const VOICES = { describer: ['-v', 'en-gb-scotland+m7', '-s', '175', '-p', '40'], en: ['-v', 'en-gb-x-rp+f3', '-s', '142', '-p', '58'], es: ['-v', 'es-419+m3', '-s', '166', '-p', '34'] } as const;

/** One chord for every four seconds: curtain, moonrise, boat, storm, lighthouse, dawn. */
const CHORDS: readonly (readonly number[])[] = [
  [57, 60, 64, 67], [53, 57, 60, 64], [48, 55, 60, 64], [55, 59, 62, 67], [57, 60, 64, 69],
  [53, 57, 60, 65], [48, 55, 60, 67], [55, 59, 62, 64], [50, 53, 57, 62], [46, 53, 58, 62],
  [50, 53, 56, 62], [53, 57, 60, 64], [48, 55, 60, 64], [53, 57, 60, 69], [48, 55, 64, 67], [48, 52, 55, 60],
];

function hertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

/** Adds a struck note that rings out, wrapping at the end so the music loops. */
export function pluck(out: Float32Array, at: number, note: number, loud: number, ring: number): void {
  const w = 2 * Math.PI * hertz(note);
  for (let i = 0; i < RATE * ring * 3; i++) {
    const t = i / RATE;
    const shape = Math.min(1, t * 220) * Math.exp(-t / ring) * loud;
    const k = (Math.round(at * RATE) + i) % out.length;
    out[k] = (out[k] ?? 0) + shape * (Math.sin(w * t) + 0.4 * Math.sin(2 * w * t) * Math.exp(-t * 3) + 0.16 * Math.sin(4.02 * w * t) * Math.exp(-t * 9));
  }
}

/** Adds a held note that swells in and out. */
export function pad(out: Float32Array, at: number, length: number, note: number, loud: number): void {
  const w = 2 * Math.PI * hertz(note);
  const n = RATE * (length + 1.2);
  for (let i = 0; i < n; i++) {
    const t = i / RATE;
    const shape = Math.min(1, t / 1.2, (length + 1.2 - t) / 1.2) * loud;
    const k = (Math.round(at * RATE) + i) % out.length;
    out[k] = (out[k] ?? 0) + shape * (Math.sin(w * t) + 0.5 * Math.sin(w * 1.003 * t) + 0.22 * Math.sin(2 * w * t));
  }
}

/** The film's music: exactly `seconds` long, and its end runs into its beginning. */
export function filmMusic(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  CHORDS.forEach((chord, bar) => {
    const storm = bar >= 8 && bar <= 10;
    chord.forEach((note) => pad(out, bar * 4, 4, note - (storm ? 12 : 0), storm ? 0.045 : 0.03));
    for (let step = 0; step < 8; step++) {
      const note = chord[[0, 2, 1, 3, 2, 3, 1, 2][step] ?? 0] ?? 60;
      pluck(out, bar * 4 + step * 0.5, note + (storm ? 0 : 12), step % 4 === 0 ? 0.09 : 0.055, storm ? 0.25 : 0.7);
    }
  });
  return out;
}

/** A sentence in one of the voices. */
export function spoken(language: keyof typeof VOICES, text: string): Float32Array {
  const wav = execFileSync('espeak-ng', [...VOICES[language], '--stdout', text], { maxBuffer: 1 << 26 });
  const raw = execFileSync('ffmpeg', ['-v', 'error', '-i', '-', '-af', 'silenceremove=start_periods=1:start_threshold=-50dB,lowpass=f=7600,aecho=0.9:0.6:38:0.12', '-ac', '1', '-ar', String(RATE), '-f', 'f32le', '-'], { input: wav, maxBuffer: 1 << 26 });
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
}

/** Lays the narration of one language over the music, which steps back while it speaks. */
export function narrated(music: Float32Array, language: 'en' | 'es'): Float32Array {
  const out = music.slice();
  for (const line of LINES) {
    const voice = spoken(language, line[language]);
    const start = Math.round(line.from * RATE);
    if (voice.length / RATE > line.to - line.from) throw new Error(`The ${language} line "${line[language]}" takes ${(voice.length / RATE).toFixed(1)} s and has ${(line.to - line.from).toFixed(1)} s.`);
    const peak = voice.reduce((most, v) => Math.max(most, Math.abs(v)), 0.01);
    voice.forEach((v, i) => {
      out[start + i] = (out[start + i] ?? 0) * 0.7 + (v / peak) * 0.62;
    });
  }
  return out;
}

/** The arena: a drum and a bright riff. */
export function arenaSound(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (let beat = 0; beat < seconds * 2; beat++) {
    pluck(out, beat / 2, beat % 2 ? 38 : 33, 0.42, 0.09);
    pluck(out, beat / 2 + 0.25, [69, 72, 74, 76][beat % 4] ?? 69, 0.12, 0.16);
  }
  return out;
}

/** The aquarium: slow bells over water. */
export function aquariumSound(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (let bar = 0; bar < seconds / 4; bar++) for (const note of [52, 59, 64]) pad(out, bar * 4, 4, note + (bar % 2 ? 2 : 0), 0.05);
  for (let bell = 0; bell < seconds; bell++) pluck(out, bell, [76, 83, 80, 88, 78][bell % 5] ?? 76, 0.16, 0.9);
  return out;
}

/** The velodrome: a quick pulse that climbs and falls every four seconds. */
export function velodromeSound(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (let step = 0; step < seconds * 4; step++) {
    pluck(out, step / 4, [45, 45, 52, 45][step % 4] ?? 45, 0.26, 0.08);
    if (step % 2 === 0) pluck(out, step / 4, [64, 67, 71, 74, 76, 74, 71, 67][(step / 2) % 8] ?? 64, 0.12, 0.2);
  }
  return out;
}

/** The gala: a fanfare over warm chords. */
export function galaSound(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (let bar = 0; bar < seconds / 4; bar++) {
    for (const note of [[50, 57, 62, 66], [55, 59, 62, 67]][bar % 2] ?? []) pad(out, bar * 4, 4, note, 0.04);
    [62, 66, 69, 74, 69, 74].forEach((note, i) => pluck(out, bar * 4 + i * 0.5, note, 0.14, 0.35));
  }
  return out;
}
