import { expect, it } from 'vitest';
import { createOverlays } from '../../../src/site/overlays/overlays.ts';
import { AccountMenu } from '../../../src/site/shell/account-menu.tsx';
import { member } from '../../support/fake-context.ts';
import { fakeSite } from '../../support/fake-site.tsx';
import { cleanup, render, screen, userEvent, waitFor } from '../../support/render.tsx';

function show(address: string, viewer?: typeof member, flags: object = {}) {
  const site = fakeSite(address, viewer ? { viewer } : {});
  const overlays = createOverlays();
  render(site.within(<AccountMenu {...site.props} runtime={{ ...site.props.runtime, settings: { ...site.props.runtime.settings, flags: { ...site.props.runtime.settings.flags, ...flags } } }} overlays={overlays} />));
  return { ...site, overlays };
}

it('a guest has the languages and both ways in, and none to an account where a tenant takes no new members', () => {
  show('/video/42', undefined, { selfRegistration: true });
  const signUp = screen.getByRole('link', { name: 'Sign up' });
  expect([signUp.className.includes('primary'), signUp.getAttribute('href')]).toEqual([true, '/signup?from=%2Fvideo%2F42']);
  cleanup();
  show('/video/42', undefined, { selfRegistration: false });
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

it('a press opens the sign-in beside the page, and a tenant with a captcha leads to its route', async () => {
  const beside = show('/video/42');
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect([beside.overlays.shown.value, beside.visited]).toEqual(['sign-in', []]);
  cleanup();
  const route = show('/video/42', undefined, { captchaSignIn: true });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect([route.overlays.shown.value, route.visited]).toEqual([undefined, [{ name: 'login', query: { from: '/video/42' } }]]);
});

it('a member’s button shows the picture that the profile chose, and another one when it is changed', async () => {
  const own = { id: 'a', name: 'Mara', type: 'adult', parentalLevel: 'NON_RESTRICTED', hasPin: false, current: true, avatar: '/pictures/fox.svg' };
  const site = fakeSite('/home', { viewer: member, answers: { readProfiles: { profiles: [own], most: 5, mayManage: true } } as never });
  const view = render(site.within(<AccountMenu {...site.props} overlays={createOverlays()} />));
  const picture = () => view.container.querySelector('.fl-site__avatar')?.getAttribute('src');
  await waitFor(() => expect(picture()).toBe('/pictures/fox.svg'));
  site.answers['readProfiles'] = { profiles: [{ ...own, avatar: '/pictures/owl.svg' }], most: 5, mayManage: true };
  site.tell({ subject: 'profile', ids: [] });
  await waitFor(() => expect(picture()).toBe('/pictures/owl.svg'));
});

it.each([
  ['a grown-up', {}, true], ['a child', { profileType: 'child' }, false], ['a restricted profile', { restricted: true }, false],
] as const)('the menu of %s leads to the account: %s', async (_who, facts, leads) => {
  show('/home', { ...member, ...facts } as typeof member);
  await userEvent.click(screen.getByRole('button', { name: member.displayName }));
  expect(screen.queryByRole('link', { name: 'Account' }) !== null).toBe(leads);
  expect(screen.getByRole('link', { name: 'Who’s watching?' })).toBeTruthy();
});
