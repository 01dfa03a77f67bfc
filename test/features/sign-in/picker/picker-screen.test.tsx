import { beforeEach, expect, test, vi } from 'vitest';
import { ChoiceList } from '../../../../src/features/sign-in/picker/choice-list.tsx';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { IdentityScreen } from '../../../../src/rules/identity/identity-screen.ts';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { controlOf } from '../../../support/fake-session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

beforeEach(() => sessionStorage.clear());

function show(at: Partial<IdentityScreen> = {}, ask?: SessionControl['ask']) {
  const options = recorded('readSignInOptions', 'visitor: of the sports tenant');
  const runtime = fakeRuntime({ answers: { readSignInOptions: options } });
  const control = { ...controlOf(async () => ({ who: 'guest' }), async () => undefined), ...(ask ? { ask } : {}) };
  render(runtime.within(<SignIn emit={() => true} control={control} screen={{ name: 'providers', params: {}, query: {}, ...at }} />));
  return { runtime, featured: options.providers.filter(({ featured, kind }) => featured && kind !== 'id'), others: options.providers.filter(({ featured }) => !featured) };
}

test('featured providers stand first, then a separator and the others', async () => {
  const { featured, others } = show();
  await screen.findByRole('heading', { name: 'Select your provider' });
  const lists = screen.getAllByRole('list');
  expect(lists.map((list) => list.querySelectorAll('button').length)).toEqual([featured.length, others.length]);
  expect(screen.getByRole('separator')).toBeTruthy();
});

test('where they are many, a name is found by its beginning, and none is said to be none', async () => {
  const onChoose = vi.fn();
  const choices = ['Google', 'Apple', 'Cable Nord', 'Télé Sud', 'C', 'D', 'E', 'F', 'G'].map((title) => ({ key: title, title, featured: title === 'Google' }));
  render(fakeRuntime().within(<ChoiceList choices={choices} onChoose={onChoose} />));
  const field = screen.getByRole('searchbox', { name: 'Find your provider' });
  await userEvent.type(field, 'tele');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['TTélé Sud']);
  expect(screen.getByRole('status').textContent).toBe('Providers found: 1');
  await userEvent.click(screen.getByRole('button'));
  expect(onChoose).toHaveBeenCalledWith('Télé Sud');
  await userEvent.type(field, 'zzz');
  expect(screen.getByText('There is no provider of that name.')).toBeTruthy();
});

test.each<[what: string, at: Partial<IdentityScreen>, text: string]>([
  ['an error', { query: { error: 'server_error', error_description: '<b>call 555</b>' } }, 'Sorry, something went wrong'],
  ['another device', { params: { result: 'success', device: 'tv' } }, 'Your device is signed in'],
])('%s has words of ours', async (_what, at, text) => {
  show(at);
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  expect(document.body.textContent).not.toContain('555');
});

test('after an error a button leads to the home page', async () => {
  const { runtime } = show({ params: { result: 'error' } });
  await userEvent.click(await screen.findByRole('link', { name: 'Go to home' }));
  expect(runtime.visited).toContainEqual({ name: 'home' });
});

test('what an operator’s page ended is told to the window that began', async () => {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  show({ params: { result: 'success' }, query: { provider: 'tv-operator', error: 'access_denied' } });
  expect(await screen.findByText(/You turned back/)).toBeTruthy();
  await waitFor(() => expect(opener.postMessage).toHaveBeenCalledWith({ kind: 'footlight-provider-return', back: { state: '', error: 'access_denied' } }, location.origin));
  vi.unstubAllGlobals();
});

test('a sign-in that was not finished is offered again', async () => {
  const attempt = { id: '1', secret: 's', state: 's', expiresAt: 1 };
  sessionStorage.setItem(`footlight-sign-in:${fakeRuntime().context.settings.realm}:google`, JSON.stringify({ provider: 'google', attempt: { ...attempt, expiresAt: '2026-01-01T00:00:00Z' }, query: {} }));
  show({ query: { provider: 'google' } });
  expect(await screen.findByText(/sign-in with Google was not finished/)).toBeTruthy();
});

test('a provider that the tenant has not is said to be none', async () => {
  show({ name: 'login-provider', params: { authProvider: 'nobody' } });
  expect(await screen.findByText('This way to sign in is not offered here.')).toBeTruthy();
});

test('the page of one provider says where it leads, and goes there by its button', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const ask = vi.fn(() => new Promise<never>(() => undefined)) as unknown as SessionControl['ask'];
  show({ name: 'login-provider', params: { authProvider: 'facebook' } }, ask);
  expect(await screen.findByRole('heading', { name: 'Sign in with Facebook' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ name: 'readAuthUri' }), { provider: 'facebook', purpose: 'SIGNIN' }, expect.anything());
  open.mockRestore();
  vi.unstubAllGlobals();
});
