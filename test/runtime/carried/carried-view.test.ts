// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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
  return { titleOf: (query = home) => store.context.carriedView?.(query)?.title };
}

afterEach(() => vi.restoreAllMocks());

it('a guest’s first page is what its document carries, and is asked for after that', () => {
  const { titleOf } = siteOf(carried);
  expect([titleOf(), titleOf()]).toEqual(['Carried', undefined]);
});

it.each([
  ['a document that carries none', undefined], ['another page', { ...carried, id: 'sport' }], ['another language', { ...carried, locale: 'es' }],
  ['an answer that is not as agreed', { ...carried, answer: { title: 3 } }], ['a block of another shape', { answer: asked }],
])('it is asked for with %s', (_what, page) => {
  expect(siteOf(page).titleOf()).toBeUndefined();
});

it('a member asks', () => {
  expect(siteOf(carried, 'member').titleOf()).toBeUndefined();
});

it('a page that came back from the history asks, and one that waited', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' }] as never);
  expect(siteOf(carried).titleOf()).toBeUndefined();
  vi.restoreAllMocks();
  const waited = siteOf(carried);
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(waited.titleOf()).toBeUndefined();
});
