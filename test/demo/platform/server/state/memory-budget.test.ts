import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { greatestBytes, keptBytes, openStore } from '../../../../../demo/platform/server/state/memory-budget.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

const sumOf = (bytes: Record<string, number>): number => Object.values(bytes).reduce((sum, each) => sum + each, 0);

describe('a store of the process', () => {
  test('counts the bytes of keys and values', () => {
    const before = keptBytes().tokens;
    const store = openStore<Buffer>('tokens', { bytesOf: (value) => value.length });
    store.set('k'.repeat(1_000), Buffer.alloc(5_000));
    expect(keptBytes().tokens - before).toBe(100 + 2_000 + 5_000);
  });

  test('lets go what was used least before it is larger than its share', () => {
    const store = openStore<Buffer>('tokens', { bytesOf: (value) => value.length });
    for (let at = 0; at < 3_000; at += 1) store.set(`${at} ${'k'.repeat(2_000)}`, Buffer.alloc(8));
    expect(store.calculatedSize).toBeLessThanOrEqual(greatestBytes.tokens);
    expect([store.has(`0 ${'k'.repeat(2_000)}`), store.has(`2999 ${'k'.repeat(2_000)}`)]).toEqual([false, true]);
  });

  test('does not keep one value that would push out most others', () => {
    const store = openStore<Buffer>('packed', { bytesOf: (value) => value.length });
    store.set('large', Buffer.alloc(greatestBytes.packed / 4));
    expect(store.has('large')).toBe(false);
  });
});

describe('ids that nobody knows', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(); });
  afterAll(() => platform.close());

  const kept = async (): Promise<Record<string, number>> => Object.fromEntries<number>([...(await platform.running.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body.matchAll(/^footlight_kept_bytes\{store="(\w+)"\} (\d+)$/gm)].map(([, store = '', bytes]): [string, number] => [store, Number(bytes)]));
  const unknown = (at: number) => `${at}-${'x'.repeat(280)}`;

  // findings/production.md §2 A1: "3,000 `POST new-watchlists/favourites/content` with unknown ids", "A guest by `view?type=home&id=<13 KB>`"
  test('do not make the stores of the process grow', async () => {
    const [member, guest] = [(await platform.signIn('cinema', 'member')).authorisationToken, (await platform.signIn('cinema', 'member')).authorisationToken];
    const add = (ids: string[]) => platform.ask({ token: member, path: '/api/v1/new-watchlists/favourites/content', body: { content: ids.map((id) => ({ id, contentType: 'VOD' })) } });
    const ask = (path: string) => platform.ask({ token: guest, path });
    const paths = (at: number) => [`/api/v1/view?type=home&id=${unknown(at)}`, `/api/v1/bucket/${unknown(at)}`, `/api/v1/bucket/featured?lastSeen=${unknown(at)}`, `/api/v4/vod/${unknown(at)}`, `/api/v1/series/${unknown(at)}`];
    const askAll = async (from: number, to: number) => {
      await add(Array.from({ length: 500 }, (_, at) => unknown(from * 10 + at)));
      for (let at = from; at < to; at += 1) await Promise.all(paths(at).map(ask));
    };
    await askAll(0, 2);
    const before = await kept();
    expect(before['published']).toBeGreaterThan(0);
    for (let turn = 1; turn <= 6; turn += 1) await askAll(turn * 100, turn * 100 + 10);
    expect(sumOf(await kept()) - sumOf(before)).toBeLessThan(20_000);
  }, 60_000);
});
