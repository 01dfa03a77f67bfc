// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { castDouble } from './cast-double.ts';

type Page = { chrome?: object; cast?: object; __onGCastApiAvailable?: (isAvailable: boolean) => void };
const page = window as unknown as Page;
const load = async () => (await import('../../../../../src/features/player/system/cast/load-cast-sender.ts')).loadCastSender();
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="cast_sender"]')];

beforeEach(() => vi.resetModules());
afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete page.chrome;
  delete page.cast;
  delete page.__onGCastApiAvailable;
});

test('a browser that cannot cast is asked for nothing', async () => {
  expect(await load()).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('one script for a page, and the framework when it is there; a callback of the page is called as well', async () => {
  const { sender: { cast, chromeCast } } = castDouble();
  const earlier = vi.fn();
  Object.assign(page, { chrome: {}, __onGCastApiAvailable: earlier });
  const loading = load();
  await vi.waitFor(() => expect(scripts().map(({ src }) => src)).toEqual(['https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1']));
  Object.assign(page, { cast, chrome: { cast: chromeCast } });
  page.__onGCastApiAvailable?.(true);
  expect(await loading).toEqual({ cast, chromeCast });
  expect(await load()).toEqual({ cast, chromeCast });
  expect([scripts().length, earlier.mock.calls]).toEqual([1, [[true]]]);
});

test('a script that does not come is no casting', async () => {
  page.chrome = {};
  const loading = load();
  await vi.waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]!.dispatchEvent(new Event('error'));
  expect(await loading).toBeUndefined();
});
