import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { titleSegment } from '../../../../src/rules/catalogue/title-segment.ts';
import { createOverlays } from '../../../../src/site/overlays/overlays.ts';
import { LiveButton } from '../../../../src/site/shell/live/live-button.tsx';
import { LiveSidebar } from '../../../../src/site/shell/live/live-sidebar.tsx';
import { createLiveNow } from '../../../../src/store/catalogue/live-now.ts';
import { LiveItem } from '../../../../src/site/shell/live/live-item.tsx';
import { useSignal } from '../../../../src/binding/use-signal.ts';
import { member, refusal } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { act, render, screen, userEvent, waitFor, within } from '../../../support/render.tsx';

const onAir = recorded('readLiveEvents', 'guest: on air');

function show(options: Parameters<typeof fakeSite>[1] = {}) {
  const site = fakeSite('/home', { answers: { readLiveEvents: onAir }, ...options });
  const live = createLiveNow(site.context);
  const overlays = createOverlays();
  const Frame = () => (
    <>
      <LiveButton live={live} overlays={overlays} />
      {useSignal(overlays.shown) === 'live-now' && <LiveSidebar {...site.props} overlays={overlays} live={live} />}
      <button type="button">elsewhere</button>
    </>
  );
  render(site.within(<Frame />));
  return { site, live, overlays };
}

const sidebar = () => screen.queryByRole('dialog');
const button = () => screen.getByRole('button', { name: /^Live now/ });

it('opens for a member with what is on air, each leading to its event, and tells how many there are', async () => {
  const { site, overlays } = show({ viewer: member });
  await userEvent.click(button());
  expect(sidebar()?.getAttribute('aria-label')).toBe('Live now');
  const [first] = await waitFor(() => {
    const links = within(sidebar()!).getAllByRole('link');
    expect(links).toHaveLength(onAir.events.length);
    return links;
  });
  expect(button().getAttribute('aria-label')).toBe(`Live now: ${onAir.totalHits}`);
  await userEvent.click(first!);
  expect([site.visited, overlays.shown.value]).toEqual([[{ name: 'live', params: { eventId: onAir.events[0]!.id, eventTitle: titleSegment(onAir.events[0]!.title) } }], undefined]);
});

it('leads to the page of a film where what is on air is its premiere', async () => {
  const [event, ...others] = onAir.events;
  show({ viewer: member, answers: { readLiveEvents: { ...onAir, events: [{ ...event!, premiereRelease: { start: event!.startDate ?? '2026-01-15T20:00:00.000Z' } }, ...others] } } });
  await userEvent.click(button());
  const [first] = await waitFor(() => within(sidebar()!).getAllByRole('link'));
  expect(first!.getAttribute('href')).toContain(`/video/${event!.id}`);
});

it('is called "Sign in" for a guest and has the ways in, with what is on air below', async () => {
  const { site, overlays } = show();
  await userEvent.click(button());
  expect(sidebar()?.getAttribute('aria-label')).toBe('Sign in');
  expect(within(sidebar()!).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/login');
  expect(within(sidebar()!).getByRole('link', { name: 'Sign up' }).getAttribute('href')).toContain('/signup');
  await waitFor(() => expect(within(sidebar()!).getAllByRole('listitem')).toHaveLength(onAir.events.length));
  await userEvent.click(within(sidebar()!).getByRole('link', { name: 'Sign in' }));
  expect([overlays.shown.value, overlays.opener(), site.visited]).toEqual(['sign-in', button(), []]);
});

it('closes by its own button, by Escape, which gives the focus back, and by a press elsewhere', async () => {
  const { overlays } = show();
  await userEvent.click(button());
  await userEvent.click(button());
  expect(overlays.shown.value).toBeUndefined();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  expect([overlays.shown.value, document.activeElement]).toEqual([undefined, button()]);
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(overlays.shown.value).toBeUndefined();
});

it('says so when nothing is on air, and when the platform does not answer', async () => {
  const { live, site } = show({ viewer: member, answers: { readLiveEvents: { ...onAir, events: [], totalHits: 0 } } });
  await userEvent.click(button());
  await waitFor(() => expect(sidebar()!.textContent).toContain('Nothing is on air right now'));
  expect(live.count.value).toBe(0);
  const failing = show({ viewer: member, answers: { readLiveEvents: () => { throw refusal('readLiveEvents', 503); } } });
  act(() => failing.overlays.open('live-now'));
  await waitFor(() => expect(screen.getByText('This row could not be loaded.')).toBeTruthy());
  expect(site.visited).toEqual([]);
});

it('gives the focus back to what opened it, also where the menu behind its button did', async () => {
  const site = fakeSite('/home', { answers: { readLiveEvents: onAir } });
  const live = createLiveNow(site.context);
  const overlays = createOverlays();
  const Frame = () => (
    <>
      <button type="button">menu</button>
      <LiveItem live={live} overlays={overlays} onOpen={() => screen.getByRole('button', { name: 'menu' }).focus()} />
      {useSignal(overlays.shown) === 'live-now' && <LiveSidebar {...site.props} overlays={overlays} live={live} />}
    </>
  );
  render(site.within(<Frame />));
  await userEvent.click(screen.getByRole('button', { name: /^Live now/ }));
  await waitFor(() => expect(document.activeElement).toBe(sidebar()));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'menu' }));
});

describe('where the end of the list can be watched', () => {
  let near = () => {};
  beforeEach(() => {
    Object.assign(globalThis, { IntersectionObserver: class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) { near = () => told([{ isIntersecting: true }]); }
      observe() {}
      disconnect() {}
    } });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  const first = recorded('readLiveEvents', 'guest: on air, two of them');

  it('fetches the next page when it comes near, without a press', async () => {
    const { site } = show({ viewer: member, answers: { readLiveEvents: first } });
    await userEvent.click(button());
    await waitFor(() => expect(within(sidebar()!).getAllByRole('listitem')).toHaveLength(2));
    expect(within(sidebar()!).queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => {
      near();
      expect(site.inputsOf('readLiveEvents').at(-1)).toMatchObject({ p: 2 });
    });
  });

  it('offers to try again where a page fails', async () => {
    show({ viewer: member, answers: { readLiveEvents: ({ p }: { p: number }) => (p === 1 ? first : Promise.reject(refusal('readLiveEvents'))) } });
    await userEvent.click(button());
    await waitFor(() => expect(within(sidebar()!).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => {
      near();
      expect(within(sidebar()!).queryByRole('button', { name: 'Try again' })).not.toBeNull();
    });
  });
});
