import { expect, test } from 'vitest';
import { matchPath } from '../../../../src/routing/match-path.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import { giftScreenOf } from '../../../../src/rules/purchase/gift/gift-screen.ts';

test.each([
  ['/gift/g1/login', 'gift-login', '/gift/g1/pay'],
  ['/gift/login', 'gift-login', '/gift/pay'],
  ['/gift/g1/login/redirect', 'gift-login', '/gift/g1/pay'],
  ['/gift/g1/login/opin', 'login-provider', '/gift/g1/pay'],
  ['/gift/redeem/AB-12/login', 'gift-redeem-login', '/redeem?redeemCode=AB-12'],
  ['/gift/redeem/AB-12/login/opin', 'login-provider', '/redeem?redeemCode=AB-12'],
  ['/gift/redeem/AB-12/register', 'signup', '/redeem?redeemCode=AB-12'],
])('%s shows %s and leads on to %s', (path, name, from) => {
  expect(giftScreenOf(matchPath(path)!, pathFor)).toMatchObject({ name, query: { from } });
});

test('no other route is a gift’s sign-in', () => {
  expect(giftScreenOf(matchPath('/login')!, pathFor)).toBeUndefined();
});
