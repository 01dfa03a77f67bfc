import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser-test.ts';
import { openElement } from '../elements/element-page.ts';

/**
 * Two hundred elements on one page work, share what they ask, and leave nothing when they go.
 *
 * @source issue "Trust by origin": 200 elements
 */
const kinds = [
  ...Array.from({ length: 80 }, () => ['footlight-carousel-row', { bucket: 'featured' }] as const),
  ...Array.from({ length: 40 }, (_, at) => ['footlight-player', { content: `vod:${1001 + (at % 3)}` }] as const),
  ...Array.from({ length: 20 }, () => ['footlight-epg-grid', {}] as const),
  ...Array.from({ length: 20 }, () => ['footlight-sign-in', {}] as const),
  ...Array.from({ length: 20 }, () => ['footlight-search', {}] as const),
  ...Array.from({ length: 20 }, () => ['footlight-my-list', {}] as const),
];

/** Adds all of them to the page, side by side so that many are in sight. */
const addAll = (page: Page) => page.evaluate((wanted) => {
  const main = document.querySelector('main')!;
  for (const [tag, attributes] of wanted) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    main.append(element);
  }
}, kinds as readonly (readonly [string, Record<string, string>])[]);

const removeAll = (page: Page) => page.evaluate(() => document.querySelectorAll('main > *').forEach((element) => { if (element.localName.startsWith('footlight-')) element.remove(); }));

/** Elements that show neither content of their own nor a frame. */
const emptyOnes = (page: Page) => page.evaluate(() => [...document.querySelectorAll('main > *')]
  .filter(({ localName }) => localName.startsWith('footlight-'))
  .filter(({ shadowRoot }) => !shadowRoot || shadowRoot.querySelectorAll('a, button, input, iframe, [role="alert"], h2, p').length === 0)
  .map(({ localName }) => localName));

async function heapOf(page: Page): Promise<{ bytes: number; nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

async function visitAll(page: Page): Promise<void> {
  await addAll(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 4000) await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top);
  await expect.poll(() => emptyOnes(page), { timeout: 120_000 }).toEqual([]);
}

test('two hundred elements of six kinds all come to work over one session frame, ask little, and leave nothing behind', async ({ page, platform, browserName }) => {
  test.slow();
  const unhandled: string[] = [];
  const asked = new Map<string, number>();
  page.on('pageerror', (error) => unhandled.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  });
  await openElement(page, platform, 'partner', 'footlight-carousel-row', { bucket: 'featured' });
  await visitAll(page);
  await expect(page.locator('iframe[src*="/frames/session"]')).toHaveCount(1);
  // Each frame of a sign-in is a page of its own, opened anew twice at most on a busy machine; the elements of the page share one.
  const frames = kinds.filter(([tag]) => tag === 'footlight-sign-in').length;
  for (const path of ['/api/v1/init/', '/api/v2/label']) expect(asked.get(path), path).toBeLessThanOrEqual(frames * 3 + 1);
  expect(asked.get('/api/v1/changes')).toBe(1);
  await removeAll(page);
  await expect.poll(() => page.locator('iframe').count()).toBeLessThanOrEqual(1);
  expect(unhandled).toEqual([]);
  if (browserName !== 'chromium') return;
  // What is kept once for the page is there after the first time.
  const first = await heapOf(page);
  await visitAll(page);
  await removeAll(page);
  await expect.poll(async () => {
    const { bytes, nodes, listeners } = await heapOf(page);
    return { grew: bytes / first.bytes > 1.25, nodes: Math.max(0, nodes - first.nodes), listeners: Math.max(0, listeners - first.listeners) };
  }).toEqual({ grew: false, nodes: 0, listeners: 0 });
  expect(unhandled).toEqual([]);
});
