import { afterEach, expect, test, vi } from 'vitest';
import { handedSettings } from '../../src/page/loader-handover.ts';
import { readSettings } from '../../src/runtime/read-settings.ts';
import { answeringFetch } from '../support/answering-fetch.ts';
import { testSettings } from '../support/test-settings.ts';

const { origin } = testSettings;

/** A page whose loader has asked already; what is asked after that is counted. */
function pageWith(handed: { origin: string; answer: Promise<unknown> } | undefined) {
  if (handed) handedSettings.write(handed);
  const { fetch, sent } = answeringFetch(() => ({ body: { ...testSettings, name: 'Asked' } }));
  vi.stubGlobal('fetch', fetch);
  return sent;
}

afterEach(() => {
  handedSettings.take();
  vi.unstubAllGlobals();
});

test('what the loader asked for is used, and nothing is asked twice', async () => {
  const sent = pageWith({ origin, answer: Promise.resolve(testSettings) });
  expect((await readSettings(origin)).name).toBe('Arena');
  expect(sent).toEqual([]);
});

test('it is used once: a start after a failure asks for the truth of then', async () => {
  const sent = pageWith({ origin, answer: Promise.resolve(testSettings) });
  await readSettings(origin);
  expect((await readSettings(origin)).name).toBe('Asked');
  expect(sent).toHaveLength(1);
});

test.each([
  ['did not arrive', undefined], ['does not fit', { broken: true }], ['is a refusal', { code: 'origin-not-registered' }],
])('one that %s is asked for again', async (_what, answer) => {
  const sent = pageWith({ origin, answer: Promise.resolve(answer) });
  expect((await readSettings(origin)).name).toBe('Asked');
  expect(sent).toHaveLength(1);
});

test('it serves neither another platform nor a tenant by name', async () => {
  const sent = pageWith({ origin, answer: Promise.resolve(testSettings) });
  expect((await readSettings('http://cinema.localhost:4000')).name).toBe('Asked');
  expect((await readSettings(origin, 'cinema')).name).toBe('Asked');
  expect(sent.map(({ url }) => url.pathname)).toEqual(['/realm-settings/domain/cinema.localhost', '/realm-settings/cinema']);
});
