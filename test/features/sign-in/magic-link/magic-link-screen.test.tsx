import { afterEach, expect, test, vi } from 'vitest';
import { makeMagicCode, readMagicLink, signInByMagicLink, startMagicLink } from '../../../../src/api/calls/identity/magic-link.ts';
import { MagicLinkScreen } from '../../../../src/features/sign-in/magic-link/magic-link-screen.tsx';
import type { ScreenProps } from '../../../../src/features/sign-in/screen-props.ts';
import { createMagicMemory } from '../../../../src/store/identity/magic-link/magic-memory.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { recorded, recordedRefusal } from '../../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { settled } from '../../../support/settled.ts';

const now = Date.UTC(2026, 5, 1);
const attempt = { id: 'a1', secret: 's1' };
const tokens = recorded('login', 'visitor: a member');
const asked = { attempt, email: 'ada@example.org', sentAt: now - 60_000, expiresAt: now + 60_000, query: { from: '/epg' } };
const memory = createMagicMemory('cinema');
afterEach(() => memory.forget());

type Answer = (input: object) => unknown;

function open(query: Record<string, string>, answers: Partial<Record<string, Answer>> = {}) {
  const runtime = fakeRuntime({ now, settings: { realm: 'cinema' } });
  const given: Partial<Record<string, Answer>> = { [startMagicLink.name]: () => ({ attempt, expiresAt: now + 900_000 }), ...answers };
  const ask = vi.fn(async ({ name }: { name: string }, input: object) => given[name]!(input));
  const complete = vi.fn();
  const props = { screen: { name: 'magic-link', params: {}, query }, control: { ask }, emit: () => true, complete, focusTitle: { current: false } };
  render(runtime.within(<MagicLinkScreen {...(props as unknown as ScreenProps)} />));
  return { runtime, ask, complete, askedFor: () => ask.mock.calls.map(([{ name }, input]) => [name, input]) };
}

const email = () => screen.getByLabelText(/E-mail/);
const code = () => screen.getByLabelText(/^Code/);

test('an e-mail that is none is named beside its field, and nothing is sent', async () => {
  const { ask } = open({});
  await userEvent.type(email(), 'ada{Enter}');
  expect(screen.getByText(/Enter a whole e-mail address/)).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(ask).not.toHaveBeenCalled();
});

test('asks for a link, says where it goes, and keeps what proves this browser with what the sign-in is for', async () => {
  open({ from: '/epg' });
  await userEvent.type(email(), ' ada@example.org{Enter}');
  const title = await screen.findByRole('heading', { name: 'Check your mail' });
  expect(screen.getByText(/on its way to ada@example.org/)).toBeTruthy();
  expect(document.activeElement).toBe(title);
  expect(memory.read(now)).toMatchObject({ attempt, email: 'ada@example.org', query: { from: '/epg' } });
});

test('a mail that could not be sent is said, and the e-mail stays', async () => {
  open({}, { startMagicLink: () => Promise.reject(recordedRefusal('startMagicLink', 'visitor: when mail fails')) });
  await userEvent.type(email(), 'ada@example.org{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be sent');
  expect((email() as HTMLInputElement).value).toBe('ada@example.org');
});

test('the code of another device signs in, and is complete first', async () => {
  memory.keep(asked);
  const { complete, askedFor } = open({}, { signInByMagicLink: () => tokens });
  await userEvent.type(code(), '123{Enter}');
  expect(screen.getByText('Type all six digits.')).toBeTruthy();
  await userEvent.type(code(), ' 456{Enter}');
  expect(askedFor()).toEqual([[signInByMagicLink.name, { attempt, code: '123456' }]]);
  await waitFor(() => expect(complete).toHaveBeenCalledWith(tokens));
  await waitFor(() => expect(memory.read(now)).toBeUndefined());
});

test('a wrong code is said, and may be typed again', async () => {
  memory.keep(asked);
  open({}, { signInByMagicLink: () => Promise.reject(recordedRefusal('signInByMagicLink', 'visitor: a wrong code')) });
  await userEvent.type(code(), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('not the digits');
});

test('the mail is sent again after half a minute, and another e-mail begins anew', async () => {
  memory.keep({ ...asked, sentAt: now });
  vi.useFakeTimers();
  try {
    const { askedFor } = open({});
    const again = () => screen.getByRole('button', { name: /Send it again/ });
    fireEvent.click(again());
    expect(askedFor()).toEqual([]);
    expect(again().textContent).toContain('30 s');
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)));
    fireEvent.click(again());
    await act(settled);
    expect(askedFor()).toEqual([[startMagicLink.name, { email: 'ada@example.org' }]]);
    expect(screen.getByText(/The old one is good no longer/)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Use another e-mail' }));
  expect(email()).toBeTruthy();
  expect(memory.read(now)).toBeUndefined();
});

test('an opened link signs in by a press, in the browser that asked, and goes on to what it was for', async () => {
  memory.keep(asked);
  const { runtime, complete, askedFor } = open({ token: 't' }, { readMagicLink: () => ({ email: 'a•••@example.org', isSameBrowser: true }), signInByMagicLink: () => tokens });
  const press = await screen.findByRole('button', { name: 'Sign in here' });
  expect(askedFor()).toEqual([[readMagicLink.name, { token: 't', attempt }]]);
  await userEvent.click(press);
  expect(askedFor()[1]).toEqual([signInByMagicLink.name, { attempt, token: 't' }]);
  await waitFor(() => expect(complete).toHaveBeenCalledWith(tokens));
  expect(runtime.visited).toEqual([{ name: 'epg', params: {} }]);
});

test('another browser shows a code, once it is asked to', async () => {
  const { askedFor, complete } = open({ token: 't' }, { readMagicLink: () => ({ email: 'a•••@example.org', isSameBrowser: false }), makeMagicCode: () => ({ code: '012345' }) });
  const press = await screen.findByRole('button', { name: 'Show the code' });
  expect(askedFor()).toEqual([[readMagicLink.name, { token: 't' }]]);
  await userEvent.click(press);
  expect(askedFor()[1]).toEqual([makeMagicCode.name, { token: 't' }]);
  expect((await screen.findByRole('status')).textContent).toBe('012 345');
  expect(complete).not.toHaveBeenCalled();
});

test('a link that is old or used says so and leads to a new one', async () => {
  open({ token: 't' }, { readMagicLink: () => Promise.reject(recordedRefusal('readMagicLink', 'visitor: an unknown link')) });
  expect((await screen.findByRole('alert')).textContent).toContain('does not sign you in any more');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});
