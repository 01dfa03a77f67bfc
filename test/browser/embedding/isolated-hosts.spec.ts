import { expect, test } from '../../support/browser-test.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';
import { expectNoViolations, watchPolicy } from '../trust/watch-policy.ts';

/** Pages with headers of their own: `demo/platform/hosts/partner/page-manners.ts`. */
for (const [how, path] of [['COOP and COEP require-corp', 'isolated'], ['COOP and COEP credentialless', 'isolated-credentialless']] as const) {
  test(`a page isolated by ${how}: a row shows and a player plays`, async ({ page, platform }) => {
    await page.goto(platform.at('partner', `/hosts/${path}.html`));
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await expect.poll(() => page.locator('#row').evaluate(({ shadowRoot }) => [...shadowRoot?.querySelectorAll('img') ?? []].some(({ naturalWidth }) => naturalWidth > 0))).toBe(true);
    await pressPlay(page.locator('#player'));
    await expectToBeWatched(page.locator('#player'));
  });
}

for (const [how, path] of [['a nonce alone', 'nonce'], ['a nonce and strict-dynamic', 'strict-dynamic']] as const) {
  test(`a page that lets scripts in by ${how}: nothing is reported`, async ({ page, context, platform }) => {
    const watch = await watchPolicy(context, page);
    await page.goto(platform.at('partner', `/hosts/${path}.html`));
    await expect(page.locator('#row').getByRole('link').first()).toBeVisible();
    await pressPlay(page.locator('#player'));
    await expectToBeWatched(page.locator('#player'));
    expect(watch.console).toEqual([]);
    await expectNoViolations(page, platform, watch);
  });
}

test('a sandboxed document: its viewer reads that nothing comes, and its author why', async ({ page, platform }) => {
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('[footlight]') && said.push(message.text()));
  await page.goto(platform.at('partner', '/hosts/sandboxed.html'));
  await expect(page.locator('#player').getByRole('alert')).toContainText('not registered to show this content');
  await expect.poll(() => said).toEqual([expect.stringMatching(/sandboxed.*allow-same-origin/)]);
  await expect(page.locator('#player').getByRole('button')).toHaveCount(0);
});
