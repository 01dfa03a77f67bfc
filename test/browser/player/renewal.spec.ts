import type { Page } from '@playwright/test';
import { askedOverHttp } from '../../support/asked-over-http.ts';
import { expect, test } from '../../support/browser-test.ts';
import { openWallet } from '../../support/member-wallet.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { signedIn } from '../../support/signed-in.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';
import { track } from './track-playback.ts';

/** The addresses of a title that is not everybody's are good for fifteen minutes of the platform's clock. @source docs/threat-model.md "a stream’s address is passed on" */
test.afterEach(({ platform }) => switchesOf(platform).clock({ reset: true }));

const minute = 60_000;
/** A film of a licence. */
const paid = { content: 'vod:1003', autoplay: 'muted' } as const;

/** Addresses that the media host answered the page by, and how. */
function followMedia(page: Page): { path: string; status: number }[] {
  const answers: { path: string; status: number }[] = [];
  page.on('response', (answer) => {
    const { hostname, pathname } = new URL(answer.url());
    if (hostname === 'media.localhost' && pathname.startsWith('/s/')) answers.push({ path: pathname, status: answer.status() });
  });
  return answers;
}

/** The lease that an address names. */
const leaseOf = (path: string): string => path.split(/[/.]/)[2]!;

/** Lets time pass for the platform and for the page's timers alike, until the page has asked for its addresses again. */
async function pass(page: Page, platform: TestPlatform, minutes: number): Promise<void> {
  await switchesOf(platform).clock({ advance: minutes * minute });
  const renewed = page.waitForResponse((answer) => /\/playback\/vod\/1003\/urls/.test(answer.url()) && answer.request().method() === 'GET');
  await page.clock.fastForward(minutes * minute);
  expect((await renewed).status()).toBe(200);
}

test('a film of a licence plays on past a quarter of an hour, by the same addresses and without a word', async ({ page, context, platform }) => {
  await signedIn(context, platform, 'arena', 'subscriber');
  await watchPlayers(page);
  await page.clock.install();
  const answers = followMedia(page);
  const element = await openElement(page, platform, 'platform', 'footlight-player', paid);
  const player = await track(element, 'HLS');
  for (let round = 0; round < 3; round += 1) await pass(page, platform, 10.5);
  // Sound that is not here yet is asked for after more than half an hour.
  const spanish = page.waitForResponse((answer) => /\/a-es\/\d+\.m4s$/.test(answer.url()));
  const slice = await sliceOf(element);
  await slice.evaluate((each) => each.setAudioTrack(each.audioTracks.peek().find(({ language }) => language === 'es')!.id));
  expect((await spanish).status()).toBe(200);
  await expectToBeWatched(element);
  expect(new Set(answers.map(({ path }) => leaseOf(path)))).toEqual(new Set([leaseOf(new URL((await spanish).url()).pathname)]));
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  expect([await player.mishaps(), await player.isTold(), await slice.evaluate((each) => each.mishap.value)]).toEqual([[], false, undefined]);
});

test('a film whose licence ended on another device goes at its next renewal, though nothing told the page, and the viewer reads what opens it', async ({ page, context, platform }) => {
  const wallet = await openWallet(askedOverHttp(platform), 'arena', 'member');
  expect((await wallet.buy('arena-pass-month')).status).toBe(200);
  await signedIn(context, platform, 'arena', 'member');
  await page.route('**/api/v1/changes', (route) => route.abort());
  await page.clock.install();
  const answers = followMedia(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', paid);
  await expectToBeWatched(player);
  const { withdrawals: [contract] } = (await wallet.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: { invoice: string }[] };
  expect((await wallet.ask({ path: '/api/v2/customer/withdrawals', body: { invoice: contract!.invoice } })).status).toBe(200);
  const passedOn = await fetch(platform.at('media', answers[0]!.path));
  expect([passedOn.status, (await passedOn.json() as { code: string }).code]).toEqual([403, 'ended']);
  await switchesOf(platform).clock({ advance: 10.5 * minute });
  await page.clock.fastForward(10.5 * minute);
  await expect(player.getByRole('button', { name: 'See plans' })).toBeVisible();
});

test('a title by the view whose page was opened and left alone is withdrawn from, and not any more once a minute of it was fetched', async ({ page, context, platform }) => {
  const wallet = await openWallet(askedOverHttp(platform), 'arena', 'member');
  expect((await wallet.buy('arena-fight-night')).status).toBe(200);
  const contracts = async () => ((await wallet.ask({ path: '/api/v2/customer/withdrawals' })).body as { withdrawals: unknown[] }).withdrawals.length;
  await signedIn(context, platform, 'arena', 'member');
  await page.clock.install();
  const video = (await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1107' })).locator('video');
  const fetched = () => video.evaluate(({ buffered }: HTMLVideoElement) => (buffered.length > 0 ? buffered.end(buffered.length - 1) : 0));
  await expect.poll(fetched).toBeGreaterThanOrEqual(40);
  // Whatever the engine still does by itself, it does within these minutes of its timers.
  for (let round = 0; round < 5; round += 1) await page.clock.fastForward(minute);
  expect([await video.evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime]), await contracts()]).toEqual([[true, 0], 1]);
  expect(await fetched()).toBeLessThan(60);
  await video.evaluate((element: HTMLVideoElement) => { element.currentTime = 25; });
  await expect.poll(contracts).toBe(0);
});
