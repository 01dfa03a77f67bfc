import { describe, expect, it } from 'vitest';
import { grantsOf, isRegistered, readRegisteredOrigins } from '../../../../bridge/contract/origins/registered-origins.ts';

describe('who is registered', () => {
  const list = readRegisteredOrigins([
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
  it.each([[undefined], [null], [[]]])('%j registers nobody', (raw) => {
    expect(readRegisteredOrigins(raw)).toEqual({ origins: [], badEntries: [] });
  });

  it.each([['https://a.com'], [{ 0: 'https://a.com', length: 1 }], [7]])('%j is no list, registers nobody and is named as bad', (raw) => {
    expect(readRegisteredOrigins(raw)).toEqual({ origins: [], badEntries: [{ entry: typeof raw === 'string' ? raw : typeof raw, reason: 'not-a-list' }] });
  });

  it('never lets an opaque origin in, however the list writes it', () => {
    const { origins, badEntries } = readRegisteredOrigins(['null', { origin: 'null', grants: { observe: true } }, null, 'https://good.com']);
    expect(badEntries).toHaveLength(3);
    expect(isRegistered(origins, 'null')).toBe(false);
    expect(isRegistered([{ origin: 'null', grants: { observe: true, control: true, load: true, calls: [] } }], 'null')).toBe(false);
  });

  it('keeps what is right and says what is wrong', () => {
    const { origins, badEntries } = readRegisteredOrigins([
      'https://bare.com', '*', 'null', null, 7, {}, { origin: 'https://a.com/path' }, { origin: ['https://b.com'] },
      { origin: 'https://c.com', grants: 'all' }, { origin: 'https://d.com', grants: { observe: 'yes' } }, { origin: 'https://e.com', grants: { calls: ['*'] } },
      { origin: 'https://good.com', grants: { observe: true } }, { origin: 'https://good.com', grants: { control: true, load: true } },
    ]);
    expect(origins).toEqual([
      { origin: 'https://bare.com', grants: { observe: false, control: false, load: false, calls: [] } },
      { origin: 'https://good.com', grants: { observe: true, control: false, load: false, calls: [] } },
    ]);
    expect(badEntries.map(({ reason }) => reason)).toEqual([
      'bad-pattern', 'not-an-origin', 'not-a-string', 'not-a-string', 'not-a-string', 'not-an-origin', 'not-a-string',
      'bad-grants', 'bad-grants', 'bad-grants', 'duplicate',
    ]);
  });

  it('stops at five hundred', () => {
    const { origins, badEntries } = readRegisteredOrigins(Array.from({ length: 502 }, (_, i) => `https://p${String(i)}.com`));
    expect(origins).toHaveLength(500);
    expect(badEntries).toEqual([{ entry: 'https://p500.com', reason: 'too-many' }, { entry: 'https://p501.com', reason: 'too-many' }]);
  });

  it('shortens what it reports', () => {
    expect(readRegisteredOrigins(['x'.repeat(5000)]).badEntries[0]?.entry).toHaveLength(100);
  });
});
