import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { createAttemptMemory } from '../../../../src/store/identity/providers/attempt-memory.ts';
import { guest } from '../../../support/fake-context.ts';
import { controlOf } from '../../../support/fake-session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, waitFor } from '../../../support/render.tsx';

const provider = { name: 'openid', kind: 'openid', title: 'OpenID', featured: false, baseUri: 'http://sso.localhost:4000' };
const memory = createAttemptMemory('arena');

function show(state: string, exchange: () => unknown, silent = false) {
  const runtime = fakeRuntime({ viewer: guest, answers: { readSignInOptions: { providers: [provider] } }, settings: { realm: 'arena' } });
  memory.keep({ provider: 'openid', attempt: { id: 'a1', secret: 's1', state, expiresAt: Date.now() + 600_000 }, purpose: 'SIGNIN', silent, query: {} });
  const asked: { name: string; input: unknown }[] = [];
  const ask = (async ({ name }: { name: string }, input: unknown) => {
    asked.push({ name, input });
    return exchange();
  }) as SessionControl['ask'];
  const control = { ...controlOf(async () => guest, async () => undefined), ask, keep: vi.fn(() => ({ who: 'member' as const })) };
  const onGuest = vi.fn();
  render(runtime.within(<StrictMode><SignIn emit={() => true} control={control} onGuest={onGuest} screen={{ name: 'oauth', params: { provider: '' }, query: { code: 'c1', state } }} /></StrictMode>));
  return { asked, control, onGuest };
}

afterEach(() => {
  memory.forget('openid');
  vi.restoreAllMocks();
});

/** @source issue "code exchanged exactly once under React's double effects" */
test('a code is exchanged exactly once under React’s double effects, and its session is kept once', async () => {
  const answer = { authorisationToken: 'a', refreshToken: 'r', missingInformationStatus: 'COMPLETE', linkedAccounts: [] };
  const { asked, control } = show('strict-1', () => ({ status: 'signed-in', answer }));
  await waitFor(() => expect(control.keep).toHaveBeenCalled());
  expect(asked).toEqual([{ name: 'exchangeOpenIdCode', input: { id: 'a1', secret: 's1', provider: 'openid', code: 'c1', state: 'strict-1' } }]);
  expect(memory.read('openid')).toBeUndefined();
});

test('a failure has words, and the same code is not tried again', async () => {
  const { asked } = show('strict-2', () => ({ status: 'failed', code: '<b>call us</b>' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sorry, something went wrong');
  expect(asked).toHaveLength(1);
});

test('nobody is signed in at the provider: on as a guest', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { onGuest, asked } = show('strict-3', () => ({ status: 'failed', code: 'providerAsksViewer' }), true);
  await waitFor(() => expect(onGuest).toHaveBeenCalled());
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
