import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fill } from '../../support/any-browser-input.ts';
import { expect, test as base } from '../../support/browser-test.ts';
import { lookAtEach } from '../../support/look-at-each.ts';
import { switchesOf } from '../../support/platform-switches.ts';
import { enterPassword, frameIn, visitEverything } from './partner-visit.ts';
import { expectNoViolations, settled, watchPolicy, type PolicyWatch } from './watch-policy.ts';

/**
 * Under a strict policy with Trusted Types the product lives without one complaint, and leaves the console alone.
 *
 * @source issue "Trust by origin": zero reports
 */
const test = base.extend<{ watch: PolicyWatch }>({
  watch: async ({ platform, viewerContext, viewerPage }, use) => {
    await use(await watchPolicy(viewerContext, viewerPage));
    await switchesOf(platform).reset('buyer@footlight.test');
  },
});

/** The page with controls that others wrote has no policy: they write markup. */
const pages = readdirSync('demo/pages/partner').filter((name) => name.endsWith('.html') && name !== 'bench-media-chrome.html');
/** Pages about mistakes: the browser itself writes about what the platform refuses, and we warn about attributes. */
const mistakes: Readonly<Record<string, RegExp>> = {
  'unknown.html': /Failed to load resource: the server responded with a status of 40[04]|^error: \[footlight\] unknown-realm: /,
  'bad-attributes.html': /^warning: \[footlight\] (?:value-refused|language-unreadable): <footlight-/,
};

/** Only this tenant lets others frame its whole site. */
const ofTenant: Readonly<Record<string, string>> = { 'framed-site.html': '?tenant=debug' };

test.describe('a partner’s page under its strict policy', () => {
  test('every page of the demo opens without a complaint', async ({ platform, viewerPage: page, watch }) => {
    await lookAtEach(pages, (name) => name, async (name) => {
      await watch.beginAgain(platform);
      await page.goto(platform.at('partner', `/${name}${ofTenant[name] ?? ''}`));
      await settled(page);
      expect(watch.console.filter((line) => !mistakes[name]?.test(line))).toEqual([]);
      await expectNoViolations(page, platform, watch);
    });
  });

  test('a viewer signs in, keeps, buys and watches without a complaint', async ({ platform, viewerPage: page, watch }) => {
    test.setTimeout(120_000);
    await visitEverything(page, platform.at('partner', '/all.html'));
    await expectNoViolations(page, platform, watch);
  });

  for (const [kind, content] of Object.entries({ HLS: 'vod:1001', DASH: 'vod:1020', 'a live stream': 'live:2001' })) {
    test(`${kind} plays with captions without a complaint`, async ({ platform, viewerPage: page, watch }) => {
      await page.goto(platform.at('partner', '/player.html'));
      await show(page, content);
      await page.locator('#player').evaluate((player) => (player as unknown as { play(): Promise<void> }).play());
      await expect.poll(() => decodedFrames(page)).toBeGreaterThan(10);
      if (!content.startsWith('live')) await turnCaptionsOn(page);
      expect(watch.console).toEqual([]);
      await expectNoViolations(page, platform, watch);
    });
  }

  test('sign-in and checkout open as dialogs and do their work without a complaint', async ({ platform, viewerPage: page, watch }) => {
    test.setTimeout(90_000);
    await page.goto(platform.at('partner', '/player.html'));
    await show(page, 'vod:1004');
    const player = page.locator('#player');
    await player.getByRole('button', { name: 'Sign in' }).click();
    const form = frameIn(page, 'footlight-sign-in');
    await fill(form.getByLabel('E-mail'), 'buyer@footlight.test');
    await enterPassword(form, 'footlight');
    await expect(player.getByRole('dialog')).toHaveCount(0);
    // What is taken away while it is being opened makes browsers complain of its address.
    await expect.poll(() => page.evaluate(() => document.querySelector('footlight-player')?.shadowRoot?.querySelector('video')?.readyState ?? 0)).toBeGreaterThan(0);
    await show(page, 'vod:1003');
    await player.getByRole('button', { name: 'See plans' }).click();
    await expect(frameIn(page, 'footlight-checkout').getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(watch.console).toEqual([]);
    await expectNoViolations(page, platform, watch);
  });
});

const ownPages = [['arena', '/'], ['cinema', '/'], ['cinema', '/?locale=ar'], ['arena', '/demo']] as const;

test('a tenant’s own pages open under their policy without a complaint', async ({ platform, viewerPage: page, watch }) => {
  await lookAtEach(ownPages, ([host, path]) => `${host}${path}`, async ([host, path]) => {
    await watch.beginAgain(platform);
    await page.goto(platform.at(host, path));
    await expect(page.getByRole('heading').first()).toBeVisible();
    await settled(page);
    expect(watch.console).toEqual([]);
    await expectNoViolations(page, platform, watch);
  });
});

const show = (page: Page, content: string): Promise<void> =>
  page.locator('#player').evaluate((player, wanted) => player.setAttribute('content', wanted), content);

const decodedFrames = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#player')?.shadowRoot?.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0);

async function turnCaptionsOn(page: Page): Promise<void> {
  const player = page.locator('#player');
  await player.hover();
  await player.getByRole('button', { name: 'Captions' }).click();
  await player.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(player.locator('[data-on] [part~="captions-button"]')).toHaveCount(1);
}
