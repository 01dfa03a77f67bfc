import { describe, expect, it } from 'vitest';
import { originRefusal, registeredOrigin } from '../../../../bridge/contract/origins/origin.ts';

describe('what may be registered', () => {
  it.each([
    ['*', 'bad-pattern'], ['null', 'not-an-origin'], ['', 'not-an-origin'], ['example.com', 'not-an-origin'],
    ['https://example.com/', 'not-an-origin'], ['https://example.com/path', 'not-an-origin'], ['https://example.com?x', 'not-an-origin'],
    ['https://example.com#x', 'not-an-origin'], ['https://user@example.com', 'not-an-origin'], ['https://u:p@example.com', 'not-an-origin'],
    ['https://EXAMPLE.com', 'not-an-origin'], ['HTTPS://example.com', 'not-an-origin'], ['https://example.com:443', 'not-an-origin'],
    ['https://exämple.com', 'not-an-origin'], [' https://example.com', 'not-an-origin'], ['https://example.com\n', 'not-an-origin'],
    ['https://example.com.', 'not-an-origin'], ['https://.example.com', 'not-an-origin'], ['//example.com', 'not-an-origin'],
    ['https:example.com', 'not-an-origin'], ['https://', 'not-an-origin'], ['javascript:alert(1)', 'not-an-origin'],
    ['data:text/html,x', 'not-an-origin'], ['blob:https://example.com/1', 'not-an-origin'], ['file:///etc', 'not-an-origin'],
    ['about:blank', 'not-an-origin'], ['http://example.com', 'not-secure'], ['ws://example.com', 'not-secure'], ['ftp://example.com', 'not-secure'],
    ['http://localhost.evil.com', 'not-secure'], ['http://127.0.0.1.evil.com', 'not-secure'], ['http://notlocalhost', 'not-secure'],
    ['http://192.168.0.1', 'not-secure'], ['http://0x7f.1', 'not-an-origin'], ['http://127.1', 'not-an-origin'],
    ['https://*', 'bad-pattern'], ['https://*.', 'bad-pattern'], ['https://*.com', 'bad-pattern'], ['https://*.*.com', 'bad-pattern'],
    ['https://*example.com', 'bad-pattern'], ['https://a.*.example.com', 'bad-pattern'], ['https://example.*', 'bad-pattern'],
    ['https://*.example.com/', 'bad-pattern'], ['https://*.example.com/*', 'bad-pattern'], ['https://*.example.com:*', 'bad-pattern'],
    ['http://*.example.com', 'bad-pattern'], ['http://*.localhost', 'bad-pattern'], ['http://*.partner.localhost', 'bad-pattern'],
    ['*://example.com', 'bad-pattern'], ['*.example.com', 'bad-pattern'], ['https://*.10.0.0.1', 'bad-pattern'], ['https://*.[::1]', 'bad-pattern'],
    ['https://*.Example.com', 'bad-pattern'], ['https://*.example.com.', 'bad-pattern'], ['https://*.@example.com', 'bad-pattern'],
    [undefined, 'not-a-string'], [null, 'not-a-string'], [7, 'not-a-string'], [['https://example.com'], 'not-a-string'],
    [{ toString: () => 'https://example.com' }, 'not-a-string'],
  ])('refuses %j', (candidate, reason) => {
    expect(originRefusal(candidate)).toBe(reason);
    expect(registeredOrigin.safeParse(candidate).success).toBe(false);
  });

  it.each([
    'https://example.com', 'https://example.com:8443', 'https://a.b.example.com', 'https://xn--exmple-cua.com', 'https://10.0.0.1',
    'http://localhost', 'http://localhost:4000', 'http://partner.localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000',
    'https://*.example.com', 'https://*.example.com:8443', 'https://*.a.example.com',
  ])('takes %s', (candidate) => {
    expect(originRefusal(candidate)).toBeUndefined();
    expect(registeredOrigin.parse(candidate)).toBe(candidate);
  });
});
