/** Speech beside the film: what its pictures show, a programme for listeners, and an advertisement. */
import { filmMusic, pad, pluck, RATE, spoken } from './sound.ts';

/** What an audio description says, and when it begins. */
const DESCRIPTIONS: readonly { from: number; text: string }[] = [
  { from: 6.5, text: 'Red curtains part.' }, { from: 19.5, text: 'A sea of blue paper.' }, { from: 31.4, text: 'Black clouds.' },
  { from: 43.2, text: 'A light.' }, { from: 52.8, text: 'Pink houses.' },
];

const NIGHT_FERRY: readonly { from: number; text: string }[] = [
  { from: 1, text: 'The last ferry leaves at midnight, whether or not you have finished your goodbyes.' },
  { from: 8, text: 'Tonight there are four of us, and a crate of oranges that belongs to nobody.' },
  { from: 16.5, text: 'The engine hums in the key of D. The captain swears it always has.' },
  { from: 24, text: 'Halfway across, the lights of both shores are the same size.' },
  { from: 31, text: 'We share the oranges. It seems the polite thing to do.' },
  { from: 40.5, text: 'Then somebody coughs, and the other side is simply there.' },
  { from: 48, text: 'You were listening to The Night Ferry. Mind the step.' },
];

/** Lays sentences over a sound, which steps back while they are spoken. */
function over(sound: Float32Array, lines: readonly { from: number; text: string }[], voice: 'describer' | 'en', left: number): Float32Array {
  const out = sound.slice();
  for (const { from, text } of lines) {
    const said = spoken(voice, text);
    const peak = said.reduce((most, v) => Math.max(most, Math.abs(v)), 0.01);
    said.forEach((v, i) => {
      const at = Math.round(from * RATE) + i;
      out[at] = (out[at] ?? 0) * left + (v / peak) * 0.6;
    });
  }
  return out;
}

/** The film's sound with a second voice that says what is to be seen. */
export const described = (film: Float32Array): Float32Array => over(film, DESCRIPTIONS, 'describer', 0.35);

/** A story for listeners over the film's chords. */
export const radioSound = (seconds: number): Float32Array => over(filmMusic(seconds), NIGHT_FERRY, 'en', 0.6);

/** The advertisement: three bright notes and a sentence. */
export function spotSound(seconds: number): Float32Array {
  const out = new Float32Array(seconds * RATE);
  for (const at of [0, 2, 4, 6]) pad(out, at, 2, 60 + at, 0.04);
  [67, 72, 76, 79].forEach((note, i) => pluck(out, i * 0.4, note, 0.2, 0.5));
  return over(out, [{ from: 2, text: 'Lantern and Sons. Paper lamps that outlive the night.' }], 'en', 0.6);
}
