// oxlint-disable-next-line footlight/no-waits -- a deadline
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBrowser } from './open-browsers.ts';
import { pageCode } from './page-code.ts';
import { codeBytesBy, type LoggedRequest } from './request-log.ts';
import type { ShapingProxy } from './shaping-proxy.ts';
import type { FirstFrame } from './watch-first-frame.ts';

const patienceMs = 20_000;

/** One page, opened once in a browser that has never seen anything. */
export interface ColdRun {
  /** Milliseconds from the start of the navigation to the first decoded picture. */
  readonly firstFrameMs: number;
  /** Bytes of JavaScript on the wire until then. */
  readonly codeBytes: number;
  /** When the navigation started, epoch milliseconds. */
  readonly origin: number;
  readonly requests: readonly LoggedRequest[];
}

async function firstFrameOf(page: Page, address: string): Promise<FirstFrame> {
  await page.addInitScript(await pageCode('./watch-first-frame.ts'));
  await page.goto(address, { waitUntil: 'commit' });
  // oxlint-disable-next-line footlight/no-waits -- a deadline
  const tooLate = setTimeout(patienceMs, undefined, { ref: false });
  const frame = await Promise.race([page.evaluate(() => globalThis.firstFrame), tooLate]);
  if (frame) return frame;
  throw new Error(`${address} showed no picture in ${patienceMs / 1000} s; it reads: ${await page.locator('body').innerText()}`);
}

/** Opens a page with a new profile behind the proxy, and waits for its first picture. @throws when there is none */
export async function coldRun(proxy: ShapingProxy, address: string): Promise<ColdRun> {
  const browser = await openBrowser(proxy.flags);
  const requests = proxy.record();
  try {
    const { at, origin } = await firstFrameOf(await browser.context.newPage(), address);
    return { firstFrameMs: at, codeBytes: codeBytesBy(requests, origin + at), origin, requests: [...requests] };
  } finally {
    await browser.close();
  }
}
