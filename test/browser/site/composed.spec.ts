import { fill } from '../../support/any-browser-input.ts';
import { expect, test } from '../../support/browser-test.ts';
import { seeWholePage } from '../../support/see-whole-page.ts';
import { expectNoSideways, findings, tenants } from './site-visit.ts';

/** Composed pages of each tenant, and the way back through them. @source spec 1 §2.4 "Generic view screen", §4.4 */
test.use({ viewport: { width: 1280, height: 800 } });

for (const { host, other } of tenants) {
  test(`the shelf of ${host} is searched, filtered and sorted, and the way back finds it so`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/section/explore'));
    const cards = page.locator('.fl-grid__cards .fl-card__link');
    await expect(cards).toHaveCount(24);
    await page.getByRole('button', { name: 'Filters' }).click();
    const free = page.getByRole('button', { name: /^Free, / });
    const count = Number((await free.getAttribute('aria-label'))!.match(/\d+/)![0]);
    await free.click();
    await expect(page).toHaveURL(/facet=access%3AFREE/);
    await expect(cards).toHaveCount(Math.min(24, count));
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('button', { name: 'Title', exact: true }).click();
    await expect(page).toHaveURL(/sort=title&sortDirection=ASC/);
    const first = await cards.first().getAttribute('href');
    await page.getByRole('button', { name: /^Title/ }).click();
    await expect(cards.first()).not.toHaveAttribute('href', first!);
    const [address, last] = [page.url(), await cards.first().getAttribute('href')];
    await cards.first().click();
    await expect(page).toHaveURL(/\/video\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(cards.first()).toHaveAttribute('href', last!);
    await page.goForward();
    await expect(page).toHaveURL(/\/video\//);
    await page.goto(platform.at(host, '/section/explore'));
    await fill(page.getByRole('searchbox'), 'xyzzy');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('Nothing fits that')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

  test(`tabs of ${host} are chosen by key, and the way back shows the chosen one`, async ({ page, platform }) => {
    await page.goto(platform.at(host, '/section/inside'));
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tab=series/);
    await expect(page.getByRole('tabpanel')).toContainText('Season 1');
    await page.locator('.fl-series__episodes .fl-card__link').first().click();
    await expect(page).not.toHaveURL(/section/);
    await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', /./);
    await expect(page.getByRole('tabpanel')).toContainText('Season 1');
    expect(await findings(page)).toEqual([]);
  });

  test(`the season that a link to ${host} names is shown, and the way back keeps the chosen one`, async ({ page, platform }) => {
    const season = (number: number) => page.getByRole('group', { name: 'Seasons' }).getByRole('button').nth(number);
    await page.goto(platform.at(host, '/section/inside?tab=series&seasonId=5703'));
    await expect(season(2)).toHaveAttribute('aria-pressed', 'true');
    await season(1).click();
    await expect(page).toHaveURL(/seasonId=5702/);
    await page.locator('.fl-series__episodes .fl-card__link').first().click();
    await expect(page).not.toHaveURL(/section/);
    await page.goBack();
    await expect(season(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`composed pages of ${host} fit a phone and a tablet (${other})`, async ({ page, platform }) => {
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of ['explore', 'inside', 'inside?tab=series']) {
        await page.goto(platform.at(host, `/section/${id}${id.includes('?') ? '&' : '?'}locale=${other}`));
        await expect(page.locator('.fl-card__link').first()).toBeVisible();
        if (host === 'arena' && id.startsWith('inside')) await expect(page.getByRole('table')).toBeVisible();
        await seeWholePage(page);
        await expectNoSideways(page);
      }
    }
    expect(await findings(page)).toEqual([]);
  });
}

test('the way back finds the page and each of its rows where they were', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/home'));
  const track = page.locator('[part="track"]').filter({ has: page.locator('.fl-card__link') }).nth(1);
  await track.scrollIntoViewIfNeeded();
  await page.evaluate(() => { scrollBy({ top: 300, behavior: 'instant' }); });
  await track.evaluate((node) => { node.scrollTo({ left: 900, behavior: 'instant' }); });
  const offsetOf = () => track.evaluate((node) => node.scrollLeft);
  await expect.poll(offsetOf).toBeGreaterThan(500);
  // What snaps has come to rest.
  await expect.poll(async () => { const before = await offsetOf(); await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => { requestAnimationFrame(done); }); })); return (await offsetOf()) - before; }).toBe(0);
  const [offset, top] = [await offsetOf(), await page.evaluate(() => scrollY)];
  expect(top).toBeGreaterThan(100);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Guide' }).evaluate((link: HTMLElement) => { link.click(); });
  await expect(page).toHaveURL(/\/epg/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(offsetOf).toBe(offset);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(offsetOf).toBe(offset);
});

/** @source spec 1 §4.1 "The player resets on route change keeping the volume" */
test('volume and captions last over a route change', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/video/1001'));
  const stateOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => ({ volume: video.volume, captions: [...video.textTracks].some((track) => track.mode !== 'disabled'), ready: video.readyState > 1 }));
  await expect.poll(stateOf, { timeout: 20_000 }).toMatchObject({ ready: true });
  await page.keyboard.press('c');
  await expect.poll(stateOf).toMatchObject({ captions: true });
  await page.locator('.fl-player').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await stateOf()).volume).toBeLessThan(1);
  const { volume } = await stateOf();
  await page.getByRole('link', { name: 'Arena', exact: true }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goBack();
  await expect.poll(stateOf, { timeout: 20_000 }).toEqual({ volume, captions: true, ready: true });
});

test('a trailer plays on the page of its title, and a programme is told about before it is watched', async ({ page, platform }) => {
  await page.goto(platform.at('arena', '/section/inside'));
  await page.getByRole('link', { name: 'Trailer' }).click();
  await expect(page).toHaveURL(/\/video\/1101\/.*trailerFrom=1101/);
  await expect(page.locator('[part="trailer-bar"]')).toBeVisible({ timeout: 20_000 });
  await page.goBack();
  await page.locator('.fl-hero__turn').nth(1).click();
  await page.getByRole('button', { name: 'On now' }).click();
  await expect(page.getByRole('dialog', { name: 'About this programme' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
