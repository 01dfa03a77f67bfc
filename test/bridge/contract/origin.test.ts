import { describe, expect, it } from 'vitest';
import { grantsOf, isRegistered, loadOrigins, originRefusal, registeredOrigin } from '../../../bridge/contract/origin.ts';

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

describe('who is registered', () => {
  const list = loadOrigins([
    { origin: 'https://partner.com', grants: { observe: true } },
    { origin: 'https://*.shop.com', grants: { control: true } },
    { origin: 'https://*.eu.shop.com', grants: { load: true } },
    { origin: 'https://own.eu.shop.com', grants: { calls: ['readHome'] } },
    { origin: 'https://*.ports.com:8443', grants: { observe: true } },
    { origin: 'http://partner.localhost:4000', grants: { observe: true } },
  ]).origins;

  it.each([
    ['http, not https', 'http://partner.com'], ['another port', 'https://partner.com:444'], ['a subdomain', 'https://a.partner.com'],
    ['a longer name', 'https://partner.com.evil.com'], ['a glued name', 'https://evilpartner.com'], ['a glued label', 'https://partner.como'],
    ['a dash', 'https://evil-partner.com'], ['a trailing dot', 'https://partner.com.'], ['a path', 'https://partner.com/'],
    ['capitals', 'https://PARTNER.com'], ['a user', 'https://partner.com@evil.com'], ['a Cyrillic a', 'https://pаrtner.com'],
    ['its punycode', 'https://xn--prtner-4ve.com'], ['a line break', 'https://partner.com\n'], ['a zero byte', 'https://partner.com\0'],
    ['null as a word', 'null'], ['nothing', ''], ['undefined', undefined], ['null', null], ['a list', ['https://partner.com']],
    ['the pattern itself', 'https://*.shop.com'], ['the bare name under a pattern', 'https://shop.com'],
    ['a glued name under a pattern', 'https://evilshop.com'], ['a longer name under a pattern', 'https://a.shop.com.evil.com'],
    ['http under a pattern', 'http://a.shop.com'], ['a port under a pattern', 'https://a.shop.com:8443'], ['no port where one is registered', 'https://a.ports.com'],
    ['a trailing dot under a pattern', 'https://a.shop.com.'], ['an empty label', 'https://.shop.com'],
    ['a neighbour name', 'http://evil.localhost:4000'], ['the same name on another port', 'http://partner.localhost:4001'],
    ['a prefix', 'https://partner.co'], ['file', 'file://'], ['a blob', 'blob:https://partner.com'],
  ])('refuses %s: %j', (_, origin) => {
    expect(isRegistered(list, origin)).toBe(false);
    expect(grantsOf(list, origin)).toBeNull();
  });

  it.each([
    ['https://partner.com', { observe: true, control: false, load: false, calls: [] }],
    ['https://a.shop.com', { observe: false, control: true, load: false, calls: [] }],
    ['https://a.b.c.shop.com', { observe: false, control: true, load: false, calls: [] }],
    ['https://a.eu.shop.com', { observe: false, control: false, load: true, calls: [] }],
    ['https://own.eu.shop.com', { observe: false, control: false, load: false, calls: ['readHome'] }],
    ['https://a.ports.com:8443', { observe: true, control: false, load: false, calls: [] }],
    ['http://partner.localhost:4000', { observe: true, control: false, load: false, calls: [] }],
  ])('gives %s its grants', (origin, grants) => {
    expect(grantsOf(list, origin)).toEqual(grants);
  });

  it('knows nobody when the list is empty', () => {
    expect(isRegistered([], 'https://partner.com')).toBe(false);
  });
});

describe('a list from a realm', () => {
  it.each([[undefined], [null], ['https://a.com'], [{ 0: 'https://a.com', length: 1 }], [7]])('%j is no list and registers nobody', (raw) => {
    expect(loadOrigins(raw)).toEqual({ origins: [], refused: [] });
  });

  it('keeps what is right and says what is wrong', () => {
    const { origins, refused } = loadOrigins([
      'https://bare.com', '*', 'null', null, 7, {}, { origin: 'https://a.com/path' }, { origin: ['https://b.com'] },
      { origin: 'https://c.com', grants: 'all' }, { origin: 'https://d.com', grants: { observe: 'yes' } }, { origin: 'https://e.com', grants: { calls: ['*'] } },
      { origin: 'https://good.com', grants: { observe: true } }, { origin: 'https://good.com', grants: { control: true, load: true } },
    ]);
    expect(origins).toEqual([
      { origin: 'https://bare.com', grants: { observe: false, control: false, load: false, calls: [] } },
      { origin: 'https://good.com', grants: { observe: true, control: false, load: false, calls: [] } },
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'bad-pattern', 'not-an-origin', 'not-a-string', 'not-a-string', 'not-a-string', 'not-an-origin', 'not-a-string',
      'bad-grants', 'bad-grants', 'bad-grants', 'duplicate',
    ]);
  });

  it('stops at five hundred', () => {
    const { origins, refused } = loadOrigins(Array.from({ length: 502 }, (_, i) => `https://p${String(i)}.com`));
    expect(origins).toHaveLength(500);
    expect(refused).toEqual([{ entry: 'https://p500.com', reason: 'too-many' }, { entry: 'https://p501.com', reason: 'too-many' }]);
  });

  it('shortens what it reports', () => {
    expect(loadOrigins(['x'.repeat(5000)]).refused[0]?.entry).toHaveLength(100);
  });
});
