import { expect, test, vi } from 'vitest';
import type { Call } from '../../../../src/api/call.ts';
import { DevicePage } from '../../../../src/site/pages/device/device-page.tsx';
import { guest, member } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent } from '../../../support/render.tsx';

const answers = { findDevice: () => ({ id: 'd1', name: '<i>Television</i>' }), decideDevice: () => ({}) };
function open(address: string, viewer = member as typeof guest) {
  const site = fakeSite(address, { viewer, answers: answers as never });
  render(site.within(<DevicePage {...site.props} />));
  return site;
}

test('a guest signs in here first, and comes back', () => {
  open('/tv-login', guest);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?from=%2Ftv-login');
});

test('a member types the code of the screen, and says yes', async () => {
  const site = open('/tv-login');
  await userEvent.type(screen.getByLabelText(/Code on the screen/), 'bcdf-ghjk{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sign in “<i>Television</i>”?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign it in' }));
  expect((await screen.findByText(/The other device is signed in/)).textContent).toBeTruthy();
  expect(site.inputsOf('decideDevice')).toEqual([{ id: 'd1', allow: true, userCode: 'BCDFGHJK' }]);
});

test('a link asks for the digits that the screen shows', async () => {
  const site = open('/activate/d1');
  await userEvent.type(await screen.findByLabelText(/Number on the screen/), '42{Enter}');
  await screen.findByText(/The other device is signed in/);
  expect(site.inputsOf('decideDevice')).toEqual([{ id: 'd1', allow: true, compareCode: '42' }]);
});

test('long after the sign-in the password is asked for first, and the yes goes on with it', async () => {
  const site = fakeSite('/activate/d1', { viewer: member, answers: answers as never });
  const { client } = site.props.runtime.store.context;
  const refused = recordedRefusal('startPasskey', 'member: long after the sign-in');
  const made: [name: string, input: unknown][] = [];
  const call = vi.spyOn(client, 'call').mockImplementation((async ({ name }: Call, input: unknown) => {
    made.push([name, input]);
    if (name === 'decideDevice' && made.length === 2) throw refused;
    return name === 'findDevice' ? answers.findDevice() : {};
  }) as never);
  render(site.within(<DevicePage {...site.props} />));
  await userEvent.type(await screen.findByLabelText(/Number on the screen/), '42{Enter}');
  const field = await screen.findByLabelText(/^Current password/);
  expect(screen.getByText('Enter your password before you sign another device in.')).toBeTruthy();
  await userEvent.type(field, 'footlight{Enter}');
  expect((await screen.findByText(/The other device is signed in/)).textContent).toBeTruthy();
  const yes = { id: 'd1', allow: true, compareCode: '42' };
  expect(made).toEqual([['findDevice', { id: 'd1' }], ['decideDevice', yes], ['proveAccount', { password: 'footlight' }], ['decideDevice', yes]]);
  call.mockRestore();
});

test('a television shows the code and where it is entered', async () => {
  const site = fakeSite('/tv-login/show', { viewer: guest });
  site.session.ask = vi.fn(async () => ({ id: 'd1', deviceCode: 's', userCode: 'BCDF-GHJK', compareCode: '42', expiresAt: 0, intervalMs: 60_000 }));
  render(site.within(<DevicePage {...site.props} />));
  expect((await screen.findByText('BCDF-GHJK')).getAttribute('aria-label')).toBe('B C D F G H J K');
  const address = screen.getByText(/\/tv-login$/);
  expect(address.getAttribute('dir')).toBe('ltr');
  expect(address.parentElement?.textContent).toMatch(/\/tv-login and enter this code/);
  expect(screen.getByLabelText('Number on the screen: 42')).toBeTruthy();
});
