import { expect, it } from 'vitest';
import { createOverlays } from '../../../../src/site/overlays/overlays.ts';
import { SignInSidebar } from '../../../../src/site/shell/sign-in/sign-in-sidebar.tsx';
import { createLiveNow } from '../../../../src/store/catalogue/live-now.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { act, fireEvent, render, screen, userEvent } from '../../../support/render.tsx';

function show() {
  const site = fakeSite('/video/42', { viewer: { who: 'guest' } });
  const overlays = createOverlays();
  render(site.within(<main id="content" tabIndex={-1}><button>Opener</button></main>));
  overlays.open('sign-in', screen.getByRole('button', { name: 'Opener' }));
  render(site.within(<SignInSidebar {...site.props} overlays={overlays} live={createLiveNow(site.context)} />));
  return { ...site, overlays };
}

it('takes the focus, keeps it, and gives it back when Escape closes it', async () => {
  const { overlays } = show();
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  expect(document.activeElement).toBe(dialog);
  await userEvent.tab({ shift: true });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(overlays.shown.value).toBeUndefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' }));
});

it('a press elsewhere closes it', () => {
  const { overlays } = show();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Opener' }));
  expect(overlays.shown.value).toBeUndefined();
});

it('closes once somebody is signed in, and the page goes on', () => {
  const { overlays, viewer } = show();
  act(() => void (viewer.value = member));
  expect(overlays.shown.value).toBeUndefined();
  expect(document.activeElement?.id).toBe('content');
});
