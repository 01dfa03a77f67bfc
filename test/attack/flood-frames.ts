import type { Page } from '@playwright/test';
import { startViewerBrowser } from '../support/viewer-browser.ts';
import type { AttackResult, AttackSize } from './attack-case.ts';
import type { PlatformProcess } from './platform-process.ts';

const frames = ['player?content=vod:1001', 'session', 'sign-in', 'checkout'];

/** Fills a page with the platform's frames and waits until each has loaded. */
async function openFrames(page: Page, origin: string): Promise<void> {
  await page.evaluate(async ({ addresses }) => {
    await Promise.all(addresses.map((address) => new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.onload = resolve;
      frame.src = address;
      document.body.append(frame);
    })));
  }, { addresses: frames.map((name) => `${origin}/frames/${name}`) });
}

/** Posts messages of every wrong kind to all frames; returns what came back. */
async function flood(page: Page, count: number): Promise<string[]> {
  return page.evaluate(async (times) => {
    const answers: string[] = [];
    addEventListener('message', ({ data }) => {
      if (/"t":"(?:welcome|reject|res|evt)"/.test(String(data))) answers.push(String(data).slice(0, 200));
    });
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
    const kinds: unknown[] = [
      'text', '{', deep, 'x'.repeat(100_000), '{"x":1}', '{"x":1,"t":"req","id":"a","m":"play"}', '{"x":1,"t":"req","s":"aaaaaaaaaaaaaaaaaaaaaa","id":"a","m":"constructor"}',
      '{"x":1,"t":"hello","v":-1,"nonce":"aaaaaaaaaaaaaaaaaaaaaa"}', '{"x":1,"t":"hello","v":1,"nonce":""}', '{"x":1,"t":"res","id":"a","ok":true}', '{"__proto__":{"x":1},"t":"hello"}',
      null, 7, { x: 1, t: 'req', m: 'play' }, [1], new Map([[1, 2]]), new Uint8Array(1000), '{"x":1,"t":"welcome","v":1,"nonce":"aaaaaaaaaaaaaaaaaaaaaa"}',
    ];
    const targets = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow!);
    for (let sent = 0; sent < times; sent += 1) {
      targets[sent % targets.length]!.postMessage(kinds[sent % kinds.length], '*');
      if (sent % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
    }
    return answers;
  }, count);
}

/** Bytes of script heap of the page and its frames of the same process, after a collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function floodFrom(page: Page, address: string, origin: string, count: number): Promise<{ answers: string[]; heapRatio: number; failures: string[] }> {
  const failures: string[] = [];
  page.on('pageerror', (failure) => failures.push(failure.message));
  page.on('crash', () => failures.push('the page crashed'));
  await page.goto(address);
  await openFrames(page, origin);
  await flood(page, 2000);
  const before = await heapOf(page);
  const answers = await flood(page, count);
  return { answers, heapRatio: await heapOf(page) / before, failures };
}

/** Messages of every wrong kind from a partner's page and from a stranger's: no answer, no crash, a flat heap. */
export async function floodFrames(platform: PlatformProcess, { messages }: AttackSize): Promise<AttackResult> {
  const broken: string[] = [];
  const figures: Record<string, number | string> = {};
  const browser = await startViewerBrowser();
  try {
    for (const host of ['partner', 'evil']) {
      const page = await browser.context.newPage();
      const { answers, heapRatio, failures } = await floodFrom(page, platform.at(host, '/index.html'), platform.at('arena'), messages);
      const allowed = host === 'partner' ? answers.filter((text) => !text.includes('"reject"')) : answers;
      broken.push(...failures.map((text) => `${host}: ${text}`), ...allowed.slice(0, 5).map((text) => `${host} was answered ${text}`));
      if (heapRatio > 1.5) broken.push(`${host}: the heap grew ${heapRatio.toFixed(2)} times`);
      figures[`${host}: messages`] = messages;
      figures[`${host}: heap after / before`] = heapRatio.toFixed(2);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { figures, broken };
}
