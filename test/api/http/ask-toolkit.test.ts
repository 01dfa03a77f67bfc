import { expect, test } from 'vitest';
import { askToolkit } from '../../../src/api/http/ask-toolkit.ts';
import { answeringFetch, type Answer } from '../../support/answering-fetch.ts';

const toolkit = { baseUri: 'http://id.localhost:4000', firebase: { apiKey: 'a key', projectId: 'footlight' } };
const credentials = { email: 'ada@footlight.test', password: 'footlight' };

test('sends e-mail and password to the tenant’s project, and nothing of the platform', async () => {
  const { fetch, sent } = answeringFetch(() => ({ body: { idToken: 'i', refreshToken: 'r', localId: 'ada' } }));
  expect(await askToolkit(toolkit, credentials, fetch)).toEqual({ idToken: 'i', refreshToken: 'r' });
  expect(sent[0]).toMatchObject({ method: 'POST', body: { ...credentials, returnSecureToken: true }, headers: { 'content-type': 'application/json' } });
  expect(sent[0]?.url.href).toBe('http://id.localhost:4000/v1/accounts:signInWithPassword?key=a+key');
  expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['content-type']);
});

test.each<[string, Answer, object]>([
  ['a refusal by the first word of its message', { status: 400, body: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : wait' } } }, { kind: 'refused', code: 'TOO_MANY_ATTEMPTS_TRY_LATER', body: { messages: ['TOO_MANY_ATTEMPTS_TRY_LATER : wait'] } }],
  ['a refusal in a shape that is not its own', { status: 503, body: 'down' }, { kind: 'refused', status: 503, body: undefined }],
  ['an answer without tokens', { body: { idToken: 'i' } }, { kind: 'contract-broken' }],
  ['no answer', 'lost', { kind: 'unreachable' }],
])('fails with %s', async (_, answer, failure) => {
  await expect(askToolkit(toolkit, credentials, answeringFetch(() => answer).fetch)).rejects.toMatchObject(failure);
});
