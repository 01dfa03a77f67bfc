import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { createAttemptMemory } from '../../../../src/store/identity/providers/attempt-memory.ts';
import { guest } from '../../../support/fake-context.ts';
import { controlOf } from '../../../support/fake-session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const providers = [
  { name: 'id', kind: 'id', title: 'Footlight ID', featured: true, baseUri: 'http://id.localhost:4000' },
  { name: 'google', kind: 'google', title: 'Google', featured: true, baseUri: 'http://google.localhost:4000' },
  { name: 'apple', kind: 'apple', title: 'Apple', featured: true, baseUri: 'http://apple.localhost:4000' },
];
const memory = createAttemptMemory('arena');
let turn = 0;

/** Somebody came back from Apple, whose e-mail has an account already. */
async function show(usedProviders: string[] | undefined) {
  turn += 1;
  const state = `used-${turn}`;
  memory.keep({ provider: 'apple', attempt: { id: 'a1', secret: 's1', state, expiresAt: Date.now() + 600_000 }, purpose: 'SIGNIN', silent: false, query: {} });
  const runtime = fakeRuntime({ viewer: guest, answers: { readSignInOptions: { providers } }, settings: { realm: 'arena' } });
  const asked: string[] = [];
  const ask = (async ({ name }: { name: string }) => {
    asked.push(name);
    if (name === 'loginWithApple') return { status: 'failed', code: 'account-exists-with-different-credential', usedProviders };
    return new Promise(() => undefined);
  }) as SessionControl['ask'];
  render(runtime.within(<SignIn emit={() => true} control={{ ...controlOf(async () => guest, async () => undefined), ask }} screen={{ name: 'oauth', params: { provider: 'apple' }, query: { code: 'c1', state } }} />));
  const title = await screen.findByRole('heading', { name: 'You have an account here already' });
  return { title, asked, visited: runtime.visited };
}

beforeEach(async () => {
  // A chunk that is fetched late.
  await import('../../../../src/features/sign-in/providers/return-screen.tsx');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('open', () => null);
});
afterEach(() => {
  memory.forget('apple');
  vi.unstubAllGlobals();
});

test('the other provider is named in the viewer’s words, and a press goes on with it', async () => {
  const { title, asked } = await show(['google']);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This e-mail signs in with Google. Go on that way.'));
  expect(document.activeElement).toBe(title);
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(asked).toContain('readAuthUri');
});

test('the built-in provider is e-mail and password: a press leads to the form', async () => {
  const { visited } = await show(['id', 'google']);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This e-mail signs in with e-mail and password or Google. Go on that way.'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with e-mail and password' }));
  expect(visited).toMatchObject([{ name: 'login' }]);
});

test.each([['no provider', []], ['one that this tenant does not offer', ['gone']], ['nothing', undefined]])('where the platform names %s the words are general, and there is still a way on', async (_, used) => {
  const { visited } = await show(used);
  expect(screen.getByRole('alert').textContent).toBe('This e-mail is used with another way to sign in. Sign in with that one.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in another way' }));
  expect(visited).toMatchObject([{ name: 'login' }]);
});
