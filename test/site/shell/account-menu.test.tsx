import { expect, it } from 'vitest';
import { AccountMenu } from '../../../src/site/shell/account-menu.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeSite } from '../../support/fake-site.tsx';
import { render, screen, userEvent } from '../../support/render.tsx';

function show(address: string, viewer?: typeof member) {
  const site = fakeSite(address, viewer ? { viewer } : {});
  render(site.within(<AccountMenu {...site.props} />));
  return site;
}

it('a guest has the languages and the secondary way in, and no way to a page that is not built', () => {
  show('/video/42');
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  const signIn = screen.getByRole('link', { name: 'Sign in' });
  expect([signIn.className.includes('secondary'), signIn.getAttribute('href')]).toEqual([true, '/login?from=%2Fvideo%2F42']);
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
});

it('a member finds the languages in the menu, beside the way out', async () => {
  const site = show('/home', member);
  await userEvent.click(screen.getByRole('button', { name: member.displayName }));
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(site.session.signOut).toHaveBeenCalledTimes(1);
});
