import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../support/memory-storage.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 5, 10, 12);
const key = 'footlight.guide.places';

/** The places as a page that is loaded anew has them. */
async function reloaded() {
  vi.resetModules();
  return (await import('../../../src/store/guide/kept-guide-places.ts')).keptGuidePlaces;
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('a place is kept over a reload once it was saved', async () => {
  const places = await reloaded();
  const place = { edge: now - hour, top: 720, focus: { row: 3, anchor: now }, filter: { group: 'news' } };
  places.write(1, { top: 72 }, now);
  places.write(1, place, now);
  places.save();
  expect((await reloaded()).read(1, now + 1)).toEqual(place);
  expect((await reloaded()).read(2, now)).toBeUndefined();
});

test('what was not saved is gone with the page', async () => {
  (await reloaded()).write(1, { top: 72 }, now);
  expect((await reloaded()).read(1, now)).toBeUndefined();
});

test('after an hour one wants to know what is on now, also by a clock that was put back', async () => {
  const places = await reloaded();
  places.write(1, { top: 72 }, now);
  expect([places.read(1, now + hour - 1), places.read(1, now + hour), places.read(1, now - hour)]).toEqual([{ top: 72 }, undefined, undefined]);
});

test('the last twenty are kept', async () => {
  const places = await reloaded();
  for (let id = 1; id <= 21; id += 1) places.write(id, { top: id }, now);
  places.save();
  const after = await reloaded();
  expect([after.read(1, now), after.read(2, now), after.read(21, now)]).toEqual([undefined, { top: 2 }, { top: 21 }]);
});

test.each(['{', 'null', '{"a":1}', '[1,[2],["3",{},4],[5,null,6]]'])('storage that holds %s holds no place, and is written anew', async (text) => {
  sessionStorage.setItem(key, text);
  const places = await reloaded();
  expect(places.read(5, 6)).toBeUndefined();
  places.write(1, { top: 72 }, now);
  places.save();
  expect((await reloaded()).read(1, now)).toEqual({ top: 72 });
});

test('where nothing may be stored a place holds as long as the page', async () => {
  const refuse = () => { throw new DOMException('denied', 'SecurityError'); };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const places = await reloaded();
  places.write(1, { top: 72 }, now);
  expect(() => places.save()).not.toThrow();
  expect(places.read(1, now)).toEqual({ top: 72 });
});
