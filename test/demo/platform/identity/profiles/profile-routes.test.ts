import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import type { Profile } from '../../../../../src/contracts/identity/profile.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const realm = 'cinema';
let token: string;
beforeEach(async () => { token = (await platform.signIn(realm, 'team')).authorisationToken; });

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path = '', body?: object, as = token) =>
  platform.ask({ realm, token: as, method, path: `/api/v1/user/profiles${path}`, ...(body ? { body } : {}) });
const list = async (as = token) => (await ask('GET', '', undefined, as)).body as { profiles: Profile[]; mayManage: boolean };
const make = async (name: string, type = 'adult') => (await ask('POST', '', { name, type })).body as Profile;
const select = (id: string, pin?: string, as = token) => ask('POST', `/${id}/select`, pin === undefined ? {} : { pin }, as);
const tokenOf = (body: unknown) => (body as { authorisationToken: string }).authorisationToken;
const claimsOf = (access: string) => JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; vid: string; name: string; pro: object };

describe('profiles of an account', () => {
  test('are made, renamed and removed, and are nobody else’s', async () => {
    const made = await make('  Leo ', 'child');
    expect(made).toMatchObject({ name: 'Leo', type: 'child', parentalLevel: 'RESTRICTED', hasPin: false, current: false });
    const other = (await platform.signIn(realm, 'buyer')).authorisationToken;
    for (const method of ['PATCH', 'DELETE'] as const) expect(await ask(method, `/${made.id}`, method === 'PATCH' ? { name: 'Mine' } : undefined, other)).toMatchObject({ status: 404, body: { code: 'profile-not-found' } });
    expect((await select(made.id, undefined, other)).status).toBe(404);
    expect((await ask('PATCH', `/${made.id}`, { name: 'Leonie', parentalLevel: 'NON_RESTRICTED' })).body).toMatchObject({ name: 'Leonie', parentalLevel: 'NON_RESTRICTED' });
    expect((await ask('DELETE', `/${made.id}`)).status).toBe(200);
    expect((await list()).profiles.map(({ name }) => name)).toEqual(['Ada Quist']);
  });

  test('are five at most, also when all are asked for at once', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => ask('POST', '', { name: `P${index}`, type: 'adult' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409]);
    for (const { id, current } of (await list()).profiles) if (!current) await ask('DELETE', `/${id}`);
  });

  test('are named without signs that turn or hide what is read', async () => {
    const made = await make('\u202eoeL\u202c \u200bB');
    expect(made.name).toBe('oeL B');
    expect((await ask('PATCH', `/${made.id}`, { name: 'Le\u2067o' })).body).toMatchObject({ name: 'Leo' });
    expect(await ask('PATCH', `/${made.id}`, { name: '\u202e' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await ask('DELETE', `/${made.id}`)).status).toBe(200);
  });

  test.each([{ name: ' ', type: 'adult' }, { name: '\u202e\u200b', type: 'adult' }, { name: 'x'.repeat(31), type: 'adult' }, { name: 'A', type: 'robot' }, { name: 'A', type: 'adult', avatar: 'https://evil.example/a.svg' }])('refuses %o', async (body) => {
    expect((await ask('POST', '', body)).status).toBe(400);
  });

  test('keep the one that watches and one grown-up who may change them', async () => {
    const { profiles: [own] } = await list();
    expect((await ask('DELETE', `/${own!.id}`)).body).toMatchObject({ code: 'profile-in-use' });
    expect((await ask('PATCH', `/${own!.id}`, { parentalLevel: 'RESTRICTED' })).body).toMatchObject({ code: 'last-manager' });
  });
});

describe('choosing a profile', () => {
  test('goes on with the same session as another viewer, and tokens of the last one are renewed', async () => {
    const first = await platform.signIn(realm, 'team');
    const leo = await make('Leo', 'child');
    const chosen = await select(leo.id, undefined, first.authorisationToken);
    const [before, after] = [claimsOf(first.authorisationToken), claimsOf(tokenOf(chosen.body))];
    expect(after).toMatchObject({ sid: before.sid, name: 'Leo', pro: { id: leo.id, tp: 'child' } });
    expect(after.vid).not.toBe(before.vid);
    expect(await ask('GET', '', undefined, first.authorisationToken)).toMatchObject({ status: 401, body: { code: 'token-expired' } });
    const renewed = await platform.ask({ realm, path: '/api/v2/token/refresh', body: { refreshToken: first.refreshToken } });
    expect(claimsOf(tokenOf(renewed.body))).toMatchObject({ pro: { id: leo.id } });
    await ask('DELETE', `/${leo.id}`);
    expect(await ask('GET', '', undefined, tokenOf(chosen.body))).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  test('as a child, changes nothing, and leads back only by the PIN of the grown-up', async () => {
    const leo = await make('Leo', 'child');
    const { profiles } = await list();
    const own = profiles.find(({ current }) => current)!;
    expect((await ask('PUT', `/${own.id}/pin`, { pin: '2468' })).body).toMatchObject({ hasPin: true });
    const child = tokenOf((await select(leo.id)).body);
    expect((await list(child)).mayManage).toBe(false);
    const tries = [ask('POST', '', { name: 'X', type: 'adult' }, child), ask('PATCH', `/${leo.id}`, { parentalLevel: 'NON_RESTRICTED' }, child), ask('DELETE', `/${own.id}`, undefined, child), ask('PUT', `/${own.id}/pin`, { current: '2468' }, child)];
    for (const tried of await Promise.all(tries)) expect(tried).toMatchObject({ status: 403, body: { code: 'profile-may-not-manage' } });
    expect((await select(own.id, undefined, child)).body).toMatchObject({ code: 'pin-required' });
    expect((await select(own.id, '0000', child)).body).toMatchObject({ code: 'pin-wrong' });
    const grownUp = tokenOf((await select(own.id, '2468', child)).body);
    expect((await ask('PUT', `/${own.id}/pin`, { pin: '1357' }, grownUp)).body).toMatchObject({ code: 'pin-required' });
    expect((await ask('PUT', `/${own.id}/pin`, { current: '2468' }, grownUp)).body).toMatchObject({ hasPin: false });
    await ask('DELETE', `/${leo.id}`, undefined, grownUp);
  });

  test('is refused to the sessions that guess, and opens to one that knew it, however many guess', async () => {
    const locked = await make('Locked');
    await ask('PUT', `/${locked.id}/pin`, { pin: '9999' });
    const sessionOf = async () => (await platform.signIn(realm, 'team')).authorisationToken;
    const [one, parent] = [await sessionOf(), await sessionOf()];
    for (let index = 0; index < 5; index += 1) await select(locked.id, `000${index}`, one);
    const known = await select(locked.id, '9999', parent);
    expect([(await select(locked.id, '9999', one)).status, known.status]).toEqual([429, 200]);
    const back = await select((await list()).profiles.find(({ name }) => name === 'Ada Quist')!.id, undefined, tokenOf(known.body));
    for (let sessions = 0; sessions < 5; sessions += 1) {
      const guess = await sessionOf();
      for (let index = 0; index < 5; index += 1) await select(locked.id, `000${index}`, guess);
    }
    expect([(await select(locked.id, '9999', await sessionOf())).status, (await select(locked.id, '9999', tokenOf(back.body))).status]).toEqual([429, 200]);
    await ask('DELETE', `/${locked.id}`, { password: 'footlight' });
  });

  test('lets nobody guess a PIN', async () => {
    const locked = await make('Locked');
    await ask('PUT', `/${locked.id}/pin`, { pin: '9999' });
    const codes: unknown[] = [];
    for (let index = 0; index < 7; index += 1) codes.push(((await select(locked.id, `000${index}`)).body as { code: string }).code);
    expect(codes).toEqual([...Array<string>(5).fill('pin-wrong'), 'too-many-requests', 'too-many-requests']);
    expect((await select(locked.id, '9999')).status).toBe(429);
    expect((await ask('DELETE', `/${locked.id}`, { current: '9999' })).status).toBe(429);
    await ask('DELETE', `/${locked.id}`, { password: 'footlight' });
  });
});

describe('a profile with a PIN', () => {
  const changes: [name: string, method: 'PATCH' | 'DELETE' | 'PUT', path: string, body: object][] = [
    ['renamed', 'PATCH', '', { name: 'Mine' }],
    ['widened', 'PATCH', '', { parentalLevel: 'NON_RESTRICTED' }],
    ['deleted', 'DELETE', '', {}],
    ['given another PIN', 'PUT', '/pin', { pin: '1111' }],
    ['rid of its PIN', 'PUT', '/pin', {}],
  ];
  const proofs: [name: string, proof: object, status: number, code: string | undefined][] = [
    ['nothing', {}, 403, 'pin-required'],
    ['another PIN', { current: '0000' }, 403, 'pin-wrong'],
    ['a wrong password', { password: 'guessed' }, 400, 'invalidCurrentCredentials'],
    ['the right PIN beside a wrong password', { current: '2468', password: 'guessed' }, 400, 'invalidCurrentCredentials'],
    ['its PIN', { current: '2468' }, 200, undefined],
    ['the account’s password', { password: 'footlight' }, 200, undefined],
  ];

  test.each(changes.flatMap((change) => proofs.map((proof) => [...change, ...proof] as const)))('is %s (%s%s) %o by %s', async (_name, method, path, body, _by, proof, status, code) => {
    const locked = await make('Locked');
    await ask('PUT', `/${locked.id}/pin`, { pin: '2468' });
    const tried = await ask(method, `/${locked.id}${path}`, { ...body, ...proof });
    expect(tried.status).toBe(status);
    if (code !== undefined) expect(tried.body).toMatchObject({ code });
    const found = (await list()).profiles.find(({ id }) => id === locked.id);
    if (status !== 200) expect(found).toMatchObject({ name: 'Locked', parentalLevel: locked.parentalLevel, hasPin: true });
    await ask('DELETE', `/${locked.id}`, { current: path === '/pin' && status === 200 ? '1111' : '2468' });
    expect((await list()).profiles.map(({ id }) => id)).not.toContain(locked.id);
  });

  test('opens by no e-mail where the account has no password', async () => {
    const locked = await make('Locked');
    await ask('PUT', `/${locked.id}/pin`, { pin: '2468' });
    const { db } = platform.running.context;
    const [account] = await db.select().from(accounts).where(eq(accounts.id, `${realm}.team`));
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, `${realm}.team`));
    expect(await ask('DELETE', `/${locked.id}`, { password: account!.email })).toMatchObject({ status: 400, body: { code: 'invalidCurrentCredentials' } });
    await db.update(accounts).set({ passwordHash: account!.passwordHash }).where(eq(accounts.id, `${realm}.team`));
    await ask('DELETE', `/${locked.id}`, { current: '2468' });
  });
});
