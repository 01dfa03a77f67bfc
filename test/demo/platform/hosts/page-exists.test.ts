import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DatabaseUnreachable } from '../../../../demo/platform/db/is-database-down.ts';
import { pageExists } from '../../../../demo/platform/hosts/page-exists.ts';
import { matchPath } from '../../../../src/routing/match-path.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const open = (path: string) => platform.ask({ host: 'arena.localhost', path, headers: { accept: 'text/html' } });

test.each([
  ['/', 200], ['/home', 200], ['/mylist', 200], ['/section/first', 200], ['/series/5001', 200], ['/video/1001', 200], ['/video/1001/any-title', 200], ['/live/2001', 200], ['/playlist/4001', 200],
  ['/section/none', 404], ['/series/none', 404], ['/season/none', 404], ['/playlist/none', 404], ['/video/none', 404], ['/live/none', 404], ['/nowhere', 404],
])('%s of the site answers %i', async (path, status) => {
  expect((await open(path)).status).toBe(status);
});

test('while the database is away, what an address names is taken to exist', async () => {
  const { context } = platform.running;
  const readState = vi.fn(async () => { throw new DatabaseUnreachable(new Error('away')); });
  expect(await pageExists({ ...context, readState }, 'arena', matchPath('/video/none'))).toBe(true);
  expect(await pageExists({ ...context, readState }, 'arena', matchPath('/nowhere'))).toBe(false);
});
