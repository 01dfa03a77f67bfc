// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { withCarriedView } from '../../../src/runtime/carried/carried-view.ts';
import { createView, type PageView } from '../../../src/store/catalogue/view.ts';
import { fakeSite } from '../../support/fake-site.tsx';

const home = { type: 'home', id: 'home' };
const asked = { title: 'Asked for', layout: 'zones', elements: [] };
const carried = { ...home, locale: 'en', answer: { ...asked, title: 'Carried' } };

function siteOf(page: unknown, who: 'guest' | 'member' = 'guest') {
  document.head.innerHTML = page === undefined ? '' : `<script type="application/json" id="footlight-view">${JSON.stringify(page)}</script>`;
  const viewer = who === 'guest' ? { who } as const : { who, name: 'Ada', isChild: false } as never;
  const site = fakeSite('/home', { viewer, answers: { readView: asked } });
  const { store } = withCarriedView(site.props.runtime);
  const read = (query = home) => store.context.carriedView?.(query);
  return { store, read, titleOf: (query = home) => read(query)?.view.title };
}

afterEach(() => vi.restoreAllMocks());

it('a guest’s first page is what its document carries, and is asked for after that', () => {
  const { titleOf, read } = siteOf(carried);
  expect(titleOf()).toBe('Carried');
  read()?.taken();
  expect(titleOf()).toBeUndefined();
});

it('a drawing that was thrown away takes nothing from the one that is shown', async () => {
  const { store } = siteOf(carried);
  const titleIn = (page: PageView<unknown>) => (page.state.value.status === 'ready' ? page.state.value.value.title : page.state.value.status);
  const thrownAway = createView(store.context, home, []);
  const shown = createView(store.context, home, []);
  await shown.load();
  expect([titleIn(thrownAway), titleIn(shown)]).toEqual(['Carried', 'Carried']);
  const next = createView(store.context, home, []);
  expect(titleIn(next)).toBe('idle');
  for (const page of [thrownAway, shown, next]) page.dispose();
});

it('another page that is asked for first ends it', () => {
  const { titleOf } = siteOf(carried);
  expect([titleOf({ type: 'section', id: 'sport' }), titleOf()]).toEqual([undefined, undefined]);
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
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type: 'back_forward' }] });
  expect(siteOf(carried).titleOf()).toBeUndefined();
  vi.unstubAllGlobals();
  const waited = siteOf(carried);
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(waited.titleOf()).toBeUndefined();
});
