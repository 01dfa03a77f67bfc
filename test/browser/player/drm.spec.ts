import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';
import { expectToBeWatched, framesOf, pressPlay, secondsOf } from '../elements/watching.ts';
import { sliceOf, watchPlayers } from './slice-of.ts';

/** Titles under ClearKey, and what plays them. */
const titles = [
  ['cenc as HLS', 'vod:1121'], ['cbcs as HLS', 'vod:1122'], ['cenc as DASH', 'vod:1125'], ['cbcs as DASH', 'vod:1126'],
] as const;

for (const [form, content] of titles) {
  test(`${form}: the key comes from the licence server, and pictures are decrypted`, async ({ page, platform }) => {
    const licences: { token: string | undefined; status: number }[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/licence/clearkey') && answer.request().method() === 'POST') licences.push({ token: answer.request().headers().authorization, status: answer.status() });
    });
    const player = await openElement(page, platform, 'platform', 'footlight-player', { content });
    await pressPlay(player);
    await expectToBeWatched(player);
    expect(await player.evaluate((element) => element.shadowRoot?.querySelector('video')?.mediaKeys !== null)).toBe(true);
    expect(licences.length).toBeGreaterThan(0);
    for (const { token, status } of licences) expect([token?.startsWith('Bearer ey'), status]).toEqual([true, 200]);
  });
}

test('whole segments under AES-128 play, one after the other, without beginning anew', async ({ page, platform }) => {
  await watchPlayers(page);
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1124' });
  await pressPlay(player);
  await expectToBeWatched(player);
  await expect.poll(() => secondsOf(player)).toBeGreaterThan(5);
  expect(await (await sliceOf(player)).evaluate((each) => each.mishap.value)).toBeUndefined();
});

test('a refused key ends in a panel that says so, and shows no picture', async ({ page, platform }) => {
  const player = await openElement(page, platform, 'platform', 'footlight-player', { content: 'vod:1123', autoplay: 'muted' });
  await expect(player.getByRole('alert').or(player.getByRole('alertdialog')).first()).toBeVisible({ timeout: 30_000 });
  expect(await framesOf(player)).toBe(0);
});
