import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { entitlements } from '../../../../../demo/platform/db/tables/purchase/purchase-tables.ts';
import { basicOf } from '../../../../../demo/platform/identity/entitlement-sync/partner-client.ts';
import { clientNamed } from '../../../../../demo/platform/identity/providers/provider-client.ts';
import { finishSignIn } from '../../../../support/finish-sign-in.ts';
import { ProviderVisit } from '../../../../support/provider-visit.ts';
import { openTestPlatform, type Reply, type TestPlatform } from '../../../../support/test-platform.ts';

interface Tokens { authorisationToken: string; refreshToken: string }

let platform: TestPlatform;
let patron: Tokens;
const asked: string[] = [];

const sync = (refreshToken: string, realm = 'arena'): Promise<Reply> => platform.ask({ realm, path: '/api/v1/entitlement-sync', body: { refreshToken } });
const refresh = (refreshToken: string): Promise<Reply> => platform.ask({ realm: 'arena', path: '/api/v2/token/refresh', body: { refreshToken } });
const held = async ({ authorisationToken: token }: Tokens) => ((await platform.ask({ realm: 'arena', token, path: '/api/v2/customer/subscriptions/status/active' })).body as { licenceIds: string[] }).licenceIds;
const bought = (products: string[]) => platform.ask({ method: 'PUT', path: '/demo/partner-products', body: { person: 'partner-id-1005', products } });
const fault = (body: object) => platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'partnerProducts', ...body } });

/** The partner's customer signs in by its page; the first time the tenant asks for more. */
async function signIn(): Promise<Tokens> {
  const { authorisationUri, attempt } = (await platform.ask({ realm: 'arena', path: '/api/v1/auth-providers/partner/auth-uri' })).body as { authorisationUri: string; attempt: { id: string; secret: string } };
  const { fields } = await new ProviderVisit().signIn(authorisationUri, { person: 'partner-id-1005' });
  const { answer } = (await platform.ask({ realm: 'arena', path: '/api/v1/identity-partner/token', body: { id: attempt.id, secret: attempt.secret, state: fields['state'], partnerToken: fields['code'], iss: fields['iss'] } })).body as { answer: Tokens & { missingInformationStatus: string } };
  return answer.missingInformationStatus === 'COMPLETE' ? answer : (await finishSignIn(platform, 'arena', answer)).body;
}

beforeAll(async () => {
  platform = await openTestPlatform();
  platform.running.context.changes.onChange((change) => change?.subject === 'entitlements' && asked.push(JSON.stringify(change.scope)));
  patron = await signIn();
}, 180_000);
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'DELETE', path: '/demo/faults' }));

/** The next sync of the session, later than what is called too early. */
async function synced(): Promise<Tokens & { hasChanged: boolean; missingInformationStatus: string }> {
  const reply = await sync(patron.refreshToken);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  patron = reply.body;
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 2_000 } });
  return reply.body;
}

describe('what a partner gives', () => {
  test('is there after the first sign-in, and stays at a sync that finds the same', async () => {
    expect(await held(patron)).toEqual(['season']);
    expect(await synced()).toMatchObject({ missingInformationStatus: 'COMPLETE', hasChanged: false });
    expect(await held(patron)).toEqual(['season']);
  });

  test('goes and comes with the partner’s word, and browsers are told', async () => {
    const before = asked.length;
    await bought([]);
    expect(await held(patron)).toEqual(['season']);
    expect(await synced()).toMatchObject({ hasChanged: true });
    expect(await held(patron)).toEqual([]);
    await bought(['pass', 'nothing that is sold here']);
    expect(await synced()).toMatchObject({ hasChanged: true });
    expect(await held(patron)).toEqual(['pass']);
    expect(asked).toHaveLength(before + 2);
    await bought(['season']);
    expect((await synced()).hasChanged).toBe(true);
  });

  test('takes nothing away that was bought here', async () => {
    const { db } = platform.running.context;
    const [own] = await db.select().from(entitlements).where(and(eq(entitlements.realm, 'arena'), eq(entitlements.provider, 'partner')));
    await db.insert(entitlements).values({ realm: 'arena', accountId: own?.accountId ?? '', licenceId: 'season', provider: '' });
    expect(await held(patron)).toEqual(['season']);
    await bought([]);
    await synced();
    expect(await held(patron)).toEqual(['season']);
    await db.delete(entitlements).where(eq(entitlements.accountId, own?.accountId ?? ''));
    await bought(['season']);
    await synced();
  });

  test.each([['refuses', { status: 403 }], ['is broken', { status: 503 }], ['is too slow', { delayMs: 4_000, status: 503 }]])('stays while the partner %s: the sync fails, and its token is still good', async (_, body) => {
    await bought([]);
    await fault({ ...body, count: 1 });
    expect(await sync(patron.refreshToken)).toMatchObject({ status: 502, body: { code: 'provider-unavailable' } });
    expect(await held(patron)).toEqual(['season']);
    await bought(['season']);
    expect((await synced()).hasChanged).toBe(false);
  });

  test('does not hold a sign-in up, nor is it lost by one, while the partner is away', async () => {
    await fault({ status: 503, count: 1 });
    const again = await signIn();
    expect(await held(again)).toEqual(['season']);
  });

  test('is told to platforms that the partner knows, and to nobody else', async () => {
    const { context, port } = platform.running;
    const tell = (authorization: string | undefined, subject = 'partner-id-1005') => platform.ask({ host: 'partner-id.localhost', path: `/v1/people/${subject}/products`, headers: authorization === undefined ? {} : { authorization } });
    const arena = basicOf(clientNamed(context.keys.provider, context.realms.byName('arena')!, 'partner'));
    expect((await tell(arena)).body).toEqual({ products: ['season'] });
    expect([(await tell(undefined)).status, (await tell('Basic bm9ib2R5')).status, (await tell(arena, 'partner-id-9999')).status]).toEqual([401, 401, 404]);
    expect(port).toBeGreaterThan(0);
  });
});

describe('the tokens of a sync', () => {
  test('follow the rules of a refresh: the one before is tolerated for a moment, an older one ends the session', async () => {
    const stolen = await signIn();
    const first = (await sync(stolen.refreshToken)).body as Tokens;
    expect(((await refresh(stolen.refreshToken)).body as Tokens).refreshToken).toBe(first.refreshToken);
    expect(await sync(first.refreshToken)).toMatchObject({ status: 429, body: { code: 'too-early' } });
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 11_000 } });
    expect(await sync(stolen.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token-reused' } });
    expect(await refresh(first.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token-reused' } });
  });

  test.each([
    ['a guest', async () => (await platform.guest('arena')).refreshToken, 'sign-in-required'],
    ['a member of another tenant', async () => (await platform.signIn('cinema', 'member')).refreshToken, 'sign-in-required'],
    ['nobody', async () => 'unknown', 'sign-in-required'],
  ])('are not given to %s', async (_, token, code) => {
    expect(await sync(await token())).toMatchObject({ status: 401, body: { code } });
  });

  test('are not given after a sign-out', async () => {
    const { refreshToken } = await platform.signIn('arena', 'member');
    await platform.ask({ realm: 'arena', path: '/api/v2/logout', body: { refreshToken } });
    expect(await sync(refreshToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test('are given to a member whom no partner knows', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'member');
    expect(await sync(refreshToken, 'cinema')).toMatchObject({ status: 200, body: { hasChanged: false } });
  });
});
