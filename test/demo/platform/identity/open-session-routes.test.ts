import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenSession } from '../../../../src/contracts/identity/open-session.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'cinema';
const path = '/api/v1/user/sessions';
const signIn = async (name = 'buyer') => (await platform.signIn(realm, name)).authorisationToken;
const list = async (token: string) => ((await platform.ask({ realm, token, path })).body as { sessions: OpenSession[] }).sessions;
const end = (token: string, id: string) => platform.ask({ realm, token, method: 'DELETE', path: `${path}/${id}` });

test('lists where an account is signed in, this one first, and nobody else’s', async () => {
  const [one, two, other] = [await signIn(), await signIn(), await signIn('team')];
  const seen = await list(two);
  expect(seen.map(({ current }) => current)).toEqual([true, false]);
  expect(JSON.stringify(seen)).not.toMatch(/127\.0|::1/);
  expect(await end(other, seen[0]!.id)).toMatchObject({ status: 404, body: { code: 'session-not-found' } });
  expect((await list(one)).length).toBe(2);
});

test('signs out there, and everywhere else', async () => {
  const [here, there, third] = [await signIn('reader'), await signIn('reader'), await signIn('reader')];
  const id = (await list(there)).find(({ current }) => current)!.id;
  expect((await end(here, id)).status).toBe(200);
  expect(await platform.ask({ realm, token: there, path })).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  expect((await platform.ask({ realm, token: here, method: 'POST', path: `${path}/end-others`, body: {} })).body).toEqual({ ended: 1 });
  expect((await platform.ask({ realm, token: third, path })).status).toBe(401);
  expect((await list(here)).length).toBe(1);
});
