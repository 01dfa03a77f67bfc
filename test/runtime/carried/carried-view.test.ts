// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { readView } from '../../../src/api/calls/view.ts';
import { withCarriedView } from '../../../src/runtime/carried/carried-view.ts';
import { fakeSite } from '../../support/fake-site.tsx';

const home = { type: 'home', id: 'home' };
const asked = { title: 'Asked for', layout: 'zones', elements: [] };
const carried = { ...home, locale: 'en', answer: { ...asked, title: 'Carried' } };

function siteOf(page: unknown, who: 'guest' | 'member' = 'guest') {
  document.head.innerHTML = page === undefined ? '' : `<script type="application/json" id="footlight-view">${JSON.stringify(page)}</script>`;
  const viewer = who === 'guest' ? { who } as const : { who, name: 'Ada', isChild: false } as never;
  const site = fakeSite('/home', { viewer, answers: { readView: asked } });
  const { store } = withCarriedView(site.props.runtime);
  return { titleOf: async (query = home) => (await store.context.client.call(readView, query)).title, calls: site.calls };
}

afterEach(() => vi.restoreAllMocks());

it('a guest’s first page is what its document carries, and is asked for after that', async () => {
  const { titleOf } = siteOf(carried);
  expect([await titleOf(), await titleOf()]).toEqual(['Carried', 'Asked for']);
});

it.each([
  ['a document that carries none', undefined], ['another page', { ...carried, id: 'sport' }], ['another language', { ...carried, locale: 'es' }],
  ['an answer that is not as agreed', { ...carried, answer: { title: 3 } }], ['a block of another shape', { answer: asked }],
])('it is asked for with %s', async (_what, page) => {
  expect(await siteOf(page).titleOf()).toBe('Asked for');
});

it('a member asks', async () => {
  expect(await siteOf(carried, 'member').titleOf()).toBe('Asked for');
});

it('a page that came back from the history asks, and one that waited', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  expect(await siteOf(carried).titleOf()).toBe('Asked for');
  vi.restoreAllMocks();
  const waited = siteOf(carried);
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(await waited.titleOf()).toBe('Asked for');
});
