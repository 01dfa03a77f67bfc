import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { keepRelease, pinnedTag, type KeptRelease } from '../../../plugins/package/keep-release.ts';
import { pinnedModules } from '../../../plugins/package/pinned-modules.ts';
import { expect, test } from '../../support/browser-test.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { expectToBeWatched, pressPlay } from '../elements/watching.ts';

/** A release that is kept, served as the platform serves it, and pages that pin it. */
const releases = '.footlight/releases-under-test';
const served = 'dist/partner/packed/pinned';
let release: KeptRelease;

test.beforeAll(async () => {
  await rm(releases, { recursive: true, force: true });
  release = await keepRelease('dist/embed', releases, '0.9.0');
  await mkdir(served, { recursive: true });
});
test.afterAll(() => rm(served, { recursive: true, force: true }));

/** How a page takes the release in. */
interface Pinned {
  /** The import map is in the page too. */
  isMapped: boolean;
  /** Newer scripts beside it, as another author's. */
  beside?: string;
  /** Of these files the server sends others than were kept. */
  changed?: (file: string) => boolean;
}

async function openPinned(page: Page, platform: TestPlatform, { isMapped, beside = '', changed = () => false }: Pinned): Promise<{ complaints: string[]; asked: string[] }> {
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(`**/embed/${release.name}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.split(`/${release.name}/`)[1] ?? '';
    const kept = await readFile(`${releases}/${release.name}/${file}`, 'utf8');
    const body = changed(file) ? `globalThis.changed = true;${kept}` : kept;
    await route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
  });
  const origin = new URL(platform.at('arena')).origin;
  const { text } = await pinnedModules(`${releases}/${release.name}`, release, origin);
  await writeFile(`${served}/index.html`, `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Pinned</title>
    ${isMapped ? `<script type="importmap" nonce="{{nonce}}">${text}</script>` : ''}
    ${pinnedTag(origin, release).replace(' async', '')}${beside}</head>
    <body><main><footlight-carousel-row bucket="featured"></footlight-carousel-row><footlight-player content="vod:1001"></footlight-player></main></body></html>`);
  await page.goto(platform.at('partner', '/packed/pinned/index.html'));
  return { complaints, asked };
}

const hasRunChanged = (page: Page) => page.evaluate(() => (globalThis as { changed?: boolean }).changed === true);

test('a page pins a release, and another author’s newest script stands beside it: each element is there once, from one of them', async ({ page, platform }) => {
  const beside = '<script src="{{embed}}/embed/latest/loader.js" crossorigin></script>';
  const { complaints, asked } = await openPinned(page, platform, { isMapped: true, beside });
  await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
  await pressPlay(page.locator('footlight-player'));
  await expectToBeWatched(page.locator('footlight-player'));
  expect(asked).toContain(`/embed/${release.name}/footlight-player.js`);
  expect(asked.filter((path) => /\/embed\/(?:latest\/)?footlight-(?:player|carousel-row)\.js/.test(path))).toEqual([]);
  await expect(page.locator('iframe[src$="/frames/session"]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('elements of two releases, each taken in by its own file, work on one page and share the session', async ({ page, platform }) => {
  await openPinned(page, platform, { isMapped: false });
  const origin = new URL(platform.at('arena')).origin;
  await writeFile(`${served}/index.html`, `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Two releases</title>
    <script type="module" src="${origin}/embed/${release.name}/footlight-carousel-row.js" crossorigin></script>
    <script type="module" src="${origin}/embed/latest/footlight-my-list.js" crossorigin></script></head>
    <body><main><footlight-carousel-row bucket="featured"></footlight-carousel-row><footlight-my-list></footlight-my-list></main></body></html>`);
  // Both have started by the time that the session is known.
  let go = () => {};
  const isAwaited = new Promise<void>((resolve) => { go = resolve; });
  await page.route('**/frames/session', async (route) => { await isAwaited; await route.continue(); });
  await page.goto(platform.at('partner', '/packed/pinned/index.html'), { waitUntil: 'domcontentloaded' });
  for (const name of ['footlight-carousel-row', 'footlight-my-list']) await expect(page.locator(name).getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  go();
  await expect(page.locator('footlight-carousel-row').getByRole('link').first()).toBeVisible();
  await expect(page.locator('footlight-my-list').getByText('Sign in').first()).toBeVisible();
  await expect(page.locator('iframe[src$="/frames/session"]')).toHaveCount(1);
});

for (const isMapped of [true, false]) {
  test(`each module was changed on the server: ${isMapped ? 'with the import map none of them runs' : 'without the import map they run'}`, async ({ page, platform }) => {
    const { complaints, asked } = await openPinned(page, platform, { isMapped, changed: (file) => !/^(?:loader|page-notes)\.js$/.test(file) });
    await expect.poll(() => asked.filter((path) => path.includes(`/${release.name}/chunks/`)).length).toBeGreaterThan(0);
    if (isMapped) await expect.poll(() => complaints.join('\n')).toMatch(/integrity[\s\S]*<footlight-player> could not be loaded/i);
    else await expect.poll(() => hasRunChanged(page)).toBe(true);
    expect(await hasRunChanged(page)).toBe(!isMapped);
  });
}
