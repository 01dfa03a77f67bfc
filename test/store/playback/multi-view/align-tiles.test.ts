// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { angles, disposeMultiViews, multiViewStage } from './multi-view-stage.ts';
import { settled } from '../../../support/settled.ts';

afterEach(disposeMultiViews);

/** Two angles that play; the second is so many milliseconds behind. */
async function apart(behindMs: number, dates?: readonly [number, number]) {
  const stage = await multiViewStage(angles({ live: dates !== undefined }), { layout: 'twoUp', autoplay: 'any' });
  const [lead, other] = [...stage.medias.values()];
  lead!.advance(20);
  other!.advance(dates ? 20 : 20 - behindMs / 1000);
  if (dates) stage.playback.engines.forEach((engine, at) => { engine.date = dates[at]; });
  stage.multi.align();
  return { ...stage, lead: lead!, other: other! };
}

test.each([
  [20, 1, 19.98], [200, 1.05, 19.8], [-200, 0.95, 20.2],
])('an angle %s ms behind plays on at rate %s', async (behind, rate, place) => {
  const { other } = await apart(behind);
  expect(other.video.playbackRate).toBeCloseTo(rate);
  expect(other.video.currentTime).toBeCloseTo(place);
});

test.each([[3000], [-3000]])('an angle %s ms behind jumps', async (behind) => {
  const { other } = await apart(behind);
  expect(other.video.currentTime).toBeCloseTo(20);
});

test('live angles are compared by when their pictures were made', async () => {
  const { other } = await apart(0, [1_000_000, 998_000]);
  expect(other.video.currentTime).toBeCloseTo(22);
});

test('an angle that stands while the leading one plays is started, and the other way round', async () => {
  const { multi, lead, other } = await apart(0);
  other.video.pause();
  multi.align();
  await settled();
  expect(other.video.paused).toBe(false);
  lead.video.pause();
  multi.align();
  expect(other.video.paused).toBe(true);
});

test('a correction keeps the rate that the viewer chose', async () => {
  const { multi, lead, other } = await apart(0);
  lead.video.defaultPlaybackRate = 1.5;
  other.advance(19.8);
  multi.align();
  expect(other.video.playbackRate).toBeCloseTo(1.5 * 1.05);
});
