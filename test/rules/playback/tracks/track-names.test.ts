import { expect, test } from 'vitest';
import { trackNames, type NamedTrack } from '../../../../src/rules/playback/tracks/track-names.ts';

const track = (id: string, language: string, more: Partial<NamedTrack> = {}): NamedTrack => ({ id, language, label: '', ...more });

test('languages are named as those who speak them write them', () => {
  expect(trackNames([track('1', 'en'), track('2', 'es'), track('3', 'ar'), track('4', 'ger')]).map(({ name }) => name)).toEqual(['English', 'Español', 'العربية', 'Deutsch']);
});

test('a role is told beside the language, and not twice', () => {
  const named = trackNames([track('1', 'en'), track('2', 'en', { role: 'description', label: 'English description' }), track('3', 'en', { role: 'commentary' }), track('4', 'en', { kind: 'captions' })]);
  expect(named.map(({ name, note }) => [name, note])).toEqual([
    ['English', undefined], ['English', 'audioDescription'], ['English', 'audioCommentary'], ['English', 'captionsWithSounds'],
  ]);
});

test.each<[what: string, tracks: NamedTrack[], names: string[]]>([
  ['a language that the stream does not say', [track('1', '', { label: 'Director' })], ['Director']],
  ['a language that nobody knows', [track('1', 'xx-nonsense-tag-too-long', { label: 'Original' })], ['Original']],
  ['two of one language', [track('1', 'en', { label: 'Stereo' }), track('2', 'en', { label: 'Surround' })], ['Stereo', 'Surround']],
  ['two that the stream calls alike', [track('1', 'en', { label: 'Sound' }), track('2', 'en', { label: 'Sound' })], ['Sound 1', 'Sound 2']],
  ['two without any name', [track('1', ''), track('2', '')], ['1', '2']],
])('%s', (_what, tracks, names) => {
  expect(trackNames(tracks).map(({ name }) => name)).toEqual(names);
});
