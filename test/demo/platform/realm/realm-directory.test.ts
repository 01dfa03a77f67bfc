import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { directoryOf, withPort } from '../../../../demo/platform/realm/realm-directory.ts';
import { realmRows } from '../../../../demo/platform/seed/realm/realm-rows.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

const grants = { observe: true, control: true, load: true, calls: [] };
/** Cinema, registering these origins alone. */
const registering = (...origins: string[]) => withPort(realmRows, 4000).map((row) =>
  (row.realm === 'cinema' ? { ...row, settings: { ...row.settings, registeredOrigins: origins.map((origin) => ({ origin, grants })) } } : row));

test('the seed starts', () => {
  expect(directoryOf(withPort(realmRows, 4000)).registeredOrigins('cinema').map(({ origin }) => origin)).toEqual([
    'http://partner.localhost:4000', 'http://cinema.localhost:4000', 'http://localhost:5173', 'http://localhost:4173', 'http://localhost:4200', 'http://localhost:3000',
  ]);
});

test('in production no partner of the demo is registered, and no page of a visitor’s own machine', async () => {
  const production = await openTestPlatform(undefined, false);
  const { realms } = production.running.context;
  expect(realms.all().map(({ realm }) => realms.registeredOrigins(realm).map(({ origin }) => origin))).toEqual(realms.all().map(({ realm }) => [`http://${realm}.localhost:${production.running.port}`]));
  await production.close();
});

describe('the hosts of a tenant’s ads', () => {
  const takingFrom = (...adOrigins: string[]) => () => directoryOf(withPort(realmRows, 4000).map((row) => (row.realm === 'cinema' ? { ...row, adOrigins } : row)));

  test('are its own alone', () => {
    const directory = takingFrom('https://ads.example.com')();
    expect([directory.adOrigins('cinema'), directory.adOrigins('arena'), directory.adOrigins('nowhere')]).toEqual([['https://ads.example.com'], [], []]);
  });

  test.each(['ads.example.com', 'https://ads.example.com/', "https://ads.example.com; script-src 'unsafe-inline'", 'javascript:alert(1)', '*'])('%s is none: the platform does not start', (entry) => {
    expect(takingFrom(entry)).toThrow(expect.objectContaining({ code: 'bad-ad-origin' }) as Error);
  });
});

describe('where a tenant’s cards are entered', () => {
  const enteredAt = (cardFields: string | null) => () => directoryOf(withPort(realmRows, 4000).map((row) => (row.realm === 'cinema' ? { ...row, cardFields } : row)));

  test('is a page of its own origin, or nowhere', () => {
    const directory = enteredAt('https://pay.example.com/fields/cinema')();
    expect([directory.cardFieldsOrigin('cinema'), directory.cardFieldsOrigin('arena'), directory.cardFieldsOrigin('nowhere')]).toEqual(['https://pay.example.com', 'http://card.localhost:4000', undefined]);
    expect(enteredAt(null)().cardFieldsOrigin('cinema')).toBeUndefined();
  });

  test.each(['', 'pay.example.com/fields', 'https://pay.example.com', 'javascript:alert(1)', "https://pay.example.com; script-src 'unsafe-inline'/"])('%j is none: the platform does not start', (address) => {
    expect(enteredAt(address)).toThrow(expect.objectContaining({ code: 'bad-card-fields' }) as Error);
  });
});

describe('registered origins follow the bridge’s own rule', () => {
  const directory = directoryOf(registering('https://*.partner.example', 'https://one.example'));

  test.each([
    ['https://www.partner.example', true], ['https://a.b.partner.example', true], ['https://one.example', true],
    ['https://partner.example', false], ['http://www.partner.example', false], ['https://www.partner.example:444', false], ['https://www.one.example', false], ['null', false],
  ])('%s: %s', (origin, isRegistered) => {
    expect(directory.isRegisteredOrigin('cinema', origin)).toBe(isRegistered);
  });

  test('for its own tenant only', () => {
    expect([directory.isRegisteredOrigin('arena', 'https://one.example'), directory.isRegisteredOrigin('nowhere', 'https://one.example')]).toEqual([false, false]);
  });
});

test.each(['null', '*', 'https://one.example/', 'http://one.example', 'https://*', 'partner'])('a tenant that registers %j is not started', (bad) => {
  expect(() => directoryOf(registering('https://one.example', bad))).toThrow(expect.objectContaining({
    code: 'bad-registered-origin', message: expect.stringContaining(`The tenant cinema registers the origin "${bad}", which cannot be used`),
  }));
});

describe('outside of demo mode', () => {
  let platform: TestPlatform;
  beforeAll(async () => { platform = await openTestPlatform(undefined, false); });
  afterAll(() => platform.close());

  test('no tenant has a provider, card fields or a test card of the demo', () => {
    for (const { signIn, cardFields, settings } of platform.running.context.realms.all()) {
      expect(JSON.stringify([signIn, cardFields])).not.toContain('.localhost');
      expect(settings.flags.sandboxPayments).toBe(false);
    }
  });

  test.each(['cinema', 'arena', 'debug'] as const)('%s signs in by password alone', async (realm) => {
    expect((await platform.signIn(realm, 'member')).authorisationToken).toBeTypeOf('string');
    const { authorisationToken: token } = await platform.guest(realm);
    for (const provider of ['google', 'apple', 'facebook', 'sso']) {
      expect(await platform.ask({ realm, token, path: `/api/v1/auth-providers/${provider}/auth-uri` })).toMatchObject({ status: 404, body: { code: 'provider-not-found' } });
    }
  });
});
