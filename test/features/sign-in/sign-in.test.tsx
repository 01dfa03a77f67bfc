import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import type { Emit } from '../../../src/binding/emit.ts';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { SignIn } from '../../../src/features/sign-in/sign-in.tsx';
import type { SignInEvents } from '../../../src/features/sign-in/events.ts';
import { controlOf } from '../../support/fake-session-control.ts';
import { fakeRuntime } from '../../support/fake-runtime.tsx';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../support/render.tsx';
import { recordedRefusal } from '../../support/recorded-answers/recorded-answer.ts';
import { settled } from '../../support/settled.ts';

const member: Viewer = { who: 'member', displayName: 'Ada', profileType: 'adult' };

function show(signIn?: (credentials: { id: string; secret: string }) => Promise<Viewer>) {
  const runtime = fakeRuntime();
  const emit = vi.fn<Emit<SignInEvents>>(() => true);
  const control = {
    signIn: vi.fn(signIn ?? (async () => member)),
    signOut: vi.fn(async () => void (runtime.viewer.value = { who: 'guest' })),
  };
  render(runtime.within(<SignIn emit={emit} control={controlOf(control.signIn, control.signOut, (viewer) => { runtime.viewer.value = viewer; })} />));
  return { runtime, emit, control };
}

const email = () => screen.getByLabelText(/E-mail/);
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const submit = () => screen.getByRole('button', { name: 'Sign in' });

test('Enter signs in: the greeting takes the form\'s place and the focus', async () => {
  const { control, emit } = show();
  await userEvent.type(email(), 'ada@example.org');
  await userEvent.type(password(), 'secret{Enter}');
  const greeting = await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(control.signIn).toHaveBeenCalledWith({ id: 'ada@example.org', secret: 'secret' });
  expect(emit).toHaveBeenCalledWith('signed-in', member);
  await waitFor(() => expect(document.activeElement).toBe(greeting));
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});

test('nothing filled in: the message has the focus and nothing is sent', async () => {
  const { control, emit } = show();
  await userEvent.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Enter your e-mail and password');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(control.signIn).not.toHaveBeenCalled();
  expect(emit).toHaveBeenCalledWith('sign-in-failed', { code: 'EMPTY_INPUTS' });
});

test('a missing password is named beside its field, which has the focus', async () => {
  show();
  await userEvent.type(email(), 'ada@example.org{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(password().getAttribute('aria-invalid')).toBe('true');
});

test('a refused sign-in says so and keeps what was typed', async () => {
  show(async () => Promise.reject(recordedRefusal('login', 'visitor: a wrong password')));
  await userEvent.type(email(), 'ada@example.org');
  await userEvent.type(password(), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('do not match');
  expect((email() as HTMLInputElement).value).toBe('ada@example.org');
});

test('the form works while it sends: the button is busy', async () => {
  let finish = () => {};
  const answer = new Promise<Viewer>((resolve) => (finish = () => resolve(member)));
  show(() => answer);
  await userEvent.type(email(), 'ada@example.org');
  await userEvent.type(password(), 'secret{Enter}');
  expect((await screen.findByRole('button', { name: 'Sign in Loading' })).getAttribute('aria-busy')).toBe('true');
  finish();
  await screen.findByRole('button', { name: 'Sign in' });
});

test('browsers and password managers know the fields', () => {
  show();
  expect(email().getAttribute('autocomplete')).toBe('username webauthn');
  expect(password().getAttribute('autocomplete')).toBe('current-password');
  expect(password().getAttribute('type')).toBe('password');
});

test('offers what there is: a new password, and a new account where the tenant takes members', () => {
  show();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Forgot your password?', 'Sign up']);
});

test('a sign-in elsewhere shows here and leaves the focus alone', async () => {
  const { runtime, emit } = show();
  email().focus();
  act(() => void (runtime.viewer.value = member));
  const greeting = await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(document.activeElement).not.toBe(greeting);
  expect(emit).not.toHaveBeenCalled();
});

test('signing out brings the form back', async () => {
  const { runtime, emit, control } = show();
  act(() => void (runtime.viewer.value = member));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  const title = await screen.findByRole('heading', { name: 'Sign in' });
  expect(control.signOut).toHaveBeenCalledTimes(1);
  expect(emit).toHaveBeenCalledWith('signed-out', null);
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a guest who never was signed in is not told to have signed out', async () => {
  const { runtime, emit } = show();
  act(() => void (runtime.viewer.value = { who: 'guest', id: 'g1' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(emit).not.toHaveBeenCalled();
});

test('too many tries: the wait counts down, then the same words can be sent again', async () => {
  const tooMany = new ApiError('refused', 'login', { status: 429, body: { code: 'too-many-requests', messages: [] }, retryAfterMs: 3_000 });
  const { control } = show(vi.fn().mockRejectedValueOnce(tooMany).mockResolvedValue(member));
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  fireEvent.input(password(), { target: { value: 'secret' } });
  vi.useFakeTimers();
  try {
    fireEvent.click(submit());
    await act(settled);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Try again in 3 s');
    expect(document.activeElement).toBe(alert);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    expect(alert.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toContain('Try again in 2 s');
    fireEvent.click(submit());
    expect(control.signIn).toHaveBeenCalledTimes(1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(2_000)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(submit().getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(submit());
    await act(settled);
    expect(control.signIn).toHaveBeenLastCalledWith({ id: 'ada@example.org', secret: 'secret' });
    expect(control.signIn).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
