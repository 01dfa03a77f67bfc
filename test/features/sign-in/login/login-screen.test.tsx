import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Emit } from '../../../../src/binding/emit.ts';
import type { SignInEvents } from '../../../../src/features/sign-in/events.ts';
import { SignIn } from '../../../../src/features/sign-in/sign-in.tsx';
import type { SessionControl } from '../../../../src/session/session-control.ts';
import { answeringFetch, type Answer } from '../../../support/answering-fetch.ts';
import { guest } from '../../../support/fake-context.ts';
import { controlOf } from '../../../support/fake-session-control.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const id = { name: 'id', kind: 'id', title: 'Footlight ID', featured: true, baseUri: 'http://id.localhost:4000', firebase: { apiKey: 'key', projectId: 'footlight' } };
const google = { name: 'google', kind: 'google', title: 'Google', featured: true, baseUri: 'http://google.localhost:4000' };
const session = { authorisationToken: 'a', refreshToken: 'r', missingInformationStatus: 'COMPLETE' };

/** The form of a tenant at the identity toolkit, or of one that has none. */
async function show(answer: Answer, provider: object = id) {
  const { fetch, sent } = answeringFetch(() => answer);
  vi.stubGlobal('fetch', fetch);
  const asked: { name: string; input: unknown }[] = [];
  const ask = (async ({ name }: { name: string }, input: unknown) => {
    asked.push({ name, input });
    return session;
  }) as SessionControl['ask'];
  const emit = vi.fn<Emit<SignInEvents>>(() => true);
  const runtime = fakeRuntime({ viewer: guest, answers: { readSignInOptions: { providers: [provider, google] } } });
  render(runtime.within(<SignIn emit={emit} control={{ ...controlOf(async () => guest, async () => undefined), ask, keep: () => ({ who: 'member' }) }} />));
  await screen.findByRole('button', { name: 'Continue with Google' });
  return { sent, asked, emit };
}

async function fillIn(password = 'footlight') {
  await userEvent.type(screen.getByLabelText(/E-mail/), ' ada@footlight.test');
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), `${password}{Enter}`);
}

beforeEach(async () => {
  // Chunks that are fetched late.
  await Promise.all([import('../../../../src/store/identity/toolkit-sign-in.ts'), import('../../../../src/features/sign-in/providers/other-ways.tsx')]);
});
afterEach(() => void vi.unstubAllGlobals());

test('a tenant at the identity toolkit: its tokens are exchanged for a session', async () => {
  const { sent, asked, emit } = await show({ body: { idToken: 'id-token', refreshToken: 'its-own' } });
  await fillIn();
  await waitFor(() => expect(emit).toHaveBeenCalledWith('signed-in', { who: 'member' }));
  expect(sent.map(({ url, body }) => [url.host, body])).toEqual([['id.localhost:4000', { email: 'ada@footlight.test', password: 'footlight', returnSecureToken: true }]]);
  expect(asked).toEqual([{ name: 'exchangeFirebaseTokens', input: { firebaseAuthToken: 'id-token', firebaseRefreshToken: 'its-own' } }]);
});

test('a tenant without firebase settings: POST /login, and nobody else learns the password', async () => {
  const { sent, asked } = await show({ status: 500 }, { ...id, firebase: undefined });
  await fillIn();
  await waitFor(() => expect(asked).toEqual([{ name: 'login', input: { id: 'ada@footlight.test', secret: 'footlight' } }]));
  expect(sent).toEqual([]);
});

test.each<[string, Answer, RegExp]>([
  ['a wrong password', { status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } }, /do not match/],
  ['what the tenant’s check says, as text', { status: 400, body: { error: { message: 'BLOCKING_FUNCTION_ERROR_RESPONSE : ((403: {"error":{"message":"Paused. <b>Write</b> to {us}."}}))' } } }, /Paused\. <b>Write<\/b> to \{us\}\./],
  ['too many tries', { status: 400, body: { error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }, /[Tt]oo many/],
  ['that nobody answers', 'lost', /connection|reach/i],
])('says %s', async (_, answer, words) => {
  const { asked } = await show(answer);
  await fillIn();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
  expect(asked).toEqual([]);
});
