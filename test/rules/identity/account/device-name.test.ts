import { expect, test } from 'vitest';
import { deviceName } from '../../../../src/rules/identity/account/device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1.15`, 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (Linux; Android 15; SM-S901B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`Mozilla/5.0 (Web0S; Linux/SmartTV) ${webkit} Chrome/108.0 Safari/537.36`, 'Chrome', 'LG TV'],
])('%s', (userAgent, browser, system) => expect(deviceName(userAgent)).toEqual({ browser, system }));

test.each(['', 'lightMyRequest'])('"%s" names neither', (userAgent) => expect(deviceName(userAgent)).toBeUndefined());
test('half a name is a name', () => expect(deviceName('Something on Android')).toEqual({ system: 'Android' }));
