import { beforeEach, expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import type { SignInEvents } from '../../../../src/features/sign-in/events.ts';
import { SignUpScreen } from '../../../../src/features/sign-in/sign-up/sign-up-screen.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

vi.mock('../../../../src/store/identity/sign-up/app-check.ts', () => ({ checkApp: async () => 'app-check-token' }));
vi.mock('../../../../src/parts/form/password-strength.ts', () => ({ loadStrength: async () => (secret: string) => (secret.includes('horse') ? 4 : 1) }));
/** Each test has storage of its own. */
let realm = '';
beforeEach(() => { realm = crypto.randomUUID(); });

function show(answer: () => unknown = () => ({}), isOpen = true, query: Record<string, string> = {}) {
  const options = recorded('readSignInOptions', 'visitor: of the sports tenant');
  const runtime = fakeRuntime({ settings: { realm }, answers: { readSignInOptions: options } });
  runtime.context.settings.flags.selfRegistration = isOpen;
  const sent = vi.fn(answer);
  const emit = vi.fn<Emit<SignInEvents>>(() => true);
  const answers: Record<string, (input: never) => unknown> = {
    readIdentityForm: () => recorded('readIdentityForm', 'vpn: a short registration'),
    readSignInOptions: () => options,
    signUp: sent,
    signUpWithProvider: sent,
  };
  const control = { ask: (async ({ name }: { name: string }, input: never) => answers[name]!(input)) as unknown as SessionControl['ask'] } as SessionControl;
  const props = { control, emit, complete: vi.fn(), focusTitle: { current: false }, isOwnPage: true, screen: { name: 'signup' as const, params: {}, query } };
  const { unmount } = render(runtime.within(<SignUpScreen {...props} />));
  return { sent, emit, unmount, runtime };
}

const fill = async ({ password = 'a horse and a lamp' } = {}) => {
  await userEvent.type(await screen.findByLabelText(/^name/), 'Nia Roux');
  await userEvent.type(screen.getByLabelText(/^email/), 'nia@footlight.test');
  await userEvent.type(screen.getByLabelText(/^password/, { selector: 'input' }), password);
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

test('a filled form becomes an account, and the mail is named', async () => {
  const { sent, emit } = show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /consentTerms/ }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({
    username: 'nia@footlight.test', password: 'a horse and a lamp', proof: expect.stringMatching(/^[\da-f]{64}$/) as string, appCheckToken: 'app-check-token',
    consentAnswers: [{ fieldName: 'terms', answer: true }, { fieldName: 'news', answer: false }], details: expect.objectContaining({ name: 'Nia Roux' }) as object,
  });
  expect(screen.getByText(/on its way to nia@footlight.test/)).toBeTruthy();
  expect(emit).not.toHaveBeenCalled();
});

test('an empty form says so and sends nothing', async () => {
  const { sent, emit } = show();
  await screen.findByLabelText(/^name/);
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Enter your e-mail and password');
  expect(sent).not.toHaveBeenCalled();
  expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'EMPTY_INPUTS' });
});

test('a term that has to be ticked blocks, what is only said does not', async () => {
  const { sent } = show();
  await fill();
  await press();
  const box = screen.getByRole('checkbox', { name: /consentTerms/ });
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toHaveBeenCalled();
});

test('a password that is guessed first is refused beside its field', async () => {
  const { sent } = show();
  await fill({ password: 'password12345' });
  await press();
  await waitFor(() => expect(screen.getByText('This one is easy to guess. Add a word or two.')).toBeTruthy());
  expect(sent).not.toHaveBeenCalled();
});

test('what the platform refuses is said, and everything stays', async () => {
  const { emit } = show(() => { throw recordedRefusal('signUp', 'visitor: without the check'); });
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /consentTerms/ }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('could not tell that a person');
  expect((screen.getByLabelText(/^name/) as HTMLInputElement).value).toBe('Nia Roux');
  expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'appCheckFailedWeb' });
});

test('whoever leaves on the way finds the form as it was, without the password', async () => {
  const { unmount } = show();
  await fill();
  unmount();
  await waitFor(() => expect(sessionStorage.getItem(`footlight-sign-up:${realm}`)).toContain('nia@footlight.test'));
  show();
  expect((await screen.findByLabelText(/^email/) as HTMLInputElement).value).toBe('nia@footlight.test');
  expect((screen.getByLabelText(/^password/, { selector: 'input' }) as HTMLInputElement).value).toBe('');
});

test('where the tenant takes nobody, the page says so', async () => {
  show(undefined, false);
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be made here');
});

/** @source spec 3 §6 "pbr can sign up", "sptv cannot sign up" */
test('at PBR the tenant’s form makes an account of PBR, and no other provider is offered beside it', async () => {
  const { sent } = show(() => ({}), true, { providerName: 'pbr', from: '/epg' });
  expect(await screen.findByRole('heading', { name: 'Create an account at PBR' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /consentTerms/ }));
  await press();
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ provider: 'pbr', username: 'nia@footlight.test', proof: expect.stringMatching(/^[\da-f]{64}$/) as string, appCheckToken: 'app-check-token', from: '/epg' }));
});

test('a sign-up at PBR leads to its own sign-in page', async () => {
  const { runtime } = show(() => ({}), true, { providerName: 'pbr', from: '/epg' });
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(runtime.visited).toEqual([{ name: 'login-provider', params: { authProvider: 'pbr' }, query: { from: '/epg' } }]);
});

test.each([
  ['sptv', 'Accounts of SPTV are not made here: SPTV gives you one.'], ['tv-operator', 'Accounts of TV operator are not made here: TV operator gives you one.'],
  ['google', 'You sign in on the page of Google and come back here.'], ['nobody', 'This way to sign in is not offered here.'],
])('%s has no form', async (providerName, words) => {
  const { sent } = show(() => ({}), true, { providerName });
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect([screen.queryByRole('button', { name: 'Create account' }), sent.mock.calls]).toEqual([null, []]);
});

test('leaving the page keeps what was filled in before it hides, and no secret', async () => {
  show();
  await fill();
  window.dispatchEvent(new Event('beforeunload'));
  const kept = sessionStorage.getItem(`footlight-sign-up:${realm}`) ?? '';
  expect([kept.includes('nia@footlight.test'), kept.includes('a horse')]).toEqual([true, false]);
});
