import { describe, expect, it } from 'vitest';
import { ActionButton } from '../../../src/parts/actions/action-button.tsx';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { guest, member } from '../../support/fake-context.ts';
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
    ['route', 'keeps a fragment', { path: '/home?a=1#search=ring' }, '/home?a=1#search=ring', 'See details'],
  ])('%s %s', (type, _, data, href, name) => {
    drawButton(type, data);
    expect(linkTo()).toBe(href);
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it.each([
    ['a kind that this build does not know', 'teleport', {}],
    ['a kind that every object has', 'toString', undefined],
    ['a title that cannot be read', 'play', { id: 7 }],
    ['an address of another site', 'route', { path: 'https://evil.example/' }],
    ['a path of no route', 'route', { path: '/no/such/place' }],
    ['no data where some is needed', 'route', undefined],
    ['a heart for a guest', 'favourites', itemOf()],
  ])('is not there for %s', (_, type, data) => {
    drawButton(type, data);
    expect([screen.queryByRole('link'), screen.queryByRole('button')]).toEqual([null, null]);
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
