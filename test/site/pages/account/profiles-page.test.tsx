import { beforeAll, expect, test } from 'vitest';
import { ProfilesPage } from '../../../../src/site/pages/account/profiles-page.tsx';
import { guest, member, refusal, type Answers } from '../../../support/fake-context.ts';
import { fakeDialogs } from '../../../support/fake-dialogs.ts';
import { refusalWith } from '../../../support/fake-runtime.tsx';
import { fakeSite } from '../../../support/fake-site.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

beforeAll(fakeDialogs);

const ada = { id: 'a', name: 'Ada', type: 'adult', parentalLevel: 'NON_RESTRICTED', hasPin: false, current: true };
const leo = { id: 'l', name: 'Leo', type: 'child', parentalLevel: 'RESTRICTED', hasPin: true, current: false };
const list = { profiles: [ada, leo], most: 5, mayManage: true };

function open(answers: Answers = {}, viewer = member as typeof guest) {
  const site = fakeSite('/profiles', { viewer, answers: { readProfiles: list, ...answers } as never });
  render(site.within(<ProfilesPage {...site.props} />));
  return { site, user: userEvent.setup() };
}

test('a guest sees nothing of it', () => {
  open({}, guest);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a profile with a PIN opens by it alone, and the field says what is wrong', async () => {
  const { site, user } = open({ selectProfile: () => { throw refusalWith('selectProfile', 403, { code: 'pin-required' }); } });
  await user.click(await screen.findByRole('button', { name: /Leo/ }));
  const field = await screen.findByLabelText(/^PIN/);
  await user.type(field, '12{Enter}');
  expect(await screen.findByText('Enter four digits.')).toBeTruthy();
  await user.type(field, '34{Enter}');
  expect(await screen.findByText('Enter four digits.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(site.inputsOf('selectProfile')).toEqual([{ profileId: 'l', pin: '1234' }]);
});

test('a new profile needs a name', async () => {
  const { site, user } = open({ makeProfile: leo });
  await user.click(await screen.findByRole('button', { name: /Add a profile/ }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Name/), 'Mia');
  await user.click(screen.getByLabelText(/For a child/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(site.inputsOf('makeProfile')).toEqual([{ name: 'Mia', type: 'child', parentalLevel: 'RESTRICTED' }]));
});

test('a grown-up deletes another profile after a second look, and not the one that watches', async () => {
  const { site, user } = open({ removeProfile: {} });
  await user.click(await screen.findByRole('button', { name: 'Manage profiles' }));
  await user.click(screen.getByRole('button', { name: 'Change Leo' }));
  await user.click(await screen.findByRole('button', { name: 'Delete this profile' }));
  expect(site.inputsOf('removeProfile')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Enter four digits.')).toBeTruthy();
  expect(site.inputsOf('removeProfile')).toEqual([]);
  const field = screen.getByLabelText(/^PIN/);
  expect(document.activeElement).toBe(field);
  await user.type(field, '2468{Enter}');
  await waitFor(() => expect(site.inputsOf('removeProfile')).toEqual([{ profileId: 'l', current: '2468' }]));
  await user.click(await screen.findByRole('button', { name: 'Change Ada' }));
  expect((await screen.findByRole('button', { name: /Delete this profile/ })).getAttribute('aria-disabled')).toBe('true');
});

test('a child’s profile chooses and changes nothing', async () => {
  open({ readProfiles: { ...list, mayManage: false } });
  await screen.findByRole('button', { name: /Leo/ });
  expect(screen.queryByRole('button', { name: /Manage|Add/ })).toBeNull();
});

test('profiles that could not be read are read again', async () => {
  let fails = true;
  const { user } = open({ readProfiles: () => { if (fails) throw refusal('readProfiles'); return list; } });
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Leo/ })).toBeTruthy();
});

test('a profile with a PIN is changed by it, or by the account’s password; what was typed stays', async () => {
  const { site, user } = open({ updateProfile: () => { throw refusalWith('updateProfile', 403, { code: 'pin-wrong' }); } });
  await user.click(await screen.findByRole('button', { name: 'Manage profiles' }));
  await user.click(screen.getByRole('button', { name: 'Change Leo' }));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, 'nie');
  await user.click(screen.getByLabelText(/For all ages only/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter four digits.')).toBeTruthy();
  expect(site.inputsOf('updateProfile')).toEqual([]);
  await user.type(screen.getByLabelText(/^PIN/), '0000{Enter}');
  expect(await screen.findByText('This is not the PIN. Try again.')).toBeTruthy();
  expect([name.value, document.activeElement]).toEqual(['Leonie', screen.getByLabelText(/^PIN/)]);
  await user.click(screen.getByRole('button', { name: 'Use the account’s password' }));
  await user.type(screen.getByLabelText(/Password of the account/), 'footlight{Enter}');
  const wish = { profileId: 'l', name: 'Leonie', parentalLevel: 'NON_RESTRICTED' };
  await waitFor(() => expect(site.inputsOf('updateProfile')).toEqual([{ ...wish, current: '0000' }, { ...wish, password: 'footlight' }]));
});
