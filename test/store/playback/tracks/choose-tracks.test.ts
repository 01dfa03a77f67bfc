// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AudioTrackChoice, TextTrackChoice } from '../../../../src/playback/engine.ts';
import { createPlayer, type Player } from '../../../../src/store/playback/player.ts';
import { SERIES_CHOICES_KEY } from '../../../../src/store/playback/tracks/has-series-choices.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { guest } from '../../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../../support/fake-media.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';
import { disposePlayers, playerStage, type PlayerStage } from '../../../support/player-stage.ts';
import { openHouse } from '../../../support/titles.ts';

const film = { kind: 'vod', id: '1001' } as const;
const episode = { ...openHouse({ seriesId: 'paper-moon' }) };
const text = ({ textTracks }: Player) => textTracks.value.find(({ active }) => active)?.language ?? null;
const audio = ({ audioTracks }: Player) => audioTracks.value.find(({ active }) => active)?.id;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  disposePlayers();
  vi.unstubAllGlobals();
});

/** A title on screen, of which the first picture was seen. @param tracks in place of the engine's own */
async function watched(stage: PlayerStage, tracks: { texts?: TextTrackChoice[]; audios?: AudioTrackChoice[] } = {}): Promise<void> {
  const { playback, player, media } = stage;
  const { open } = playback;
  playback.open = async (...asked) => {
    const engine = await open(...asked) as (typeof playback.engines)[number];
    Object.assign(engine, tracks.texts ? { tracks: tracks.texts } : {}, tracks.audios ? { audios: tracks.audios } : {});
    return engine;
  };
  await player.open(film, { autoplay: 'any' });
  media.video.dispatchEvent(new Event('playing'));
}

/** Another visit of the same device: nothing but its storage is left. */
async function nextVisit(options: Parameters<typeof playerStage>[0] = {}): Promise<PlayerStage> {
  const stage = playerStage({ answers: episode, ...options });
  await watched(stage);
  return stage;
}

test('what was chosen is chosen again with the next title, also in the next player of the page; off is a choice', async () => {
  const stage = playerStage();
  await watched(stage);
  stage.player.setTextTrack('1');
  stage.player.setAudioTrack('1');
  await stage.player.open({ kind: 'vod', id: '1002' });
  await vi.waitFor(() => expect([text(stage.player), audio(stage.player)]).toEqual(['ar', '1']));

  stage.detach();
  const media = fakeMedia();
  const next = createPlayer(stage.context, fakePlayback(() => media.arrive()));
  next.attach(media.video, document.body);
  await next.open(film);
  await vi.waitFor(() => expect([text(next), audio(next)]).toEqual(['ar', '1']));
  next.setTextTrack(null);
  await next.open({ kind: 'vod', id: '1002' });
  await vi.waitFor(() => expect(audio(next)).toBe('1'));
  expect(text(next)).toBeNull();
  next.dispose();
});

test('a quality that was chosen is chosen again with the next title, and automatic stays automatic', async () => {
  const stage = playerStage();
  await watched(stage);
  stage.player.setQuality('1080-5000000');
  await stage.player.open({ kind: 'vod', id: '1002' });
  await vi.waitFor(() => expect(stage.player.quality.value.chosen).toBe('1080-5000000'));
  stage.player.setQuality(null);
  await stage.player.open(film);
  await Promise.resolve();
  expect(stage.player.quality.value.chosen).toBeNull();
});

test('what was chosen for an episode is there on the next visit of the series, and in no other title', async () => {
  const first = await nextVisit();
  first.player.setTextTrack('1');
  first.player.setAudioTrack('1');
  await vi.waitFor(() => expect(localStorage.getItem(SERIES_CHOICES_KEY)).toContain('paper-moon'));
  const again = await nextVisit();
  await vi.waitFor(() => expect([text(again.player), audio(again.player)]).toEqual(['ar', '1']));
  const other = await nextVisit({ answers: openHouse({ seriesId: 'another' }) });
  await vi.waitFor(() => expect(other.playback.engines).toHaveLength(1));
  expect([text(other.player), audio(other.player)]).toEqual([null, '0']);
  const anotherViewer = await nextVisit({ viewer: { who: 'member', id: 'somebody-else' } });
  expect([text(anotherViewer.player), audio(anotherViewer.player)]).toEqual([null, '0']);
});

test.each([['storage that throws', () => { throw new DOMException('denied', 'SecurityError'); }], ['storage that holds nonsense', () => '{"a":']])('%s plays the title’s own tracks', async (_case, getItem) => {
  vi.stubGlobal('localStorage', { getItem, setItem: getItem });
  const stage = await nextVisit();
  stage.player.setTextTrack('1');
  await stage.player.open({ kind: 'vod', id: '1002' });
  await vi.waitFor(() => expect(text(stage.player)).toBe('ar'));
});

test('a profile’s languages are chosen where the viewer chose nothing, and asked for once', async () => {
  const answers = { ...openHouse(), readInit: recorded('readInit', 'reader: start') };
  const stage = playerStage({ answers });
  await watched(stage);
  await vi.waitFor(() => expect([text(stage.player), audio(stage.player)]).toEqual(['ar', '1']));
  stage.player.setTextTrack(null);
  stage.player.setAudioTrack('0');
  await stage.player.open({ kind: 'vod', id: '1002' });
  stage.media.video.dispatchEvent(new Event('playing'));
  await vi.waitFor(() => expect(audio(stage.player)).toBe('0'));
  expect([text(stage.player), stage.context.inputsOf('readInit').length]).toEqual([null, 1]);
});

test('a profile’s languages that are changed elsewhere are heard at once, and those of another profile', async () => {
  const start = recorded('readInit', 'reader: start');
  const answers = { ...openHouse(), readInit: start };
  const stage = playerStage({ answers });
  await watched(stage);
  await vi.waitFor(() => expect([text(stage.player), audio(stage.player)]).toEqual(['ar', '1']));
  const { audioLanguage: _sound, ...preferences } = start.preferences;
  stage.context.answers['readInit'] = { ...start, preferences: { ...preferences, subTitleLanguage: 'en' } };
  stage.context.tell({ subject: 'profile', ids: [] });
  await vi.waitFor(() => expect(text(stage.player)).toBe('en'));
  stage.context.answers['readInit'] = start;
  stage.context.viewer.value = { who: 'member', id: 'another', displayName: 'Leo', profileType: 'child' };
  await vi.waitFor(() => expect(text(stage.player)).toBe('ar'));
});

test('a guest’s languages are those of this browser, and nobody is asked', async () => {
  localStorage.setItem('footlight.preferences', JSON.stringify({ subTitleLanguage: 'ar', audioLanguage: 'es' }));
  const stage = playerStage({ answers: openHouse(), viewer: guest });
  await watched(stage);
  await vi.waitFor(() => expect([text(stage.player), audio(stage.player)]).toEqual(['ar', '1']));
  expect(stage.context.inputsOf('readInit')).toEqual([]);
});

const track = (id: string, language: string, kind?: TextTrackChoice['kind']): TextTrackChoice => ({ id, language, label: '', kind, active: false });
const sound = (id: string, language: string, active: boolean, role?: AudioTrackChoice['role']): AudioTrackChoice => ({ id, language, label: '', active, role });

test('what is foreign is written while captions are off, in the language that is spoken, and is never offered', async () => {
  const stage = playerStage();
  const texts = [track('0', 'en'), track('1', 'en', 'forced'), track('2', 'es', 'forced')];
  await watched(stage, { texts, audios: [sound('0', 'en', true), sound('1', 'es', false), sound('2', 'fr', false)] });
  const shown = () => stage.playback.last().tracks.find(({ active }) => active)?.id;
  await vi.waitFor(() => expect(shown()).toBe('1'));
  expect(stage.player.textTracks.value).toEqual([{ ...texts[0], active: false }]);
  stage.player.setAudioTrack('1');
  expect(shown()).toBe('2');
  stage.player.setTextTrack('0');
  expect(shown()).toBe('0');
  stage.player.setTextTrack(null);
  expect(shown()).toBe('2');
  stage.player.setAudioTrack('2');
  expect(shown()).toBeUndefined();
});

test('an engine that begins with an audio description goes over to the main sound, until the description is chosen', async () => {
  const stage = playerStage();
  await watched(stage, { audios: [sound('0', 'en', true, 'description'), sound('1', 'en', false)] });
  await vi.waitFor(() => expect(audio(stage.player)).toBe('1'));
  stage.player.setAudioTrack('0');
  await stage.player.open({ kind: 'vod', id: '1002' });
  await vi.waitFor(() => expect(audio(stage.player)).toBe('0'));
});

test('the captions key brings back the last captions, the first time those of the viewer’s language', async () => {
  vi.stubGlobal('navigator', { languages: ['ar-EG', 'en'] });
  const stage = playerStage();
  await watched(stage);
  stage.player.toggleCaptions();
  await vi.waitFor(() => expect(text(stage.player)).toBe('ar'));
  stage.player.setTextTrack('0');
  stage.player.toggleCaptions();
  expect(text(stage.player)).toBeNull();
  stage.player.toggleCaptions();
  await vi.waitFor(() => expect(text(stage.player)).toBe('en'));
});

test('of many series on a device the newest fifty are kept', async () => {
  const { keepForSeries, seriesChoicesOf } = await import('../../../../src/store/playback/tracks/series-choices.ts');
  const { context } = playerStage();
  for (let at = 0; at < 60; at += 1) keepForSeries(context, String(at), { text: null });
  keepForSeries(context, '15', { audio: { language: 'es' } });
  expect([seriesChoicesOf(context, '9'), seriesChoicesOf(context, '15')]).toEqual([{}, { text: null, audio: { language: 'es' } }]);
  expect(Object.keys(JSON.parse(localStorage.getItem(SERIES_CHOICES_KEY)!) as object)).toHaveLength(50);
});
