import { expect, test } from 'vitest';
import { preferredAudio, type AudioOption } from '../../../../src/rules/playback/tracks/preferred-audio.ts';
import type { AudioWish, TrackWishes } from '../../../../src/rules/playback/tracks/track-wish.ts';

const track = (id: string, language: string, role?: AudioOption['role']): AudioOption => ({ id, language, role, active: false });
const begun = (option: AudioOption): AudioOption => ({ ...option, active: true });
const [en, es, told, talk] = [track('en', 'en'), track('es', 'es'), track('told', 'en', 'description'), track('talk', 'en', 'commentary')];
const wants = (language: string, role?: AudioWish['role']): TrackWishes => ({ audio: { language, role } });

test.each<[what: string, tracks: AudioOption[], rungs: TrackWishes[], heard: string | undefined]>([
  ['nobody wants any: what the engine began with', [en, begun(es)], [{}, {}, {}], 'es'],
  ['this session before the series before the profile', [begun(en), es], [wants('es'), wants('en'), wants('en')], 'es'],
  ['the series before the profile', [begun(en), es], [{}, wants('es'), wants('en')], 'es'],
  ['the profile', [begun(en), es], [{}, {}, wants('es')], 'es'],
  ['a language that the title has not leaves the choice to the next rung', [begun(en), es], [wants('ar'), {}, wants('es')], 'es'],
  ['a description where it is wanted', [begun(en), told], [wants('en', 'description')], 'told'],
  ['a description where it is wanted and the title has none', [begun(es), en], [wants('en', 'description')], 'en'],
  ['the main sound where a description comes first', [begun(told), en], [{}], 'en'],
  ['the main sound of the language, not its commentary', [begun(es), talk, en], [wants('en')], 'en'],
  ['another language’s main sound where the own has a description alone', [begun(told), es], [{}], 'es'],
  ['a description where there is nothing else', [begun(told)], [{}], 'told'],
  ['no sound to choose', [], [wants('en')], undefined],
])('%s', (_what, tracks, rungs, heard) => {
  expect(preferredAudio(tracks, rungs)).toBe(heard);
});
