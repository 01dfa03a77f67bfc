import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../../../../demo/platform/db/tables/viewer-tables.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
  await platform.ask({ method: 'DELETE', path: '/demo/faults' });
  await platform.ask({ path: '/demo/reset', body: {} });
});

const email = 'buyer@footlight.test';
interface Attempt { id: string; secret: string }
const at = (path: string, body: object) => platform.ask({ path: `/api/v2/token/alt/magic-email${path}`, body });
const start = async (to = email) => ((await at('/start', { email: to })).body as { attempt: Attempt }).attempt;
const token = async () => /token=([\w-]{43})/.exec(((await platform.ask({ path: `/demo/mails?to=${email}` })).body as { mails: { text: string }[] }).mails[0]!.text)![1]!;
const signIn = (proof: object) => at('', proof);
const code = async (link: string) => ((await at('/code', { token: link })).body as { code: string }).code;

describe('a magic link', () => {
  test('signs in the browser that asked, once', async () => {
    const proof = { attempt: await start(), token: await token() };
    expect(await signIn(proof)).toMatchObject({ status: 200, body: { missingInformationStatus: 'COMPLETE' } });
    expect(await signIn(proof)).toMatchObject({ status: 401, body: { code: 'failedToMagicLogin' } });
  });

  test('that is opened, by a scanner too, is still good', async () => {
    const attempt = await start();
    const link = await token();
    for (let index = 0; index < 3; index++) expect((await at('/look', { token: link })).body).toEqual({ email: 'b•••@footlight.test', isSameBrowser: false });
    expect((await at('/look', { token: link, attempt })).body).toMatchObject({ isSameBrowser: true });
    expect((await signIn({ attempt, token: link })).status).toBe(200);
  });

  test('is still good after a scanner has asked for its page, by HEAD and by GET', async () => {
    const attempt = await start();
    const link = await token();
    const page = (method: 'HEAD' | 'GET') => platform.ask({ method, host: 'cinema.localhost', path: `/login/magic-link?token=${link}`, headers: { accept: 'text/html' } });
    expect([(await page('HEAD')).status, (await page('GET')).status]).toEqual([200, 200]);
    expect((await signIn({ attempt, token: link })).status).toBe(200);
  });

  test('signs no other browser in, and is still good for its own', async () => {
    const other = await start('stranger@footlight.test');
    const attempt = await start();
    const link = await token();
    expect((await signIn({ attempt: other, token: link })).status).toBe(401);
    expect((await signIn({ attempt: { ...attempt, secret: 'guessed' }, token: link })).status).toBe(401);
  });

  test('signs in by the code that another device shows', async () => {
    const attempt = await start();
    const shown = await code(await token());
    expect(shown).toMatch(/^\d{6}$/);
    expect((await signIn({ attempt, code: ` ${shown.slice(0, 3)} ${shown.slice(3)}` })).status).toBe(200);
  });

  test('a code is tried five times', async () => {
    const attempt = await start();
    const shown = await code(await token());
    const wrong = shown === '000000' ? '000001' : '000000';
    const codes: unknown[] = [];
    for (let index = 0; index < 5; index++) codes.push(((await signIn({ attempt, code: wrong })).body as { code: string }).code);
    expect(codes).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'failedToMagicLogin']);
    expect((await signIn({ attempt, code: shown })).status).toBe(401);
  });

  test('without a shown code no code is right', async () => {
    expect((await signIn({ attempt: await start(), code: '' })).status).toBe(401);
  });

  test('ends after a quarter of an hour', async () => {
    const proof = { attempt: await start(), token: await token() };
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: 15 * 60_000 + 1 } });
    expect((await signIn(proof)).status).toBe(401);
  });

  test('is asked for with the same answer, whether an account exists or not, and by GET as specified', async () => {
    const shape = (body: object) => Object.keys(body).sort();
    const [known, unknown] = [await at('/start', { email }), await at('/start', { email: 'stranger@footlight.test' })];
    expect([known.status, shape(known.body)]).toEqual([unknown.status, shape(unknown.body)]);
    expect((await platform.ask({ path: '/api/v2/token/alt/magic-email?email=stranger@footlight.test' })).status).toBe(200);
  });

  test('is sent to nobody by a picture on another page, which can send no header', async () => {
    const { statusCode } = await platform.running.app.inject({ url: `/api/v2/token/alt/magic-email?email=${email}`, headers: { host: `cinema.localhost:${platform.running.port}` } });
    expect(statusCode).toBe(404);
  });

  test('says when no mail could be sent, whoever asks', async () => {
    await platform.ask({ method: 'PUT', path: '/demo/faults', body: { call: 'sendMail', status: 503 } });
    for (const to of [email, 'stranger@footlight.test']) expect(await at('/start', { email: to })).toMatchObject({ status: 503, body: { code: 'failedToSend' } });
  });

  test('ends the password and the sessions of somebody who never proved the e-mail', async () => {
    const { refreshToken } = await platform.signIn('cinema', 'buyer');
    await platform.running.context.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, 'cinema.buyer'));
    expect((await signIn({ attempt: await start(), token: await token() })).status).toBe(200);
    expect((await platform.ask({ path: '/api/v2/login', body: { id: email, secret: 'footlight' } })).status).toBe(401);
    expect((await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken } })).status).toBe(401);
  });
});
