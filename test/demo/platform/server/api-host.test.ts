import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../../../../demo/platform/server/api-host.ts';
import type { Call } from '../../../../src/api/call.ts';
import type { EndpointSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { greatestLength } from '../../../../src/contracts/wire/sent-text.ts';
import { type CallName, everyCall } from '../../../support/recorded-answers/every-call.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

type Method = Call['method'];

/** `notShown`: the specification names the call and shows no path for it. */
const notShown = undefined;

/**
 * The table of the third specification, row by row, and the call that makes each row's request.
 *
 * @source spec 3 §7 "The calls it makes"
 */
const table: readonly (readonly [method: Method, path: string | undefined, call: CallName])[] = [
  ['POST', '/login', 'login'],
  ['POST', '/login/auth-provider/pbr', 'loginWithPbr'],
  ['POST', '/login/sptv', 'loginWithSptv'],
  ['POST', '/login/social/facebook', 'loginWithFacebook'],
  ['POST', '/login/social/google', 'loginWithGoogle'],
  ['POST', '/login/apple-id', 'loginWithApple'],
  ['POST', '{base}/api/v1/entitlement-sync', 'syncEntitlements'],
  ['POST', notShown, 'exchangePartnerToken'],
  ['GET', '{provider base}/auth-uri', 'readAuthUri'],
  ['GET', '/openid/{provider}/auth-uri', 'readOpenIdAuthUri'],
  ['POST', '/user/adobe', 'loginWithPrimetime'],
  ['POST', '/v3/adobe/token', 'loginWithOperator'],
  ['POST', '{adobe client}/o/client/register', 'registerOperatorClient'],
  ['POST', '/v3/adobe/regcode', 'makeRegcode'],
  ['POST', '/adobe/{requestorId}/regcode', 'makePlainRegcode'],
  ['GET', '{adobe host}/api/v1/config/{requestorId}', 'readOperators'],
  ['POST', '{externalProviderRoute}/token', 'exchangeExternalCode'],
  ['POST', '/v1/firebase-auth/signup', 'signUp'],
  ['POST', '/v1/firebase-auth', 'exchangeFirebaseTokens'],
  ['POST', '/generic-oauth/{client}/token', 'exchangeGenericOauthCode'],
  ['POST', '/generic-oauth/{client}/logout', 'logoutGenericOauth'],
  ['POST', '/openid/{client}/token', 'exchangeOpenIdCode'],
  ['GET', '/openid/{client}/logout-uri', 'readOpenIdLogoutUri'],
  ['GET', '/token/alt/magic-email', 'sendMagicLink'],
  ['POST', '/token/alt/magic-email', 'signInByMagicLink'],
  ['POST', '/api/v1/opin-auth', 'loginWithOpin'],
  ['PUT', '/reset-password', 'resetPassword'],
  ['POST', '/reset-password/create', 'requestPasswordReset'],
  ['POST', '/token/refresh', 'refreshTokens'],
  ['GET', '/api/v2/label', 'readLabels'],
  ['GET', '{token}', 'readCountries'],
  ['GET', notShown, 'readInit'],
  ['POST', notShown, 'confirmEmail'],
  ['DELETE', notShown, 'unlinkProvider'],
];

/**
 * The table of the second specification, row by row, then the paths that it names without a method.
 *
 * @source spec 2 §7 "Calls", "Other path names seen, methods not shown"
 */
const purchaseTable: typeof table = [
  ['GET', notShown, 'readEveryLicence'],
  ['GET', notShown, 'readLicences'],
  ['PUT', '/price-migration/{id}/consent', 'answerPriceMigration'],
  ['POST', '/licences/{licenceId}/card/{cardId}', 'payLicenceWithKeptCard'],
  ['POST', '/active-licences/{id}/pause', 'pauseLicence'],
  ['POST', '/active-licences/{id}/resume', 'resumeLicence'],
  ['DELETE', '/active-licences/{id}', 'cancelLicence'],
  ['GET', '/cancellation-promo/{id}/verify', 'verifyCancellationOffer'],
  ['POST', '/cancellation-promo/{id}/redeem', 'redeemCancellationOffer'],
  ['POST', '/cancellation-promo/{id}/refuse', 'refuseCancellationOffer'],
  ['PATCH', '/reactivate-licence/{id}', 'reactivateLicence'],
  ['PUT', '/baskets/{id}', 'updateBasket'],
  ['GET', '/customer/basket', 'readBasket'],
  ['POST', '/customer/baskets/pay', 'payOwnBasket'],
  ['POST', '/customer/baskets/pay/{basketId}', 'payBasket'],
  ['PUT', '/baskets/vouchers/{code}', 'applyVoucher'],
  ['DELETE', '/baskets/vouchers/{code}', 'removeVoucher'],
  ['POST', '/promotions/voucher/redeem', 'redeemVoucher'],
  ['POST', '/v4/payment-method/init', 'initPaymentMethod'],
  ['POST', '/v4/payment-method/validate', 'validatePaymentMethod'],
  ['POST', '/licence/{licenceId}/payment-details/{paymentDetailsId}', 'payLicenceByCard'],
  ['PUT', '/licence/{licenceId}/payment-details/{cardId}', 'updateLicenceCard'],
  ['GET', '{token}', 'readCountries'],
  ['POST', '/basket/changes', 'previewPlan'],
  ['PUT', '/basket', 'putBasket'],
  ['POST', '/gift/redeem', 'redeemGift'],
  ['GET', '/gift/products', 'readGiftProducts'],
  ['PUT', '/gift/basket', 'updateGiftBasket'],
  ['POST', '/user/guest-checkout-principal', 'beginGuestCheckout'],
  ['POST', '/basket/pay', 'payOpenBasket'],
  ['GET', '/customer/subscriptions/status/active', 'readEntitlements'],
  ['GET', '/licence', 'readEveryLicence'],
  ['GET', '/user/licence', 'readHeldLicences'],
  ['GET', '/licence-family', 'readLicences'],
  ['GET', '/promotions/cancellation', 'readCancellationPromotions'],
  ['GET', '/api/v3/price-version-migration', 'readPriceMigrations'],
];

/** What stands for each part of an address that the specification leaves to settings. The operators' service is asked through the platform. */
const settled: readonly (readonly [part: string, path: string])[] = [
  ['{base}', ''], ['{provider base}', '/auth-providers/x'], ['{adobe client}', '/adobe/x'], ['{externalProviderRoute}', '/external/x'],
  ['{adobe host}/api/v1/config/{requestorId}', '/adobe/config/x'], ['{token}', '/countries'],
];

const endpoints = { api: '', v1: '/api/v1', v2: '/api/v2', v4: '/api/v4', v5: '/api/v5', live: 'v5', video: 'v5', login: 'plain' } as EndpointSettings;
/** Every input of a call is `x`, but for moments, which are left out. */
const anything = new Proxy({}, { get: (_target, name) => (name === 'resumeAfter' || name === 'deliverAt' ? undefined : 'x') });

function pathOfCall(name: CallName): string {
  const call = everyCall[name] as unknown as Call;
  return `${call.base(endpoints)}${call.request(anything as never, endpoints).path}`;
}

function pathOfSpec(path: string): string {
  const own = settled.reduce((text, [part, becomes]) => text.replace(part, becomes), path);
  return own.replaceAll(/\{[^}]+\}/g, 'x');
}

const withoutVersion = (path: string): string => path.replace(/^(\/api)?(\/v\d)?/, '');

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

test.each([...table, ...purchaseTable])('%s %s is made by %s, and answered', async (method, path, name) => {
  expect(everyCall[name].method).toBe(method);
  const made = pathOfCall(name);
  // A version is compared where the specification writes one.
  if (/\/v\d/.test(path ?? '')) expect(made).toMatch(new RegExp(`${pathOfSpec(path ?? '')}$`));
  if (path !== undefined) expect(withoutVersion(made)).toBe(withoutVersion(pathOfSpec(path)));
  expect(apiRoutes.filter((route) => route.method === method && route.path.replaceAll(/:\w+/g, 'x') === made).map((route) => route.name)).toEqual([name]);
  const { body } = await platform.ask({ realm: 'arena', method, path: made, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });
  expect(body).not.toMatchObject({ code: 'not-found' });
});

test('an address that no call has is answered as one', async () => {
  expect(await platform.ask({ realm: 'arena', method: 'POST', path: '/api/v2/login/auth-provider', body: {} })).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

/** The routes whose path holds an id or a code of any length that its contract lets through. */
const longPaths = apiRoutes.filter(({ path }) => path.includes(':')).map(({ name, method, path }) => [name, method, path] as const);

test.each(longPaths)('%s is found by the longest id that is read, in any script, and by none that is longer than an address may hold', async (_name, method, path) => {
  const codeOf = async (id: string) => ((await platform.ask({ realm: 'arena', method, path: path.replaceAll(/:\w+/g, encodeURIComponent(id)), ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) })).body as { code?: string }).code;
  for (const letter of ['a', 'ع']) expect(await codeOf(letter.repeat(greatestLength.id))).not.toBe('not-found');
  expect(await codeOf('a'.repeat(401))).toBe('not-found');
});

test('a page whose address is longer than a call’s may be is still a page of the site', async () => {
  const sizes = await Promise.all([100, 401, 3_000].map(async (length) => {
    const { statusCode, headers } = await platform.running.app.inject({ url: `/video/${'a'.repeat(length)}`, headers: { host: `cinema.localhost:${platform.running.port}`, accept: 'text/html' } });
    return [statusCode, headers['content-type'], headers['content-security-policy'] !== undefined];
  }));
  expect(sizes).toEqual(Array.from({ length: 3 }, () => [404, 'text/html; charset=utf-8', true]));
});

/** @source spec 3 §7 "menu fetch | target platform WEB or MOBILE_WEB" */
test('the menu is fetched for a target platform', async () => {
  const ask = (target: string) => platform.ask({ realm: 'arena', path: `/api/v1/init/?menuTargetPlatform=${target}` });
  for (const target of ['WEB', 'MOBILE-WEB']) expect(((await ask(target)).body as { menu: unknown[] }).menu.length).toBeGreaterThan(0);
  expect((await ask('TELETEXT')).status).toBe(400);
});
