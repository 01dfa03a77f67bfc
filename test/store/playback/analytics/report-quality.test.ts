// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { qoeSummary, type QoeSummary } from '../../../../src/contracts/playback/qoe-summary.ts';
import { createPlaybackEvents } from '../../../../src/store/playback/analytics/playback-events.ts';
import { reportQuality } from '../../../../src/store/playback/analytics/report-quality.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { testSettings } from '../../../support/test-settings.ts';

const sink = 'https://api.test/v1/qoe';

afterEach(disposePlayers);

async function measured(qoe: string | undefined = sink, before: (stage: ReturnType<typeof playerStage>) => unknown = () => undefined) {
  const stage = playerStage({ settings: { endpoints: { ...testSettings.endpoints, qoe } } });
  const { player, context } = stage;
  const sent: { url: string; summary: QoeSummary; body: string }[] = [];
  await player.open({ kind: 'vod', id: '1001' }, { autoplay: 'any' });
  await before(stage);
  const events = createPlaybackEvents(player);
  const stop = reportQuality(context, player, events, () => ({ total: 100, dropped: 3 }), (url, body) => sent.push({ url, body, summary: z.parse(qoeSummary, JSON.parse(body)) }));
  return { ...stage, sent, events, stop };
}

test('says how a playback went when other content is opened, and of the next one again', async () => {
  const { player, media, sent } = await measured();
  media.video.dispatchEvent(new Event('playing'));
  await player.open({ kind: 'vod', id: '1002' }, { autoplay: 'any' });
  expect(sent.map(({ url, summary }) => [url, summary.content, summary.live])).toEqual([[sink, 'vod:1001', false]]);
  expect(sent[0]?.summary).toMatchObject({ realm: testSettings.realm, decodedFrames: 100, droppedFrames: 3, rebufferCount: 0, errors: [] });
  expect(sent[0]?.summary.startupMs).toBeGreaterThanOrEqual(0);
  player.close();
  expect(sent.map(({ summary }) => summary.content)).toEqual(['vod:1001', 'vod:1002']);
  expect(new Set(sent.map(({ summary }) => summary.playId)).size).toBe(2);
});

test('counts seeks from before it came, and the time that is watched after them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { player, media, sent } = await measured(sink, async (stage) => {
    stage.media.video.dispatchEvent(new Event('playing'));
    await stage.player.seek(20);
    await stage.player.seek(30);
  });
  vi.advanceTimersByTime(4000);
  media.video.dispatchEvent(new Event('pause'));
  await player.seek(10);
  player.close();
  expect(sent[0]?.summary).toMatchObject({ seekCount: 3, watchedSeconds: 4 });
  vi.useRealTimers();
});

test('says it once when the page is left, and nothing of who watched', async () => {
  const { media, sent, stop, events } = await measured();
  media.video.dispatchEvent(new Event('playing'));
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  events.dispose();
  stop();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).not.toMatch(/Mara|member|token|https?:/);
});

test('without a place for it nothing is sent', async () => {
  const { player, media, sent } = await measured('');
  media.video.dispatchEvent(new Event('playing'));
  player.close();
  expect(sent).toEqual([]);
});

test('a failure that was survived and one that was not are told with their codes, also where nothing ever played', async () => {
  const { player, playback, sent } = await measured();
  playback.last().listener.onFailure({ kind: 'network', code: 'fragLoadError' });
  await vi.waitFor(() => expect(playback.last().recoveries).toHaveLength(1));
  playback.last().listener.onFailure({ kind: 'drm', code: 'keySystemLicenseRequestFailed' });
  expect(player.failure.value?.code).toBe('keySystemLicenseRequestFailed');
  player.close();
  expect(sent.map(({ summary }) => summary.errors)).toEqual([[
    { code: 'fragLoadError', fatal: false }, { code: 'keySystemLicenseRequestFailed', fatal: true },
  ]]);
});

test('a listener that breaks keeps nothing from the others', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const { player, media, events, sent } = await measured();
  const heard: string[] = [];
  events.subscribe(() => { throw new Error('broken'); });
  events.subscribe(({ type }) => heard.push(type));
  player.setTextTrack('1');
  media.video.dispatchEvent(new Event('waiting'));
  media.video.dispatchEvent(new Event('playing'));
  player.pause();
  player.close();
  expect(heard).toEqual(['started', 'quality', 'track', 'stalled', 'playing', 'paused', 'left']);
  expect(sent[0]?.summary).toMatchObject({ rebufferCount: 1 });
  vi.unstubAllGlobals();
});
