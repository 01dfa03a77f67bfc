import { expect, test } from 'vitest';
import { forcedText, preferredText, type TextOption } from '../../../../src/rules/playback/tracks/preferred-text.ts';
import type { TrackWishes } from '../../../../src/rules/playback/tracks/track-wish.ts';

const en: TextOption = { id: 'en', language: 'en' };
const sdh: TextOption = { id: 'sdh', language: 'en', kind: 'captions' };
const es: TextOption = { id: 'es', language: 'es-419' };
const ar: TextOption = { id: 'ar', language: 'ar' };
const forced: TextOption = { id: 'forced', language: 'en', kind: 'forced' };
const wants = (language: string, kind?: 'captions'): TrackWishes => ({ text: { language, kind } });
const off: TrackWishes = { text: null };
const open: TrackWishes = {};

test.each<[what: string, tracks: TextOption[], rungs: TrackWishes[], shown: string | null]>([
  ['nobody wants any', [en, es], [open, open, open], null],
  ['this session wants Arabic, the series Spanish', [en, es, ar], [wants('ar'), wants('es'), wants('en')], 'ar'],
  ['the series wants Spanish, the profile English', [en, es, ar], [open, wants('es'), wants('en')], 'es'],
  ['the profile wants English', [en, es, ar], [open, open, wants('en')], 'en'],
  ['this session wants none, the profile English', [en, es], [off, open, wants('en')], null],
  ['the series wants none, the profile English', [en, es], [open, off, wants('en')], null],
  ['this session wants what the title has not, the profile what it has', [en], [wants('ar'), open, wants('en')], 'en'],
  ['nobody wants any and the stream has a default', [en, { ...es, byDefault: true }], [open], 'es'],
  ['this session wants none and the stream has a default', [{ ...es, byDefault: true }], [off], null],
  ['a profile in Spain finds the Spanish of Latin America', [en, es], [wants('es-ES')], 'es'],
  ['words alone, where sounds are told as well', [sdh, en], [wants('en')], 'en'],
  ['sounds as well', [en, sdh], [wants('en', 'captions')], 'sdh'],
  ['sounds as well, where words alone exist', [en], [wants('en', 'captions')], 'en'],
  ['the language of a track for what is foreign', [forced], [wants('en')], null],
])('%s', (_what, tracks, rungs, shown) => {
  expect(preferredText(tracks, rungs)).toBe(shown);
});

test.each<[spoken: string, tracks: TextOption[], shown: string | null]>([
  ['en', [en, forced], 'forced'],
  ['en-GB', [en, forced], 'forced'],
  ['es', [en, forced], null],
  ['en', [en, es], null],
  ['', [forced], null],
])('while captions are off and %j is spoken, %j shows %j', (spoken, tracks, shown) => {
  expect(forcedText(tracks, spoken)).toBe(shown);
});
