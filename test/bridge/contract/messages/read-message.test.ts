import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { portMessage, windowMessage } from '../../../../bridge/contract/messages/envelope.ts';
import { isDeeperThan, isLongerThan, messageBytes, messageDepth, readMessage } from '../../../../bridge/contract/messages/read-message.ts';

const anything = z.unknown();
const s = 'session-0123456789';
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a message is read or refused, and reading never throws', () => {
  it.each([
    ['an object instead of a string', { x: 1 }, 'not-string'],
    ['null', null, 'not-string'],
    ['undefined', undefined, 'not-string'],
    ['a number', 7, 'not-string'],
    ['a String object', new String('{}'), 'not-string'],
    ['a buffer', new Uint8Array(4), 'not-string'],
    ['a function', () => 1, 'not-string'],
    ['an object that throws when read', new Proxy({}, { get: () => { throw new Error('trap'); } }), 'not-string'],
    ['one byte too many', `"${'a'.repeat(messageBytes - 1)}"`, 'too-long'],
    ['few characters of many bytes', `"${'€'.repeat(messageBytes / 3)}"`, 'too-long'],
    ['a megabyte of open brackets', '['.repeat(1024 * 1024), 'too-long'],
    ['one level too deep', deep(messageDepth + 1), 'too-deep'],
    ['deep and never closed', '['.repeat(60_000), 'too-deep'],
    ['deep objects', '{"a":'.repeat(17) + '1' + '}'.repeat(17), 'too-deep'],
    ['deep behind a string with brackets', `{"a":"]]]]]]","b":${deep(16)}}`, 'too-deep'],
    ['deep behind an escaped quote', `{"a":"\\"","b":${deep(16)}}`, 'too-deep'],
    ['nothing', '', 'not-json'],
    ['a word', 'play', 'not-json'],
    ['single quotes', "{'x':1}", 'not-json'],
    ['a trailing comma', '{"x":1,}', 'not-json'],
    ['two documents', '{}{}', 'not-json'],
    ['a script', 'alert(1)', 'not-json'],
    ['NaN', '{"x":NaN}', 'not-json'],
    ['cut in the middle', '{"x":1,"t":"re', 'not-json'],
    ['closed before it opens', ']]]][[[[', 'not-json'],
    ['__proto__ as a key', '{"__proto__":{"polluted":true}}', 'forbidden-key'],
    ['__proto__ written with escapes', '{"\\u005f_proto__":{}}', 'forbidden-key'],
    ['constructor as a key', '{"constructor":{"prototype":{}}}', 'forbidden-key'],
    ['prototype deep inside', '{"a":[{"b":{"prototype":1}}]}', 'forbidden-key'],
  ] as const)('refuses %s', (_, raw, reason) => {
    expect(readMessage(raw, anything)).toEqual({ ok: false, reason });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['as long as allowed', `"${'a'.repeat(messageBytes - 2)}"`],
    ['as deep as allowed', deep(messageDepth)],
    ['brackets in a string', `"${'['.repeat(100)}"`],
    ['prototype words as values', '{"m":"__proto__","p":"constructor"}'],
  ])('reads what is %s', (_, raw) => {
    expect(readMessage(raw, anything)).toEqual({ ok: true, value: JSON.parse(raw) as unknown });
  });

  it('carries a larger answer where one is allowed', () => {
    const text = `"${'a'.repeat(100_000)}"`;
    expect(readMessage(text, anything).ok).toBe(false);
    expect(readMessage(text, anything, 200_000).ok).toBe(true);
  });
});

describe('what a port takes', () => {
  const req = { x: 1, t: 'req', s, id: 'c1', m: 'play' };
  it.each([
    ['no marker', { ...req, x: undefined }],
    ['another marker', { ...req, x: 2 }],
    ['a marker as text', { ...req, x: '1' }],
    ['no session', { ...req, s: undefined }],
    ['a short session', { ...req, s: 'abc' }],
    ['a session with spaces', { ...req, s: 'a b c d e f g h i j' }],
    ['no id', { ...req, id: undefined }],
    ['a number as id', { ...req, id: 1 }],
    ['an empty id', { ...req, id: '' }],
    ['a long id', { ...req, id: 'a'.repeat(65) }],
    ['an id with markup', { ...req, id: '<b>' }],
    ['no method', { ...req, m: undefined }],
    ['an empty method', { ...req, m: '' }],
    ['a list as method', { ...req, m: ['play'] }],
    ['a very long method', { ...req, m: 'a'.repeat(65) }],
    ['an unknown field', { ...req, then: 'x' }],
    ['an unknown kind', { ...req, t: 'eval' }],
    ['an answer, which only frames give', { x: 1, t: 'res', s, id: 'c1', ok: true, r: 1 }],
    ['an event, which only frames give', { x: 1, t: 'evt', s, n: 1, e: 'play' }],
    ['a welcome', { x: 1, t: 'welcome', v: 1 }],
    ['a hello', { x: 1, t: 'hello', v: 1, nonce: 'nonce-0000000000' }],
    ['a ping with more', { x: 1, t: 'ping', s, extra: 1 }],
    ['a bye without a session', { x: 1, t: 'bye' }],
    ['a list', [req]],
    ['null', null],
    ['a text', 'req'],
  ])('refuses %s', (_, message) => {
    expect(readMessage(JSON.stringify(message), portMessage)).toEqual({ ok: false, reason: 'bad-shape' });
  });

  it.each([[req], [{ ...req, p: { any: ['thing'] } }], [{ x: 1, t: 'ping', s }], [{ x: 1, t: 'bye', s }]])('takes %j', (message) => {
    expect(readMessage(JSON.stringify(message), portMessage)).toEqual({ ok: true, value: message });
  });

  it.each([
    ['a bare request with a session', req],
    ['an announce', { x: 1, t: 'announce', v: 1 }],
    ['a hello without a nonce', { x: 1, t: 'hello', v: 1 }],
    ['a hello with a short nonce', { x: 1, t: 'hello', v: 1, nonce: 'abc' }],
    ['a hello with version 0', { x: 1, t: 'hello', v: 0, nonce: 'nonce-0000000000' }],
    ['a hello with half a version', { x: 1, t: 'hello', v: 1.5, nonce: 'nonce-0000000000' }],
  ])('a window refuses %s', (_, message) => {
    expect(readMessage(JSON.stringify(message), windowMessage).ok).toBe(false);
  });
});

describe('the caps', () => {
  it('counts bytes of UTF-8, not characters', () => {
    expect(isLongerThan('aaaa', 4)).toBe(false);
    expect(isLongerThan('aaaaa', 4)).toBe(true);
    expect(isLongerThan('éé', 4)).toBe(false);
    expect(isLongerThan('€€', 5)).toBe(true);
    expect(isLongerThan('€€', 6)).toBe(false);
    expect(isLongerThan('😀', 4)).toBe(false);
    expect(isLongerThan('😀', 3)).toBe(true);
  });
  it('does not let closing brackets hide depth', () => {
    expect(isDeeperThan('[][][][]', 1)).toBe(false);
    expect(isDeeperThan('[[]]', 1)).toBe(true);
    expect(isDeeperThan('"\\\\"[[', 1)).toBe(true);
  });
});
