import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkedIdentities } from '../../../../../demo/platform/db/tables/identity/account-tables.ts';
import { entitlements } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { askPartners, keepPartnerWords } from '../../../../../demo/platform/identity/entitlement-sync/partner-entitlements.ts';
import type { Caller } from '../../../../../demo/platform/server/request-caller.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { openTestPlatform, type Question, type TestPlatform } from '../../../../support/test-platform.ts';

interface Tokens { authorisationToken: string; refreshToken: string }

/** Who bought "season" at the partner. */
const person = 'partner-id-1005';
const secret = 'pat-orchard-29-violin';
let platform: TestPlatform;
const asked: string[] = [];

const ask = (path: string, more: Omit<Question, 'path'> = {}) => platform.ask({ realm: 'arena', path, ...more });
const sync = (refreshToken: string) => ask('/api/v1/entitlement-sync', { body: { refreshToken } });
const held = async ({ authorisationToken: token }: Tokens) => ((await ask('/api/v2/customer/subscriptions/status/active', { token })).body as { licenceIds: string[] }).licenceIds;
const idOf = ({ authorisationToken }: Pick<Tokens, 'authorisationToken'>) => (JSON.parse(Buffer.from(authorisationToken.split('.')[1]!, 'base64url').toString()) as { id: string }).id;
const linkTo = async (email: string) => /token=([\w-]{43})/.exec(((await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] }).mails[0]!.text)?.[1];

/** The partner's customer signs in by its page; an account that is new is asked for more. */
async function signIn(): Promise<Tokens> {
  const { authorisationUri, attempt } = (await ask('/api/v1/auth-providers/partner/auth-uri')).body as { authorisationUri: string; attempt: { id: string; secret: string } };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person });
  const { answer } = (await ask('/api/v1/identity-partner/token', { body: { ...attempt, state: fields['state'], partnerToken: fields['code'], iss: fields['iss'] } })).body as { answer: Tokens & { missingInformationStatus: string } };
  return answer.missingInformationStatus === 'COMPLETE' ? answer : (await finishSignIn(platform, 'arena', answer)).body;
}

beforeAll(async () => {
  platform = await openTestPlatform();
  platform.running.context.changes.onChange((change) => change?.subject === 'entitlements' && asked.push(JSON.stringify(change.scope)));
}, 180_000);
afterAll(() => platform.close());

describe('a purchase at a partner', () => {
  /** The partner's customer gives the account an e-mail, and takes it back by a mail to it with every other way in removed. */
  async function recover({ authorisationToken: token }: Tokens, email: string): Promise<Tokens> {
    expect((await ask('/api/v1/user/account/email', { token, body: { email } })).status).toBe(200);
    expect((await ask('/api/v2/user/email-confirmation', { body: { token: await linkTo(email), pressed: true } })).status).toBe(200);
    await ask('/api/v2/reset-password/create', { body: { id: email, provider: 'id' } });
    expect((await ask('/api/v2/reset-password', { method: 'PUT', body: { token: await linkTo(email), secret, removeWays: true } })).status).toBe(200);
    return byPassword(email);
  }
  const byPassword = async (email: string) => ((await ask('/api/v2/login', { body: { id: '1', method: 'login', params: { id: email, secret } } })).body as { result: Tokens }).result;

  /** An account with a password that is linked to the partner's customer, and no other is. */
  async function withPassword(): Promise<Tokens> {
    const member = await platform.signIn('arena', 'member');
    const linked = { realm: 'arena', provider: 'partner', subject: person };
    const { db } = platform.running.context;
    await db.delete(entitlements).where(eq(entitlements.provider, 'partner'));
    await db.insert(linkedIdentities).values({ ...linked, accountId: idOf(member), linkedAt: 0 }).onConflictDoUpdate({ target: [linkedIdentities.realm, linkedIdentities.provider, linkedIdentities.subject], set: { accountId: idOf(member) } });
    expect(await sync(member.refreshToken)).toMatchObject({ status: 200, body: { hasChanged: true } });
    return member;
  }

  test('goes with a recovery that removes the partner, and is one new account’s alone', async () => {
    expect(await held(await recover(await signIn(), 'pat.1@example.com'))).toEqual([]);
    // For a week the account may take back the e-mail that the partner proved.
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 8 * 86_400_000 } });
    const first = await byPassword('pat.1@example.com');
    const second = await signIn();
    expect(idOf(second)).not.toBe(idOf(first));
    expect([await held(second), await held(first)]).toEqual([['season'], []]);
    expect(await sync(first.refreshToken)).toMatchObject({ status: 200, body: { hasChanged: false } });
    expect(await held(first)).toEqual([]);
  });

  test('goes when the partner is taken off the account, and browsers are told; what was bought here stays', async () => {
    const member = await withPassword();
    await platform.running.context.db.insert(entitlements).values({ realm: 'arena', accountId: idOf(member), licenceId: 'pass', provider: '' });
    expect((await ask('/api/v2/user/linked-accounts/partner', { method: 'DELETE', token: member.authorisationToken })).status).toBe(200);
    expect(await held(member)).toEqual(['pass']);
    // Given, and taken.
    await expect.poll(() => asked.filter((scope) => scope === JSON.stringify({ account: idOf(member) }))).toHaveLength(2);
  });

  test('goes at the next sync from an account that was left with it', async () => {
    const member = await platform.signIn('arena', 'member');
    await platform.running.context.db.insert(entitlements).values({ realm: 'arena', accountId: idOf(member), licenceId: 'season', provider: 'partner' });
    expect(await sync(member.refreshToken)).toMatchObject({ status: 200, body: { hasChanged: true } });
    expect(await held(member)).not.toContain('season');
  });

  test('is not written to an account that lost the partner while the partner was asked', async () => {
    const member = await withPassword();
    const caller = { context: platform.running.context, realm: platform.running.context.realms.byName('arena')! } as Caller;
    const words = await askPartners(caller, idOf(member));
    await ask('/api/v2/user/linked-accounts/partner', { method: 'DELETE', token: member.authorisationToken });
    expect(await keepPartnerWords(caller, idOf(member), words)).toBe(false);
    expect(await held(member)).not.toContain('season');
  });
});
