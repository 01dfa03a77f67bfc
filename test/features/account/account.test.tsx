import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Account, type AccountProps } from '../../../src/features/account/account.tsx';
import type { SessionControl } from '../../../src/store/identity/sign-in.ts';
import type { Answers } from '../../support/fake-context.ts';
import { member } from '../../support/fake-context.ts';
import { fakeRuntime, refusalWith } from '../../support/fake-runtime.tsx';
import { fakeDialogs } from '../../support/fake-dialogs.ts';
import { recorded, recordedRefusal } from '../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, within } from '../../support/render.tsx';

beforeAll(fakeDialogs);
afterEach(() => vi.unstubAllGlobals());

const account = {
  id: 'a', contactEmail: 'ada@example.test', details: { name: 'Ada' }, hasPassword: true, passwordMinLength: 10,
  fields: [{ id: 'name', type: 'name', labelKey: 'accountName', required: true, empty: 'pleaseProvideYourName' }],
};
const iso = (at: number) => new Date(at).toISOString();
const now = Date.UTC(2026, 10, 23, 12);
const here = { id: 'h', userAgent: 'Firefox/140 Linux', startedAt: iso(now), lastUsedAt: iso(now), current: true };
const there = { id: 't', userAgent: 'Chrome/140 Android', startedAt: iso(now), lastUsedAt: iso(now - 7_200_000), current: false };

function open(hash: string, answers: Answers = {}, own: Partial<AccountProps> = {}) {
  const runtime = fakeRuntime({ viewer: { ...member, who: 'member' }, now, answers: { readAccountDetails: account, ...answers } });
  const said = { onDeleted: vi.fn(), onSignInAgain: vi.fn() };
  const props: AccountProps = { hash, control: {} as SessionControl, ...said, ...own };
  const shown = render(runtime.within(<Account {...props} />));
  return { runtime, said, again: (next: string) => shown.rerender(runtime.within(<Account {...props} hash={next} />)) };
}
const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('each part has an address, and takes the focus when it is opened', async () => {
  const { again } = open('');
  expect(screen.getByRole('link', { name: 'Devices' }).getAttribute('href')).toBe('/account#devices');
  expect(await screen.findByRole('heading', { name: 'Details' })).toBeTruthy();
  again('#password');
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Password');
  expect(screen.getByRole('link', { name: 'Password' }).getAttribute('aria-current')).toBe('page');
});

test('a wrong current password is named at its field, and what was typed stays', async () => {
  open('#password', { changePassword: () => { throw refusalWith('changePassword', 400, { code: 'invalidCurrentCredentials' }); } });
  await userEvent.type(await field(/^Current password/), 'wrong');
  await userEvent.type(await field(/^New password/), 'a whole new one');
  await press('Change the password');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Current password/));
  expect((await field(/^New password/) as HTMLInputElement).value).toBe('a whole new one');
});

test('a short password never leaves; a good one is changed, and the fields are emptied', async () => {
  const { runtime } = open('#password', { changePassword: {} });
  await userEvent.type(await field(/^Current password/), 'footlight');
  await userEvent.type(await field(/^New password/), 'short');
  await press('Change the password');
  expect(await screen.findByText('Use at least 10 characters.')).toBeTruthy();
  expect(runtime.inputsOf('changePassword')).toEqual([]);
  await userEvent.type(await field(/^New password/), ' no more, is it');
  await press('Change the password');
  expect(await screen.findByText(/every other device was signed out/)).toBeTruthy();
  expect(runtime.inputsOf('changePassword')).toEqual([{ current: 'footlight', secret: 'short no more, is it' }]);
  expect((await field(/^Current password/) as HTMLInputElement).value).toBe('');
});

test('an account without a password says how to get one', async () => {
  open('#password', { readAccountDetails: { ...account, hasPassword: false } });
  expect(await screen.findByText('This account has no password')).toBeTruthy();
});

test('devices: this one is marked, another is signed out there', async () => {
  const { runtime } = open('#devices', { readSessions: { sessions: [here, there] }, endOpenSession: {} });
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.getByText('Last used 2 hours ago')).toBeTruthy();
  runtime.answers['readSessions'] = { sessions: [here] };
  await press('Sign out Chrome on Android');
  expect(await screen.findByText('Chrome on Android is signed out.')).toBeTruthy();
  expect(runtime.inputsOf('endOpenSession')).toEqual([{ sessionId: 't' }]);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

/** @source spec 3 §6 "pbr has security and reset pages", "sptv has no … account security page" */
test('the password at a provider is changed there, by the one that it has; a provider that changes none says so', async () => {
  const linked = ['pbr', 'sptv', 'google'].map((provider) => ({ provider, email: `ada@${provider}.test`, linkedAt: iso(now) }));
  const { runtime } = open('#password', {
    readAccountDetails: { ...account, hasPassword: false }, readLinkedProviders: { linked, mayUnlink: true }, readSignInOptions: recorded('readSignInOptions', 'visitor: of the sports tenant'),
    changeProviderPassword: () => { throw recordedRefusal('changeProviderPassword', 'member: a wrong current password'); },
  });
  const at = within(await screen.findByRole('region', { name: 'Password at PBR' }));
  expect(screen.getByText('SPTV has no security page here: ask SPTV to change your password there.')).toBeTruthy();
  expect(screen.queryByText(/at Google|Google has/)).toBeNull();
  await userEvent.type(at.getByLabelText(/^Current password/, { selector: 'input' }), 'wrong');
  await userEvent.type(at.getByLabelText(/^New password/, { selector: 'input' }), 'a whole new one');
  await userEvent.click(at.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  expect(document.activeElement).toBe(at.getByLabelText(/^Current password/, { selector: 'input' }));
  runtime.answers['changeProviderPassword'] = {};
  await userEvent.click(at.getByRole('button', { name: 'Change the password' }));
  expect(await screen.findByText('Your password is changed, and every other device was signed out.')).toBeTruthy();
  expect(runtime.inputsOf('changeProviderPassword').at(-1)).toEqual({ provider: 'pbr', current: 'wrong', secret: 'a whole new one' });
});

/** @source spec 3 §5 "Name: required, empty message pleaseProvideYourName" */
test('details: a field that the tenant requires has its own words when it is emptied, also where the platform alone knows', async () => {
  const birthDate = { id: 'birthDate', type: 'birthDate', labelKey: 'accountBirthDate' };
  const { runtime } = open('#details', {
    readAccountDetails: { ...account, fields: [...account.fields, { id: 'taxNumber', type: 'taxNumber', labelKey: 'accountTaxNumber', empty: 'pleaseProvideYourTaxNumber' }, birthDate] },
    updateAccountDetails: () => { throw refusalWith('updateAccountDetails', 400, { code: 'fieldMissing', messages: ['fieldMissing'], details: { missingFields: ['taxNumber'] } }); },
  });
  await userEvent.clear(await field(/^name/i));
  await press('Save');
  expect(await screen.findByText('This is needed.')).toBeTruthy();
  expect(runtime.inputsOf('updateAccountDetails')).toEqual([]);
  await userEvent.type(await field(/^name/i), 'Ada L.');
  await press('Save');
  expect(await screen.findByText('This is needed.')).toBeTruthy();
  expect(screen.queryByText('Your changes are saved.')).toBeNull();
});

test('details: a missing name gets the focus; what was saved is said', async () => {
  const { runtime } = open('#details', { updateAccountDetails: account });
  await userEvent.clear(await field(/^name/i));
  await press('Save');
  expect(document.activeElement).toBe(await field(/^name/i));
  await userEvent.type(await field(/^name/i), 'Ada L.');
  await press('Save');
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy();
  expect(runtime.inputsOf('updateAccountDetails')).toEqual([{ details: { name: 'Ada L.' } }]);
});

test('a new e-mail waits for its mail', async () => {
  const { runtime } = open('#details', { changeEmail: {} });
  await press(/^Change/);
  await userEvent.type(await field(/^New e-mail/), 'nonsense');
  await press('Change the e-mail');
  expect(await screen.findByText(/Enter a whole e-mail address/)).toBeTruthy();
  runtime.answers['readAccountDetails'] = { ...account, pendingEmail: 'new@example.test' };
  await userEvent.clear(await field(/^New e-mail/));
  await userEvent.type(await field(/^New e-mail/), 'new@example.test');
  await userEvent.type(await field(/^Current password/), 'footlight');
  await press('Change the e-mail');
  expect(await screen.findByText(/We sent a link to new@example.test/)).toBeTruthy();
});

test('unlinking leads to a new sign-in; a failure has the generic words; the last way stays', async () => {
  const linked = [{ provider: 'google', linkedAt: iso(now) }];
  const options = { providers: [{ name: 'google', kind: 'google', title: 'Google', featured: true }] };
  const { runtime, said } = open('#linked', { readLinkedProviders: { linked, mayUnlink: true }, readSignInOptions: options, unlinkProvider: () => { throw refusalWith('unlinkProvider', 404, { code: 'provider-not-linked' }); } });
  const again = async () => {
    await press('Unlink Google');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Unlink', hidden: true })).at(-1)!);
  };
  await again();
  expect((await screen.findByRole('alert')).textContent).toContain('something went wrong');
  expect(said.onSignInAgain).not.toHaveBeenCalled();
  runtime.answers['unlinkProvider'] = {};
  await again();
  await vi.waitFor(() => expect(said.onSignInAgain).toHaveBeenCalledOnce());
});

describe('linking', () => {
  const google = { name: 'google', kind: 'google', title: 'Google', featured: true, baseUri: 'http://google.localhost:4000' };
  const options = { providers: [google, { name: 'sptv', kind: 'sptv', title: 'SPTV', featured: false }, { name: 'opin', kind: 'opin', title: 'Opin', featured: false, baseUri: 'http://opin.localhost:4000' }] };
  const attempt = { id: 'a1', secret: 's1', state: 'st1', expiresAt: iso(now + 600_000) };

  /** Presses the button and brings the provider's answer from its window. */
  async function link(exchange: () => unknown) {
    const opened = { closed: false, location: { replace: vi.fn() }, close: vi.fn(), postMessage: vi.fn() };
    vi.stubGlobal('open', vi.fn(() => opened));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const asked: { name: string; input: unknown; bearer: unknown }[] = [];
    const ask = (async ({ name }: { name: string }, input: unknown, how?: { bearer: unknown }) => {
      asked.push({ name, input, bearer: how?.bearer });
      return name === 'readAuthUri' ? { authorisationUri: 'http://google.localhost:4000/auth?x=1', attempt } : exchange();
    }) as SessionControl['ask'];
    const shown = open('#linked', { readLinkedProviders: { linked: [], mayUnlink: false }, readSignInOptions: options }, { control: { ask } as SessionControl });
    await press('Link Google');
    expect(await screen.findByText('Go on in the window of Google.')).toBeTruthy();
    const brought = new MessageEvent('message', { origin: location.origin, data: { kind: 'footlight-provider-return', back: { state: 'st1', code: 'c' } } });
    Object.defineProperty(brought, 'source', { value: opened });
    dispatchEvent(brought);
    return { ...shown, asked };
  }

  test('only those that may be linked are offered; the member’s token goes with the start and with the exchange', async () => {
    const { asked, runtime } = await link(() => ({ status: 'linked' }));
    expect(await screen.findByText('Google is linked.')).toBeTruthy();
    expect(asked.map(({ name, bearer }) => [name, bearer])).toEqual([['readAuthUri', undefined], ['loginWithGoogle', undefined]]);
    expect(asked[0]?.input).toEqual({ provider: 'google', purpose: 'LINK' });
    expect(runtime.inputsOf('readLinkedProviders')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /SPTV|Opin/ })).toBeNull();
  });

  test('a provider account of another member is a conflict, and nothing is linked', async () => {
    const { runtime } = await link(() => { throw refusalWith('loginWithGoogle', 409, { code: 'accountConflict' }); });
    expect((await screen.findByRole('alert')).textContent).toContain('It signs in to another account here');
    expect(runtime.inputsOf('readLinkedProviders')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeTruthy();
  });
});

test('messages: toggling makes them not pristine, sending marks them sent', async () => {
  const answer = { fieldName: 'news', fieldType: 'BINARY_CHOICE', label: 'consentNews', text: 'News, please', answer: false };
  const { runtime } = open('#messages', { readMarketingPreferences: { answers: [answer] }, updateMarketingPreferences: { answers: [{ ...answer, answer: true }] } });
  const box = await screen.findByRole('checkbox') as HTMLInputElement;
  await press('Save');
  expect(runtime.inputsOf('updateMarketingPreferences')).toEqual([]);
  await userEvent.click(box);
  await press('Save');
  expect(await screen.findByText('Your choices are saved.')).toBeTruthy();
  expect(runtime.inputsOf('updateMarketingPreferences')).toEqual([{ answers: [{ fieldName: 'news', answer: true }] }]);
});

test('addresses: an empty list leads to a form, and back with the first one', async () => {
  const saved = { id: 'one', address: { country: 'GB', line1: '1 High Street', city: 'Leeds' }, isDefault: true };
  open('#addresses', { readAddresses: { addresses: [], most: 10 }, addAddress: { addresses: [saved], most: 10 } });
  await press('Add an address');
  await press('Save');
  expect(document.activeElement?.getAttribute('name')).toBe('address-line1');
  await userEvent.type(await field(/^Street/), '1 High Street');
  await userEvent.type(await field(/^City/), 'Leeds');
  await press('Save');
  expect(await screen.findByText('1 High Street', { selector: 'address span' })).toBeTruthy();
  expect(screen.getByText('Default')).toBeTruthy();
});

test('deletion wants the password, and says when the account goes', async () => {
  const { runtime, said } = open('#delete', { deleteAccount: () => { throw refusalWith('deleteAccount', 400, { code: 'invalidCurrentCredentials' }); } });
  expect(await screen.findByText(/nothing is paid back/)).toBeTruthy();
  await userEvent.type(await field(/^Current password/), 'wrong');
  await press('Delete my account');
  expect(await screen.findByText('This is not your current password.')).toBeTruthy();
  runtime.answers['deleteAccount'] = { dueAt: iso(now) };
  await press('Delete my account');
  await vi.waitFor(() => expect(said.onDeleted).toHaveBeenCalledWith({ dueAt: now }));
});
