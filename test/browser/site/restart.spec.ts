import { expect, test } from '../../support/browser-test.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { expectToPlay } from './site-visit.ts';

test.afterEach(({ platform }) => switchesOf(platform).clock({ reset: true }));

interface Guide {
  channels: { eventId: string; programmes: { end: string }[] }[];
}

/** Seconds since the programme began; the channel's DVR holds two minutes. */
const begunSeconds = 70;

/** @source spec 1 §2.4 "A restart status swaps which button is primary (start from beginning versus live)" */
test('a programme is watched from its beginning, behind live by as long as it is on', async ({ page, platform }) => {
  const [answer] = await Promise.all([page.waitForResponse(/\/epg\?/), page.goto(platform.at('arena', '/epg'))]);
  const { channels } = await answer.json() as Guide;
  const ends = channels.find(({ eventId }) => eventId === '3001')!.programmes.map(({ end }) => Date.parse(end));
  await switchesOf(platform).clock({ set: ends.find((end) => end > Date.now())! + begunSeconds * 1000 });
  await page.goto(platform.at('arena', '/section/inside'));
  await page.getByRole('button', { name: /Kick/ }).click();
  await page.locator('.fl-hero [part~="hero-action"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'From the beginning' }).click();
  await expect(page).toHaveURL(/\/live\/3001\/.*resumeProgress=0/);
  await expectToPlay(page);
  const behind = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.seekable.end(video.seekable.length - 1) - video.currentTime);
  await expect.poll(behind).toBeGreaterThan(begunSeconds - 15);
});
