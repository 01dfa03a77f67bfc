import { beforeEach, expect, test, vi } from 'vitest';
import { pairwiseListIdOf } from '../../src/session/pairwise-list-id.ts';

beforeEach(() => { vi.stubGlobal('isSecureContext', true); });

test('a list has another id for each origin and viewer, the same at each visit', async () => {
  const of = (key: string, origin: string, id = 'wl.list') => pairwiseListIdOf(key, origin, id);
  const [one, again, two, other, another] = await Promise.all([
    of('ada', 'https://one.example'), of('ada', 'https://one.example'), of('ada', 'https://two.example'), of('eve', 'https://one.example'), of('ada', 'https://one.example', 'wl.tent'),
  ]);
  expect(one).toMatch(/^wp\.[\w-]{40,200}$/);
  expect(again).toBe(one);
  const all = [one, two, other, another];
  // Not even the beginnings are alike, nor what encrypts the same id.
  expect([new Set(all.map((id) => id.slice(0, 9))).size, new Set(all.map((id) => id.slice(19, 29))).size]).toEqual([4, 4]);
});

test('a browser that encrypts nothing gives the id itself', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await pairwiseListIdOf('ada', 'https://one.example', 'wl.list')).toBe('wl.list');
});
