import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionFamilies } from '../../../../../demo/platform/db/tables/identity/session-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = (await platform.signIn('cinema', 'member')).authorisationToken;
});
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

type Started = { id: string; deviceCode: string; userCode: string; compareCode: string };
const start = async (): Promise<Started> => (await platform.ask({ path: '/api/v2/devices', body: { name: 'Television' } })).body;
const poll = (deviceCode: string, realm = 'cinema') => platform.ask({ realm, path: '/api/v2/devices/poll', body: { deviceCode } });
const find = (body: object) => platform.ask({ token, path: '/api/v2/devices/find', body });
const decide = (body: object) => platform.ask({ token, path: '/api/v2/devices/decide', body });
const other = (digits: string) => (digits === '111111' ? '111112' : '111111');

describe('a device that waits', () => {
  it('is signed in once, as who allowed it', async () => {
    const { deviceCode, userCode } = await start();
    expect((await poll(deviceCode)).body).toEqual({ status: 'pending' });
    const code = userCode.replace('-', '');
    const { id } = (await find({ userCode: code })).body as { id: string };
    expect((await decide({ id, allow: true, userCode: code })).status).toBe(200);
    const both = await Promise.all([poll(deviceCode), poll(deviceCode)]);
    expect(both.map(({ body }) => (body as { status: string }).status).sort()).toEqual(['expired', 'signed-in']);
  });

  it('goes on as the profile that allowed it, not as the account’s first', async () => {
    const maker = (await platform.signIn('cinema', 'member')).authorisationToken;
    const { id: profileId } = (await platform.ask({ token: maker, path: '/api/v1/user/profiles', body: { name: 'Bea', type: 'adult', parentalLevel: 'NON_RESTRICTED' } })).body as { id: string };
    const bea = ((await platform.ask({ token: maker, path: `/api/v1/user/profiles/${profileId}/select`, body: {} })).body as { authorisationToken: string }).authorisationToken;
    const { deviceCode, id, compareCode } = await start();
    expect((await platform.ask({ token: bea, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } })).status).toBe(200);
    const { answer } = (await poll(deviceCode)).body as { answer: { authorisationToken: string } };
    const { profiles } = (await platform.ask({ token: answer.authorisationToken, path: '/api/v1/user/profiles' })).body as { profiles: { id: string; current: boolean }[] };
    expect(profiles.find(({ current }) => current)?.id).toBe(profileId);
  });

  it('is sent away by a no', async () => {
    const { deviceCode, id } = await start();
    await decide({ id, allow: false });
    expect((await poll(deviceCode)).body).toEqual({ status: 'denied' });
  });

  it('is named to the owner by mail once it is let in, on one line, and only then', async () => {
    const to = async () => ((await platform.ask({ path: '/demo/mails?to=member@footlight.test' })).body as { mails: { subject: string; text: string }[] }).mails;
    const before = (await to()).length;
    const { id, compareCode } = (await platform.ask({ path: '/api/v2/devices', body: { name: ' Kitchen\n\nTV ' } })).body as Started;
    await decide({ id, allow: true, compareCode: other(compareCode) });
    expect((await to()).length).toBe(before);
    expect((await decide({ id, allow: true, compareCode })).status).toBe(200);
    const [mail, ...older] = await to();
    expect([mail!.subject, older.length]).toEqual(['Another device was signed in at Cinema Lumen', before]);
    expect(mail!.text).toContain('Kitchen TV');
  });

  it('is sent away by a session that has proven nothing for a while, but not let in', async () => {
    const { id, deviceCode, compareCode } = await start();
    const stale = (await platform.signIn('cinema', 'reader')).authorisationToken;
    await platform.running.context.db.update(sessionFamilies).set({ provenAt: 0 }).where(sql`${sessionFamilies.subject}->>'id' = 'cinema.reader'`);
    const say = (allow: boolean) => platform.ask({ token: stale, path: '/api/v2/devices/decide', body: { id, allow, compareCode } });
    expect(await say(true)).toMatchObject({ status: 403, body: { code: 'proof-required' } });
    expect((await poll(deviceCode)).body).toEqual({ status: 'pending' });
    expect((await say(false)).status).toBe(200);
    expect((await poll(deviceCode)).body).toEqual({ status: 'denied' });
  });

  it('waits ten minutes', async () => {
    const { deviceCode, id, compareCode } = await start();
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 10 * 60_000 } });
    expect((await poll(deviceCode)).body).toEqual({ status: 'expired' });
    expect((await decide({ id, allow: true, compareCode })).status).not.toBe(200);
  });
});

describe('a link that somebody sent', () => {
  it('signs nobody in without the digits of the screen', async () => {
    const { id, deviceCode } = await start();
    expect((await decide({ id, allow: true })).body).toMatchObject({ code: 'wrong-device-code' });
    expect((await poll(deviceCode)).body).toEqual({ status: 'pending' });
  });

  it('gives three tries, and none after them', async () => {
    const { id, deviceCode, compareCode } = await start();
    const wrong = other(compareCode);
    expect([(await decide({ id, allow: true, compareCode: wrong })).status, (await decide({ id, allow: true, compareCode: wrong })).status, (await decide({ id, allow: true, compareCode: wrong })).status]).toEqual([400, 400, 400]);
    expect((await decide({ id, allow: true, compareCode })).status).toBe(404);
    expect((await poll(deviceCode)).body).toEqual({ status: 'denied' });
  });
});

describe('guessing', () => {
  it('finds no device of another tenant', async () => {
    const { userCode, deviceCode } = await start();
    const arena = (await platform.signIn('arena', 'member')).authorisationToken;
    expect((await platform.ask({ realm: 'arena', token: arena, path: '/api/v2/devices/find', body: { userCode: userCode.replace('-', '') } })).status).toBe(404);
    expect((await poll(deviceCode, 'arena')).body).toEqual({ status: 'expired' });
  });

  it('needs a member, and ends after twenty codes', async () => {
    const guest = (await platform.guest('cinema')).authorisationToken;
    expect((await platform.ask({ token: guest, path: '/api/v2/devices/find', body: { userCode: 'BBBBBBBB' } })).status).toBe(401);
    const buyer = (await platform.signIn('cinema', 'buyer')).authorisationToken;
    const tries = [];
    for (let n = 0; n < 21; n += 1) tries.push((await platform.ask({ token: buyer, path: '/api/v2/devices/find', body: { userCode: 'BBBBBBBB' } })).status);
    expect(tries).toEqual([...Array<number>(20).fill(404), 429]);
  });

  it('of digits ends for an account after thirty tries a day over all links', async () => {
    // Codes of any kind have a limit of their own, twenty in a quarter of an hour.
    const decideLater = async (account: string) => {
      await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 16 * 60_000 } });
      const { authorisationToken } = await platform.signIn('cinema', account);
      return (body: object) => platform.ask({ token: authorisationToken, path: '/api/v2/devices/decide', body });
    };
    const tried: number[] = [];
    for (const links of [5, 5]) {
      const decideAsBuyer = await decideLater('buyer');
      for (let link = 0; link < links; link += 1) {
        const { id, compareCode } = await start();
        for (let turn = 0; turn < 3; turn += 1) tried.push((await decideAsBuyer({ id, allow: true, compareCode: other(compareCode) })).status);
      }
    }
    expect(tried).toEqual(Array.from({ length: 30 }, () => 400));
    const decideAsBuyer = await decideLater('buyer');
    const { id, deviceCode, compareCode } = await start();
    expect((await decideAsBuyer({ id, allow: true, compareCode })).status).toBe(429);
    expect((await poll(deviceCode)).body).toEqual({ status: 'pending' });
    const { authorisationToken } = await platform.signIn('cinema', 'member');
    expect((await platform.ask({ token: authorisationToken, path: '/api/v2/devices/decide', body: { id, allow: true, compareCode } })).status).toBe(200);
  });
});
