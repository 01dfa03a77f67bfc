import { expect, test } from 'vitest';
import { shownAddress } from '../../src/routing/hidden-query.ts';
import { matchPath } from '../../src/routing/match-path.ts';

const shown = (address: string) => shownAddress(address, matchPath(address.replace(/[?#].*$/s, ''))?.name);

test.each<[address: string, shown: string, hidden: Record<string, string>]>([
  ['/purchase?voucher=WELCOME%2F20&licences=season#a', '/purchase?licences=season#a', { voucher: 'WELCOME/20' }],
  ['/redeem?redeemCode=AB-12', '/redeem', { redeemCode: 'AB-12' }],
  ['/reset-password?token=t1&locale=de', '/reset-password?locale=de', { token: 't1' }],
  ['/home?client_secret=s', '/home', { client_secret: 's' }],
  ['/pay/sandbox?reference=r&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded', '/pay/sandbox?reference=r&payment_intent=pi_1', { payment_intent_client_secret: 's', redirect_status: 'succeeded' }],
  ['/pay?reference=r&redirectResult=x&MD=1&locale=ar', '/pay?reference=r&locale=ar', { redirectResult: 'x', MD: '1' }],
  ['/payment-authorization?selectedLicence=season&posted=p', '/payment-authorization?selectedLicence=season', { posted: 'p' }],
  ['/payment/a1?__proto__=x', '/payment/a1', { ['__proto__']: 'x' }],
])('%s is shown as %s', (address, bar, hidden) => {
  expect(shown(address)).toEqual({ address: bar, hidden });
});

test.each(['/search?query=a+b&facet=%20', '/home', '/home?MD=1#search=ring', '/licence-redirect?code=c&extraParams=e', '/no/such/place?a'])('%s stays as it is', (address) => {
  expect(shown(address)).toEqual({ address, hidden: {} });
});
