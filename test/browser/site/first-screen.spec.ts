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
