import { beforeEach, expect, it, vi } from 'vitest';
import { Overlay } from '../../../src/site/overlays/overlay-of.tsx';
import { createOverlays } from '../../../src/site/overlays/overlays.ts';
import { SearchOverlay } from '../../../src/site/overlays/search-overlay.tsx';
import { createLiveNow } from '../../../src/store/catalogue/live-now.ts';
import { fakeSite, locationAt } from '../../support/fake-site.tsx';
import { act, render, screen, userEvent, waitFor } from '../../support/render.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('offline'))));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) { this.open = true; },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

function given(address: string) {
  const site = fakeSite(address);
  return { site, props: { ...site.props, location: locationAt(address), overlays: createOverlays(), live: createLiveNow(site.context) } };
}

it('code that does not come is told, and fetched when it is tried again', async () => {
  const { site, props } = given('/home');
  const load = vi.fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module')).mockResolvedValue(() => <p>Here</p>);
  render(site.within(<Overlay {...props} loadsOf={{ 'live-now': load, search: load, 'sign-in': load }} />));
  act(() => props.overlays.open('live-now'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Here')).toBeTruthy());
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that does not come can be left, and the fragment that asked for it too', async () => {
  const { site, props } = given('/home#search');
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  render(site.within(<Overlay {...props} loadsOf={{ 'live-now': load, search: load, 'sign-in': load }} />));
  act(() => props.overlays.open('search'));
  await screen.findByText('This did not load. Check your connection and try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([props.overlays.shown.value, site.navigator.leaveFragment.mock.calls.length]).toEqual([undefined, 1]);
});

it('search begins with the words of the address, and leads to what is found by a fragment that the way back opens', async () => {
  const { site, props } = given('/browse?tab=new#search=ring');
  render(site.within(<SearchOverlay {...props} />));
  const field = screen.getByRole('combobox', { name: 'What are you looking for?' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect((field as HTMLInputElement).value).toBe('ring');
  await userEvent.type(field, ' side{Enter}');
  expect(site.navigator.visit.mock.calls).toEqual([['/browse?tab=new#search=ring%20side', { replace: true, state: {} }]]);
  expect(site.visited).toEqual([{ name: 'search', query: { query: 'ring side' } }]);
});
