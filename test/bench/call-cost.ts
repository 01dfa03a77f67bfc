import type { BrowserContext } from '@playwright/test';
import type { TestPlatform } from '../support/platform.ts';
import { openBrowser } from './open-browsers.ts';
import { pageCode } from './page-code.ts';
import { type Spread, spreadOf } from './spread.ts';

/** A call on the platform's own page and the same call from a partner's page, milliseconds. */
export interface CallCost {
  readonly direct: Spread;
  readonly frame: Spread;
}

async function callsFrom(context: BrowserContext, code: string, address: string, origin: string, count: number): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript(code);
  await page.goto(address);
  const took = await page.evaluate(([from, times]) => globalThis.timedCalls?.(from, times), [origin, count] as const);
  await page.close();
  if (!took) throw new Error(`${address} made no calls`);
  return took;
}

/**
 * What the session frame costs: milliseconds of `readBucket` through it against the same call without it, in turns.
 *
 * Both pages have nothing else to do: the session frame's own document as a page, and the partner's list of its pages.
 *
 * @param flags Chromium's, such as a proxy
 */
export async function measureCalls(platform: TestPlatform, count: number, flags: readonly string[]): Promise<CallCost> {
  const code = await pageCode('./timed-calls.ts');
  const browser = await openBrowser(flags);
  const origin = new URL(platform.at('arena')).origin;
  const half = Math.ceil(count / 2);
  const direct: number[] = [];
  const frame: number[] = [];
  try {
    for (const _turn of [1, 2]) {
      direct.push(...await callsFrom(browser.context, code, platform.at('arena', '/frames/session'), origin, half));
      frame.push(...await callsFrom(browser.context, code, platform.at('partner', '/'), origin, half));
    }
  } finally {
    await browser.close();
  }
  return { direct: spreadOf(direct), frame: spreadOf(frame) };
}
