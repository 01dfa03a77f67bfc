import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailboxOf } from '../../../../../demo/platform/identity/mail/mailbox.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

/** RFC 5321 §4.1.2, RFC 6531; what mail servers read as the same mailbox, or as more than one, is none. */
const none = [
  '', 'not an email', 'a', 'a@', '@b.test', 'a@b', '<a@b.test>', 'a@b.test>', 'a@b.test>>', '<a@b.test', 'x@evil.test,', 'x@evil.test, a@b.test', 'x@evil.test;a@b.test', 'A <a@b.test>', '"<script>"@b.test',
  '"a"@b.test', 'a(comment)@b.test', 'a@[127.0.0.1]', 'a:b@c.test', 'a\\\\@b.test', '.a@b.test', 'a.@b.test', 'a..b@c.test', 'a@.b.test', 'a@b..test', 'a@-b.test', 'a@b-.test', 'a@b.test.', 'a@b_c.test', 'a@b@c.test', 'a b@c.test',
  'a\\r\\nRCPT TO:<x@evil.test>@b.test', 'a@b.test\\u0000', `${'a'.repeat(65)}@b.test`, `a@${'b'.repeat(64)}.test`, `${'a'.repeat(60_000)}@b.test`,
].map((text) => text.replaceAll('\\r', '\r').replaceAll('\\n', '\n').replaceAll('\\u0000', '\u0000'));

test.each(none.map((text) => [text.slice(0, 60), text]))('%j is no mailbox', (_shown, text) => {
  expect(() => mailboxOf(text)).toThrow(expect.objectContaining({ status: 400, code: 'pleaseProvideValidEmail' }));
});

test.each([
  ['a@b.test', 'a@b.test'], [' A@B.TEST ', 'a@b.test'], ['Ａ@ｂ.test', 'a@b.test'], ['first.last+films@mail.example.co.uk', 'first.last+films@mail.example.co.uk'], ["o'brien@b.test", "o'brien@b.test"],
  ['jürgen@bücher.example', 'jürgen@bücher.example'], ['محمد@مثال.إختبار', 'محمد@مثال.إختبار'], ['a_b@xn--bcher-kva.example', 'a_b@xn--bcher-kva.example'], [`${'a'.repeat(64)}@b.test`, `${'a'.repeat(64)}@b.test`],
])('%j is %j', (text, email) => {
  expect(mailboxOf(text)).toBe(email);
});

describe.each<[string, (email: string) => object]>([
  ['/api/v2/token/alt/magic-email/start', (email) => ({ email })],
  ['/api/v2/reset-password/create', (id) => ({ id, provider: 'id' })],
  ['/api/v2/withdrawals', (email) => ({ invoice: 'CINEMA-000001', email })],
  ['/api/v2/user/guest-checkout-principal', (email) => ({ email })],
])('%s', (path, body) => {
  test.each(['<buyer@footlight.test>', 'buyer@footlight.test>', 'x@evil.test,', 'not an email'])('refuses %j before it counts or sends anything', async (email) => {
    const token = (await platform.guest('cinema')).authorisationToken;
    const before = (await platform.ask({ path: '/demo/mails' })).body as { mails: object[] };
    for (let again = 0; again < 5; again += 1) expect(await platform.ask({ token, path, body: body(email) })).toMatchObject({ status: 400, body: { code: 'pleaseProvideValidEmail' } });
    expect((await platform.ask({ path: '/demo/mails' })).body).toEqual(before);
  });
});
