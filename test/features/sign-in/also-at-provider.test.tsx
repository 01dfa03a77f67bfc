import { afterEach, expect, test, vi } from 'vitest';
import { AlsoAtProvider } from '../../../src/features/sign-in/also-at-provider.tsx';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

afterEach(() => vi.restoreAllMocks());

const end = { provider: 'OpenID', address: 'https://sso.test/end' };

function show(opened: Window | null) {
  const open = vi.spyOn(globalThis, 'open').mockReturnValue(opened);
  render(fakeRuntime().within(<AlsoAtProvider {...end} />));
  return open;
}

test('the provider’s end opens by a press alone, and is then gone on with in its window', async () => {
  const open = show({} as Window);
  expect(screen.getByRole('status').textContent).toBe('You are signed out here, and still signed in at OpenID.');
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Also sign out of OpenID' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('https://sso.test/end', '', expect.stringContaining('popup'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Go on in the window of OpenID.');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('where the browser lets no window open it stays to be pressed again', async () => {
  const open = show(null);
  const way = screen.getByRole('button', { name: 'Also sign out of OpenID' });
  await userEvent.click(way);
  await userEvent.click(way);
  expect(open).toHaveBeenCalledTimes(2);
});
