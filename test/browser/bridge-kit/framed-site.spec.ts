import { expect, test } from '../../support/browser-test.ts';
import { addFrame, answersOf, attack } from './kit.ts';

/**
 * The whole site in a registered page's frame, for a tenant that allows it.
 *
 * @source design/bridge.md "Topologies": full site
 */
test('a registered page frames the site, is told its pages, and steers the film of the page that is shown', async ({ platform, page }) => {
  await page.goto(platform.at('partner', '/framed-site.html?tenant=debug'));
  const answer = page.locator('#answer');
  const log = page.getByRole('list', { name: 'Messages of the bridge' });
  await expect(answer).toHaveText('Connected.', { timeout: 20_000 });
  await expect(log).toContainText('connected: this page may observe, control, load');
  await expect(log).toContainText('routechange {"name":"root","id":null}');
  const site = page.frameLocator('#frame');
  await expect(site.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: 'State' }).click();
  await expect(answer).toHaveText(/^state: PLAYER_NOT_FOUND/);

  await page.getByRole('button', { name: 'A film' }).click();
  await expect(answer).toHaveText(/^film: \{"id":"1001","title":"The Night/, { timeout: 20_000 });
  await expect(log).toContainText('routechange {"name":"vod","id":"1001"}');
  await expect(site.getByRole('heading', { name: /^The Night/ }).first()).toBeAttached();
  await page.getByRole('button', { name: 'Mute' }).click();
  await expect(answer).toHaveText(/^mute: \{"value":true/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(answer).toHaveText(/^play: \{"playing":true/);
  const video = site.locator('video').first();
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => !shown.paused && shown.currentTime > 0)).toBe(true);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.paused)).toBe(true);
});

test('a page that is not registered, and any page of a tenant that does not allow it, frames no site and is told nothing', async ({ platform, page }) => {
  const framed: [host: 'evil' | 'partner', tenant: string][] = [['evil', 'debug'], ['partner', 'arena'], ['evil', 'arena']];
  for (const [host, tenant] of framed) {
    await page.goto(platform.at(host, '/index.html'));
    const refused = page.waitForResponse((response) => response.url().startsWith(platform.at(tenant, '/')) && response.request().isNavigationRequest());
    await page.evaluate((address) => {
      const heard: string[] = [];
      addEventListener('message', ({ data }) => void heard.push(String(data)));
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      Object.assign(window, { heard });
    }, platform.at(tenant, '/'));
    expect((await refused).status(), `${host} frames ${tenant}`).toBe(403);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  }
  // Where a browser does not say who asks, the policy of the page itself refuses.
  const { headers } = await page.request.get(platform.at('debug', '/')).then((response) => ({ headers: response.headers() }));
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${platform.at('partner', '/').replace(/\/$/, '')}`);
  const arena = await page.request.get(platform.at('arena', '/'));
  expect(arena.headers()['content-security-policy']).toMatch(/frame-ancestors 'self'(?:;|$)/);
});

test('windows beside and below a framed site lead it nowhere and are told nothing, and no name or domain opens it', async ({ platform, page }) => {
  await page.goto(platform.at('partner', '/framed-site.html?tenant=debug'));
  await expect(page.locator('#answer')).toHaveText('Connected.', { timeout: 20_000 });
  const site = page.frames().find((frame) => frame.url().startsWith(platform.at('debug', '/')))!;
  const before = site.url();
  const below = await (await site.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))).asElement()!.contentFrame();
  for (const place of [await addFrame(page, 'blank'), await addFrame(page, 'sandboxed'), below!]) {
    expect(await attack(place, 'parent and its frames')).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'State' }).click();
    await expect(page.locator('#answer')).toHaveText(/^state: PLAYER_NOT_FOUND/);
    expect(await answersOf(place)).toEqual([]);
  }
  const opened = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')!;
    frame.name = '{"x":1,"t":"req","id":"n","m":"play"}';
    try { document.domain = 'localhost'; } catch { /* A browser that keys pages by their origin does not let it be set. */ }
    try { return String(frame.contentWindow!.document.URL); } catch (error) { return (error as Error).name; }
  });
  expect(opened).toBe('SecurityError');
  expect(site.url()).toBe(before);
});
