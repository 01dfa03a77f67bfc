import { expect, test } from 'vitest';
import { isGeoblocked } from '../../../../demo/platform/playback/is-geoblocked.ts';

test.each<[allowed: string[] | null, blocked: string[], country: string, vpn: boolean, isBlocked: boolean]>([
  [null, [], 'GB', false, false], [null, [], 'ZZ', false, false], [null, [], 'GB', true, false],
  [null, ['US'], 'GB', false, false], [null, ['US'], 'US', false, true], [null, ['US'], 'GB', true, true],
  [['ES'], [], 'ES', false, false], [['ES'], [], 'GB', false, true], [['ES'], [], 'ZZ', false, true], [['ES'], [], 'ES', true, true],
  [['ES', 'US'], ['US'], 'US', false, true], [[], [], 'GB', false, true],
])('allowed in %o, blocked in %o: in %s (VPN: %s) it is blocked: %s', (allowedCountries, blockedCountries, country, vpn, isBlocked) => {
  expect(isGeoblocked({ allowedCountries, blockedCountries }, { country, vpn })).toBe(isBlocked);
});
