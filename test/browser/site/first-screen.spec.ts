import { expect, test } from '../../support/browser-test.ts';
import { tenants } from './site-visit.ts';

/** @source issue "Speed": largest contentful paint beside a bare page */
for (const { host } of tenants) {
  test(`the first screen of ${host} asks for nothing but its code and each picture once`, async ({ page, platform }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(platform.at(host, '/home'));
    const preload = page.locator('link[rel="preload"][as="image"]');
    const first = await preload.getAttribute('href');
    await expect(page.locator(`main img[src="${first}"]`).first()).toBeVisible();
    await expect(page.locator('.fl-row__item a').first()).toBeAttached();
    expect(asked.filter((path) => path === new URL(first!).pathname)).toHaveLength(1);
    expect(asked.filter((path) => path === '/api/v1/view')).toEqual([]);
    // Every module that the page starts with was asked for by its document.
    const modules = await page.locator('link[rel="modulepreload"]').evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(modules.some((path) => path.includes('/view-page-'))).toBe(true);
    expect(asked.filter((path) => modules.includes(path)).length).toBe(new Set(modules).size);
  });
}

/** What moves for ever costs a viewer's battery each frame, in sight or not. */
for (const { host } of tenants) {
  test(`nothing moves for ever on the home page of ${host} once its first screen is there`, async ({ page, platform }) => {
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity).map(({ effect }) => (effect as KeyframeEffect).target?.className));
    await page.goto(platform.at(host, '/home'));
    await expect(page.locator('.fl-row__item a').first()).toBeVisible();
    await expect(page.locator('.fl-row--far').first()).toBeAttached();
    await expect.poll(moving).toEqual([]);
  });
}

for (const { host } of tenants) {
  test(`the picture of ${host} stays from the document’s to the site’s, frame by frame`, async ({ page, platform }) => {
    await page.addInitScript(() => {
      const seen = { document: false, site: false, gaps: 0 };
      (globalThis as unknown as { seen: typeof seen }).seen = seen;
      const look = (): void => {
        const [drawn, ours] = [document.querySelector('.first__hero img'), document.querySelector('.fl-hero__picture')];
        seen.document ||= drawn !== null;
        seen.site ||= ours !== null;
        if (seen.document && !drawn && !ours) seen.gaps += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // On a busy machine the code may come before the first frame is drawn.
    let starts = (): void => undefined;
    const started = new Promise<void>((resolve) => { starts = resolve; });
    await page.route('**/site/main.js', async (route) => {
      await started;
      await route.continue();
    });
    const seen = () => page.evaluate(() => (globalThis as unknown as { seen: { document: boolean; site: boolean; gaps: number } }).seen);
    await page.goto(platform.at(host, '/home'), { waitUntil: 'commit' });
    await expect.poll(async () => (await seen()).document).toBe(true);
    starts();
    await expect.poll(async () => (await seen()).site).toBe(true);
    await expect(page.locator('.fl-row__item a').first()).toBeAttached();
    expect((await seen()).gaps).toBe(0);
  });

  test(`the picture of ${host} stays where its document has it while the page’s code is late`, async ({ page, platform }) => {
    const box = () => page.locator('.first__hero img').evaluate((picture) => picture.getBoundingClientRect().toJSON() as DOMRect);
    let comes = (): void => undefined;
    const held = new Promise<void>((resolve) => { comes = resolve; });
    let starts = (): void => undefined;
    const started = new Promise<void>((resolve) => { starts = resolve; });
    await page.route('**/site/main.js', async (route) => {
      await started;
      await route.continue();
    });
    await page.route('**/view-page-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(platform.at(host, '/home'), { waitUntil: 'commit' });
    await expect.poll(() => page.locator('.first__hero img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const before = await box();
    starts();
    await expect(page.locator('.fl-site__bar')).toBeVisible();
    expect(await box()).toEqual(before);
    comes();
    await expect(page.locator('.fl-hero__picture').first()).toBeVisible();
    await expect(page.locator('.first__hero')).toHaveCount(0);
  });

  test(`the document of ${host} draws the hero’s picture where the site draws it`, async ({ page, platform }) => {
    const boxOf = (selector: string) => page.locator(selector).evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    for (const [width, height] of [[390, 844], [820, 1180], [1440, 900], [1920, 1080]] as const) {
      await page.setViewportSize({ width, height });
      let start = (): void => undefined;
      const held = new Promise<void>((resolve) => { start = resolve; });
      await page.route('**/site/main.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(platform.at(host, '/home'), { waitUntil: 'commit' });
      await expect.poll(() => page.locator('.first__hero img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
      const [before, address] = [await boxOf('.first__hero'), await page.locator('.first__hero img').getAttribute('src')];
      start();
      await expect(page.locator('.fl-hero__picture').first()).toHaveAttribute('src', address!);
      await expect(page.locator('.first')).toHaveCount(0);
      const after = await boxOf('.fl-hero');
      expect([after.x, after.y, after.width], `${width} px`).toEqual([before.x, before.y, before.width]);
      // On a phone a hero grows with its words.
      if (width > 600) expect(after.height, `${width} px`).toBeCloseTo(before.height, 0);
      else expect(after.height).toBeGreaterThanOrEqual(before.height - 1);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('a platform whose document carries nothing is asked', async ({ page, platform }) => {
  await page.route(({ pathname }) => pathname === '/home', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<script type="application\/json" id="footlight-view">.*?<\/script>/s, '').replaceAll(/<link rel="(?:modulepreload" data-page|preload)[^>]*>/g, '');
    await route.fulfill({ response: answer, body });
  });
  const call = page.waitForRequest(/\/api\/v1\/view\?.*type=home/);
  await page.goto(platform.at('arena', '/home'));
  await call;
  await expect(page.locator('.fl-row__item a').first()).toBeVisible();
});
