import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { createSoftAuthenticator } from '../../../../support/soft-authenticator.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

const [email, adult, pin] = ['buyer@footlight.test', 'cinema.buyer.profile', '2468'];
let platform: TestPlatform;
let member: string;
let child: string;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ path: '/demo/reset', body: {} });
  member = (await platform.signIn('cinema', 'buyer')).authorisationToken;
  child = ((await platform.ask({ token: member, path: '/api/v1/user/profiles', body: { name: 'Leo', type: 'child' } })).body as { id: string }).id;
});

interface Answer { authorisationToken: string; refreshToken: string; missingInformationStatus: string }
const answerIn = ({ body }: Reply): Answer => {
  const { answer, ...rest } = body as { answer?: Answer } & Answer;
  return answer ?? rest;
};
const lock = (token = member) => platform.ask({ method: 'PUT', token, path: `/api/v1/user/profiles/${adult}/pin`, body: { pin } });
const choose = (token: string, own: object = { profileId: adult, pin }, realm: 'cinema' | 'arena' = 'cinema') => platform.ask({ realm, path: '/api/v1/sign-in/profile', body: { token, ...own } });
const byPassword = () => platform.ask({ path: '/api/v2/login', body: { id: email, secret: 'footlight' } });
/** A sign-in that waits for its profile. */
const waiting = async () => {
  await lock();
  return answerIn(await byPassword()).authorisationToken;
};
const profileOf = (token: string): string => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { pro: { id: string } }).pro.id;

async function atGoogle(path: string, token?: string): Promise<{ attempt: object; reply: Reply }> {
  const { authorisationUri, attempt } = (await platform.ask({ path: `/api/v1/auth-providers/google/auth-uri${path}`, ...(token ? { token } : {}) })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'google-1001' });
  return { attempt, reply: await platform.ask({ path: '/api/v2/login/social/google', body: { ...fields, id: attempt.id, secret: attempt.secret }, ...(token ? { token } : {}) }) };
}

/** Ways in of the account, each made ready by its grown-up before the profile gets a PIN. Each signs in. */
const ways: Record<string, () => Promise<() => Promise<Reply>>> = {
  'its password': async () => byPassword,
  'a magic link': async () => async () => {
    const { attempt } = (await platform.ask({ path: '/api/v2/token/alt/magic-email/start', body: { email } })).body as { attempt: object };
    const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
    return platform.ask({ path: '/api/v2/token/alt/magic-email', body: { token: /token=([\w-]{43})/.exec(mails[0]!.text)![1], attempt } });
  },
  'a passkey': async () => {
    const device = createSoftAuthenticator(`http://cinema.localhost:${platform.running.port}`);
    const options = async (path: string, token?: string) => ((await platform.ask({ path, body: {}, ...(token ? { token } : {}) })).body as { options: never }).options;
    await platform.ask({ token: member, path: '/api/v1/user/passkeys', body: { response: device.create(await options('/api/v1/user/passkeys/start', member)), name: 'Tablet' } });
    return async () => platform.ask({ path: '/api/v2/token/alt/passkey', body: { response: device.get(await options('/api/v2/token/alt/passkey/start')) } });
  },
  'a linked provider': async () => {
    expect((await atGoogle('?purpose=LINK', member)).reply.body).toMatchObject({ status: 'linked' });
    return async () => (await atGoogle('')).reply;
  },
};

describe.each(Object.keys(ways))('%s', (way) => {
  test('goes on as the first profile while it has no PIN', async () => {
    const enter = await ways[way]!();
    expect(profileOf(answerIn(await enter()).authorisationToken)).toBe(adult);
  });

  test('opens no session where the first profile has a PIN, until a profile is chosen', async () => {
    const enter = await ways[way]!();
    await lock();
    const answer = answerIn(await enter());
    expect(answer).toMatchObject({ missingInformationStatus: 'CHOOSE_PROFILE', refreshToken: '' });
    for (const path of ['/api/v1/user/account', '/api/v1/user/profiles', '/api/v1/init/']) expect((await platform.ask({ path, token: answer.authorisationToken })).status, path).toBe(401);
    expect(await choose(answer.authorisationToken, { profileId: adult })).toMatchObject({ status: 403, body: { code: 'pin-required' } });
    expect(await choose(answer.authorisationToken, { profileId: adult, pin: '1111' })).toMatchObject({ status: 403, body: { code: 'pin-wrong' } });
    expect(profileOf(answerIn(await choose(answer.authorisationToken)).authorisationToken)).toBe(adult);
  });
});

test('a television goes on as the profile that let it in, and is asked for no PIN', async () => {
  await lock();
  const { id, deviceCode, compareCode } = (await platform.ask({ path: '/api/v2/devices', body: { name: 'TV' } })).body as Record<string, string>;
  await platform.ask({ token: member, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } });
  expect(profileOf(answerIn(await platform.ask({ path: '/api/v2/devices/poll', body: { deviceCode } })).authorisationToken)).toBe(adult);
});

test('one of the team who acts in the member’s name is asked for no PIN', async () => {
  await lock();
  const team = (await platform.signIn('cinema', 'team')).authorisationToken;
  const { token } = (await platform.ask({ token: team, path: '/api/v2/impersonations', body: { email } })).body as { token: string };
  expect(answerIn(await platform.ask({ path: '/api/v2/impersonations/enter', body: { token } })).missingInformationStatus).toBe('COMPLETE');
});

describe('the token of a sign-in that waits for a profile', () => {
  test('shows the profiles and which have a PIN, and nothing of the account', async () => {
    const { body } = await platform.ask({ path: '/api/v1/sign-in/profiles', body: { token: await waiting() } });
    expect(body).toMatchObject({ mayManage: false, profiles: [{ id: adult, hasPin: true, current: false }, { id: child, hasPin: false, type: 'child' }] });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  test('goes on as a child without a PIN', async () => {
    expect(profileOf(answerIn(await choose(await waiting(), { profileId: child })).authorisationToken)).toBe(child);
  });

  test('is good once, for half an hour, at its tenant, for its account’s profiles', async () => {
    const token = await waiting();
    expect(await choose(token, { profileId: 'cinema.member.profile' })).toMatchObject({ status: 404, body: { code: 'profile-not-found' } });
    expect(await choose(token, { profileId: adult, pin }, 'arena')).toMatchObject({ status: 410, body: { code: 'sign-in-expired' } });
    expect((await choose(token)).status).toBe(200);
    expect((await choose(token)).status).toBe(410);
    const late = answerIn(await byPassword()).authorisationToken;
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 30 * 60_000 } });
    expect((await choose(late)).status).toBe(410);
  });

  test('of two that choose at once, one is signed in', async () => {
    const token = await waiting();
    const replies = await Promise.all([choose(token), choose(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('is good at two devices at the same time', async () => {
    const [first, second] = [await waiting(), answerIn(await byPassword()).authorisationToken];
    expect([(await choose(first)).status, (await choose(second)).status]).toEqual([200, 200]);
  });

  test('ends with the access that the account gave out', async () => {
    const token = await waiting();
    await platform.ask({ token: member, path: '/api/v1/user/sessions/end-others', body: {} });
    expect((await choose(token)).status).toBe(410);
  });

  test('mails a new PIN to the account’s owner alone', async () => {
    const token = await waiting();
    const reset = (profileId: string) => platform.ask({ path: '/api/v1/sign-in/profile/pin-reset', body: { token, profileId } });
    expect((await reset('cinema.member.profile')).status).toBe(404);
    expect(await reset(adult)).toMatchObject({ status: 200, body: {} });
    const { mails } = (await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] };
    expect(mails[0]!.text).toContain('/confirm-reset/');
  });

  test('takes five wrong PINs', async () => {
    const token = await waiting();
    for (let tries = 0; tries < 5; tries += 1) expect((await choose(token, { profileId: adult, pin: '1111' })).status).toBe(403);
    expect(await choose(token)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });
});

describe('a provider that is linked by the account’s password', () => {
  const linked = async () => (await platform.running.context.db.select().from(linkedIdentities).where(eq(linkedIdentities.accountId, 'cinema.buyer'))).map(({ provider }) => provider);
  const linkByPassword = async (own = {}) => {
    const { attempt } = await atGoogle('');
    return platform.ask({ path: '/api/v1/sign-in-attempts/link', body: { ...attempt, email, password: 'footlight', ...own } });
  };

  test('is linked once the PIN of the first profile was given', async () => {
    await lock();
    const { authorisationToken: token, missingInformationStatus } = answerIn(await linkByPassword());
    expect([missingInformationStatus, await linked()]).toEqual(['CHOOSE_PROFILE', []]);
    expect((await choose(token, { profileId: adult, pin: '1111' })).status).toBe(403);
    expect(await linked()).toEqual([]);
    expect((await choose(token)).status).toBe(200);
    expect(await linked()).toEqual(['google']);
  });

  test('is not linked where the sign-in goes on as a child', async () => {
    await lock();
    const { authorisationToken: token } = answerIn(await linkByPassword());
    expect((await choose(token, { profileId: child })).status).toBe(200);
    expect(await linked()).toEqual([]);
  });

  test('is refused where the first profile is a child’s', async () => {
    expect(await linkByPassword({ email: 'child@footlight.test' })).toMatchObject({ status: 403, body: { code: 'account-for-grown-ups' } });
  });
});
