import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnreachable } from '../../../../demo/platform/db/is-database-down.ts';
import { LastKnown } from '../../../../demo/platform/hosts/last-known.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const never = () => new Promise<never>(() => undefined);

/** The home page as a visitor of this country gets it. */
async function home(country: string): Promise<{ status: number; html: string; ms: number }> {
  const began = Date.now();
  const { statusCode, body } = await platform.running.app.inject({ url: '/', headers: { host: `cinema.localhost:${platform.running.port}`, accept: 'text/html', 'x-footlight-country': country } });
  return { status: statusCode, html: body, ms: Date.now() - began };
}

test('while the database is frozen a guest gets the last known page within seconds, a place of its own each', async () => {
  const [britain, spain] = [await home('GB'), await home('ES')];
  expect(britain.html).toContain('"elements"');
  const { context } = platform.running;
  const { readState } = context;
  context.readState = never;
  const frozen = await Promise.all([home('GB'), home('ES'), home('BR')]);
  context.readState = readState;
  expect(frozen.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(frozen[0]?.html).toBe(britain.html);
  expect(frozen[1]?.html).toBe(spain.html);
  expect(frozen[2]?.html, 'nothing of another place').not.toContain('"elements"');
  for (const { ms } of frozen) expect(ms).toBeLessThan(5_000);
  expect((await home('GB')).html).toBe(britain.html);
});

test('all reads of a page together wait two seconds', async () => {
  vi.useFakeTimers();
  const known = new LastKnown();
  await known.begin().readKnown('a', async () => 'first');
  const reads = known.begin();
  const page = (async () => [await reads.readKnown('a', never), await reads.readKnown('b', never), await reads.read(never)])();
  await vi.advanceTimersByTimeAsync(2_010);
  expect(await page).toEqual(['first', undefined, undefined]);
  vi.useRealTimers();
});

test('what is kept is what was read last; a database that is away keeps it, another failure is one', async () => {
  const known = new LastKnown();
  const read = (load: () => Promise<string | undefined>) => known.begin().readKnown('a', load);
  expect(await read(() => Promise.reject(new DatabaseUnreachable(undefined)))).toBeUndefined();
  expect([await read(async () => 'one'), await read(async () => 'two')]).toEqual(['one', 'two']);
  expect(await read(() => Promise.reject(new DatabaseUnreachable(undefined)))).toBe('two');
  await expect(read(() => Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
});

test('an address that is too long to keep is read as ever', async () => {
  const known = new LastKnown();
  const key = 'x'.repeat(10_000);
  expect(await known.begin().readKnown(key, async () => 'read')).toBe('read');
  expect(known.begin().last(key)).toBeUndefined();
});
