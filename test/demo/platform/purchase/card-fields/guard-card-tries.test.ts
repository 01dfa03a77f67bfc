import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appCheckToken } from '../../../../support/app-check.ts';
import { type MemberWallet, openWallet, passTime } from '../../../../support/member-wallet.ts';
import { type Reply, openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';
import { askCardToken } from '../../../../support/validate-card.ts';

let platform: TestPlatform;
let tester: MemberWallet;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.ask({ method: 'POST', path: '/demo/reset' });
  tester = await openWallet(platform, 'arena', 'buyer');
});

const realm = 'arena' as const;
const good = { cardHolder: 'P', number: '4242424242424242', expiryMonth: 12, expiryYear: 2090, cvc: '123' };
const proof = () => appCheckToken(platform, realm);
const wantsProof = { status: 400, body: { code: 'CAPTCHA_FAIL_ERROR' } };

async function give(captchaToken?: string, wallet = tester): Promise<Reply> {
  const { token } = (await askCardToken(wallet.ask, realm, good)).body as { token: string };
  return wallet.ask({ path: '/api/v4/payment-method/validate', body: { primaryPaymentDetails: { token, ...(captchaToken === undefined ? {} : { captchaToken }) } } });
}

async function beDeclined(times: number, wallet = tester): Promise<void> {
  const cardId = await wallet.card('4000000000000002');
  for (let time = 0; time < times; time += 1) expect((await wallet.buy('arena-pass-month', cardId)).status).toBe(402);
}

test('a card is given without a proof until five payments were refused within an hour', async () => {
  await beDeclined(4);
  expect((await give()).status).toBe(200);
  await beDeclined(1);
  expect(await give()).toMatchObject(wantsProof);
  await passTime(platform, 3_600_001);
  // Her session is over by then.
  expect((await give(undefined, await openWallet(platform, realm, 'buyer'))).status).toBe(200);
});

test('each further card costs a proof that is good once, of this tenant, and made in time', async () => {
  await beDeclined(5);
  const spent = await proof();
  expect((await give(spent)).status).toBe(200);
  expect(await give(spent)).toMatchObject(wantsProof);
  expect(await give('made up')).toMatchObject(wantsProof);
  expect(await give(await appCheckToken(platform, 'cinema'))).toMatchObject(wantsProof);
  expect((await give(await proof())).status).toBe(200);
});

test('a card that is kept pays on without a proof, and nobody else is asked for one', async () => {
  await beDeclined(5);
  expect((await give(await proof())).status).toBe(200);
  const { cards } = (await tester.ask({ path: '/api/v2/customer/payment-details' })).body as { cards: { cardId: string; last4Digits: string }[] };
  expect((await tester.buy('arena-pass-month', cards.find(({ last4Digits }) => last4Digits === '4242')!.cardId)).status).toBe(200);
  expect((await give(undefined, await openWallet(platform, realm, 'netherlands'))).status).toBe(200);
});
