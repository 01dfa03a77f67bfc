import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionButton } from '../../../src/parts/actions/action-button.tsx';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { loadPathSet } from '../../../src/routing/path-sets/path-set-of.ts';
import { guest, member } from '../../support/fake-context.ts';
import { fakeDialogs } from '../../support/fake-dialogs.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { itemOf } from '../../support/items.ts';
import { act, fireEvent, render, screen } from '../../support/render.tsx';

function drawButton(type: string, data?: unknown, viewer: Viewer = guest, words: { labelKey?: string; text?: string } = {}) {
  const runtime = fakeRuntime({ viewer });
  render(<ActionButton action={{ type, data }} {...words} />, { wrapper: runtime.Wrapper });
  return runtime;
}

const linkTo = () => screen.getByRole('link').getAttribute('href');

describe('a button that does what an action says', () => {
  it.each([
    ['play', 'opens a title where its card would lead', itemOf({ id: '7', title: 'Harbour' }), '/video/7/harbour', 'Watch now'],
    ['play', 'names the sign-in that stands in the way', itemOf({ id: '7', title: 'Harbour', accessLevel: 'GRANTED_ON_SIGN_IN' }), '/login?from=%2Fvideo%2F7%2Fharbour', 'Sign in to watch'],
    ['sign-in', 'leads to the sign-in', undefined, '/login', 'Sign in'],
    ['sign-in', 'comes back to a page of this site', { from: '/epg' }, '/login?from=%2Fepg', 'Sign in'],
    ['sign-in', 'comes back to no other site', { from: '//evil.example' }, '/login', 'Sign in'],
    ['purchase', 'leads to all licences', undefined, '/purchase', 'See plans'],
    ['purchase', 'leads to some licences', { licences: ['a', 'b'] }, '/purchase?licences=a%20b', 'See plans'],
    ['purchase', 'leads to those that open a title', { eventId: '7' }, '/purchase?eventId=7', 'See plans'],
    ['route', 'leads to a path of this site', { path: '/mylist' }, '/mylist', 'See details'],
    ['route', 'keeps a query', { path: '/section/6001?sort=new' }, '/section/6001?sort=new', 'See details'],
    ['trailer', 'plays on the page of its title', { ...itemOf({ id: '7', title: 'Harbour', accessLevel: 'DENIED' }), trailers: [{ id: 't', title: 'Teaser', accessLevel: 'GRANTED' }] }, '/video/7/harbour?trailerFrom=7', 'Watch the trailer'],
    ['trailer', 'is there for one that a sign-in opens', { ...itemOf({ id: '7', title: 'Harbour' }), trailers: [{ id: 's', title: 'Other', accessLevel: 'DENIED' }, { id: 't', title: 'Teaser', accessLevel: 'GRANTED_ON_SIGN_IN' }] }, '/video/7/harbour?trailerFrom=7', 'Watch the trailer'],
    ['restart', 'plays from the beginning', itemOf({ id: '7', title: 'Harbour', type: 'LIVE' }), '/live/7/harbour?resumeProgress=0', 'From the beginning'],
    ['search', 'leads to the search outside of a page', { query: 'ring' }, '/search?query=ring', 'Search'],
    ['route', 'keeps a fragment', { path: '/home?a=1#search=ring' }, '/home?a=1#search=ring', 'See details'],
  ])('%s %s', (type, _, data, href, name) => {
    drawButton(type, data);
    expect(linkTo()).toBe(href);
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it.each([
    ['play', '/video/7/harbour?playlistId=p'],
    ['restart', '/video/7/harbour?playlistId=p&resumeProgress=0'],
  ])('%s leads on in the list that its title belongs to', (type, href) => {
    render(<ActionButton action={{ type, data: itemOf({ id: '7', title: 'Harbour' }) }} list={{ playlistId: 'p' }} />, { wrapper: fakeRuntime({ viewer: guest }).Wrapper });
    expect(linkTo()).toBe(href);
  });

  it.each([
    ['a kind that this build does not know', 'teleport', {}],
    ['a kind that every object has', 'toString', undefined],
    ['a title that cannot be read', 'play', { id: 7 }],
    ['an address of another site', 'route', { path: 'https://evil.example/' }],
    ['a path of no route', 'route', { path: '/no/such/place' }],
    ['no data where some is needed', 'route', undefined],
    ['a heart for a guest', 'favourites', itemOf()],
    ['a list for a guest', 'watchlist', itemOf()],
    ['a trailer of a title without one', 'trailer', itemOf()],
    ['a trailer that nobody may watch', 'trailer', { ...itemOf(), trailers: [{ id: 't', title: 'Teaser', accessLevel: 'DENIED' }] }],
    ['a title that may not be watched from its beginning', 'restart', itemOf({ accessLevel: 'DENIED' })],
    ['a share where the tenant has none', 'share', itemOf()],
    ['a download, always', 'download', itemOf()],
    ['tabs outside of a page', 'select-tab', { tab: 'new' }],
    ['filters outside of a page', 'filters', undefined],
    ['an order outside of a page', 'sort', undefined],
    ['a next page outside of a page', 'next-page', undefined],
  ])('is not there for %s', (_, type, data) => {
    drawButton(type, data);
    expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it.each([
    ['ES', '/browse', '/explorar'],
    ['ES', '/explorar?a=1#b', '/explorar?a=1#b'],
    ['ES', '/epg#now', '/guia#now'],
    ['PT', '/season/5101?seriesId=5001', '/temporada/5101?seriesId=5001'],
    ['DEBUG', '/epg', encodeURI('/📺')],
  ] as const)('in %s a path of %s leads to %s', async (countryCode, path, href) => {
    await loadPathSet(countryCode);
    render(<ActionButton action={{ type: 'route', data: { path } }} />, { wrapper: fakeRuntime({ settings: { countryCode } }).Wrapper });
    expect(linkTo()).toBe(href);
  });

  it('goes to the navigator', () => {
    const runtime = drawButton('route', { path: '/section/6001' });
    fireEvent.click(screen.getByRole('link'));
    expect(runtime.visited).toEqual([{ name: 'section', params: { id: '6001' } }]);
  });

  it('disappears for a viewer who must not have it, and comes back', () => {
    const runtime = drawButton('sign-in');
    act(() => void (runtime.viewer.value = member));
    expect(screen.queryByRole('link')).toBeNull();
    act(() => void (runtime.viewer.value = guest));
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('acts on the spot where the kind leads nowhere', async () => {
    const runtime = drawButton('favourites', itemOf({ id: '7' }), member);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'My list' })));
    expect(runtime.context.calls.map(({ name }) => name)).toContain('readWatchlists');
    expect(runtime.visited).toEqual([]);
  });

  it("says the platform's words, and its text where the label is missing", () => {
    drawButton('route', { path: '/epg' }, guest, { labelKey: 'toTheGuide', text: 'What is on' });
    expect(screen.getByRole('link', { name: 'What is on' })).toBeTruthy();
  });
});

describe('a button for sharing', () => {
  beforeAll(fakeDialogs);
  afterEach(() => void (vi.unstubAllGlobals(), vi.useRealTimers()));
  const draw = (told: object = {}) => {
    const runtime = fakeRuntime({ viewer: guest });
    const flags = { ...runtime.context.settings.flags, socialSharing: true };
    const shared = fakeRuntime({ viewer: guest, settings: { flags } });
    render(<ActionButton action={{ type: 'share', data: { ...itemOf({ id: '7', title: 'Harbour' }), ...told } }} />, { wrapper: shared.Wrapper });
    return shared.context.settings.origin;
  };

  /** Its code comes with the button; what follows from a press takes a few turns of the queue. */
  const press = () => act(async () => {
    await vi.dynamicImportSettled();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  });

  /** The browser's dialog cannot be opened. */
  const share = async () => { throw new Error('no'); };

  it('copies the link where the browser’s dialog fails, and says so for two seconds', async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    const origin = draw();
    await press();
    expect(writeText).toHaveBeenCalledWith(`${origin}/video/7/harbour`);
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Link copied');
    await act(async () => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
  });

  it('copies the link that the platform wants, with what it wants to find again', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    draw({ socialSharingDetail: { universalLink: 'https://go.example/{path}', trackingConfiguration: [{ name: 'via', value: 'copy', way: 'COPY' }, { name: 'via', value: 'code', way: 'QR' }] } });
    await press();
    expect(writeText).toHaveBeenCalledWith('https://go.example/video/7/harbour?via=copy');
  });

  it('opens a sheet of ways where the browser has no dialog, once for two buttons of one title', async () => {
    vi.stubGlobal('navigator', {});
    draw();
    draw();
    fireEvent.click(screen.getAllByRole('button', { name: 'Share' })[1]!);
    expect(await screen.findByRole('dialog', { name: 'Share Harbour' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks the browser first, and takes no for an answer', async () => {
    const closed = vi.fn(async () => { throw new DOMException('closed', 'AbortError'); });
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share: closed, clipboard: { writeText } });
    draw();
    await press();
    expect([closed.mock.calls.length, writeText.mock.calls.length]).toEqual([1, 0]);
  });

  it('says that both ways failed', async () => {
    vi.stubGlobal('navigator', { share });
    draw();
    await press();
    expect(screen.getByRole('status').textContent).toBe('It could not be shared.');
  });
});

it('reports a kind that this build does not know once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  drawButton('levitate', {});
  drawButton('levitate', {});
  expect(warn.mock.calls.map(([text]) => text as string).filter((text) => text.includes('levitate'))).toEqual(['footlight: action.type: unknown kind levitate']);
  warn.mockRestore();
});
