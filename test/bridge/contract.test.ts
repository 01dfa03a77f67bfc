import { describe, expect, it } from 'vitest';
import { errorCodes, errorOf, isErrorCode } from '../../bridge/contract/error-codes.ts';
import { eventNames, events, isEventName } from '../../bridge/contract/events.ts';
import { grants, holdsGrant, mayCall, noGrants } from '../../bridge/contract/grants.ts';
import { isMethodName, methodNames, methods } from '../../bridge/contract/methods.ts';
import { randomId } from '../../bridge/contract/random-id.ts';
import { acceptTokens, isSafeTokenValue } from '../../bridge/contract/theme-tokens.ts';

const prototypeWords = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', '__lookupSetter__', 'isPrototypeOf'];

describe('the tables', () => {
  it.each([['methods', methods], ['events', events], ['errors', errorCodes]])('%s have no prototype and cannot be changed', (_, table) => {
    expect(Object.getPrototypeOf(table)).toBeNull();
    expect(Object.isFrozen(table)).toBe(true);
  });
  it.each(prototypeWords)('%s names nothing', (word) => {
    expect([isMethodName(word), isEventName(word), isErrorCode(word)]).toEqual([false, false, false]);
    expect((methods as unknown as Record<string, unknown>)[word]).toBeUndefined();
  });
  it('hold what the first release promises', () => {
    expect(methodNames).toEqual(['getState', 'load', 'play', 'pause', 'seek', 'setVolume', 'setMuted', 'listTracks', 'setTextTrack', 'subscribe', 'unsubscribe', 'call']);
    expect(eventNames).toEqual(['ready', 'statechange', 'play', 'pause', 'timeupdate', 'ended', 'volumechange', 'accessrequired', 'playbackblocked',
      'error', 'resize', 'signedin', 'purchased', 'sessionchange', 'changed']);
  });
});

describe('errors', () => {
  it.each([
    ['STATE_UNAVAILABLE', 'Error Fetching State'], ['PLAY_FAILED', 'failed to play'], ['VOD_NOT_FOUND', 'VOD does not exist'],
    ['TRACK_NOT_FOUND', 'Track NOT FOUND'], ['PLAYER_NOT_FOUND', 'Player not found'],
  ] as const)('%s has the specification’s words (spec 1 §8)', (code, message) => {
    expect(errorOf(code)).toEqual({ code, message, retryable: errorCodes[code].retryable });
  });
  it('INTERNAL says nothing', () => {
    expect(errorOf('INTERNAL')).toEqual({ code: 'INTERNAL', message: '', retryable: false });
  });
  it('a call’s own code has no text of ours', () => {
    expect(errorOf('declined', { reason: 'funds', details: { a: 1 }, retryable: true })).toEqual({ code: 'declined', message: '', retryable: true, reason: 'funds', details: { a: 1 } });
    expect(errorOf('toString').message).toBe('');
  });
});

describe('grants', () => {
  it('are off unless given', () => {
    expect(grants.parse({})).toEqual(noGrants);
  });
  it.each([[{ observe: 1 }], [{ control: 'true' }], [{ load: null }], [{ calls: 'all' }], [{ calls: ['*'] }], [{ calls: ['a b'] }], [{ calls: [''] }],
    [{ calls: [7] }], [{ calls: Array.from({ length: 201 }, () => 'a') }], ['all'], [null], [[]]])('%j is no grant', (raw) => {
    expect(grants.safeParse(raw).success).toBe(false);
  });
  it('a scope that nobody gave opens nothing', () => {
    const held = grants.parse({ calls: ['readHome', 'lists'] });
    expect([mayCall(held, 'readHome'), mayCall(held, 'readList', ['lists'])]).toEqual([true, true]);
    expect([mayCall(held, 'readList'), mayCall(held, 'pay', ['money']), mayCall(held, 'readHome2'), mayCall(noGrants, 'readHome', ['lists'])]).toEqual([false, false, false, false]);
  });
  it.each(['observe', 'control', 'load', 'calls'] as const)('%s is not held by nobody', (name) => {
    expect(holdsGrant(noGrants, name)).toBe(false);
    expect(holdsGrant({ observe: true, control: true, load: true, calls: ['a'] }, name)).toBe(true);
  });
});

describe('theme tokens', () => {
  it.each([
    'url(https://evil.example)', 'URL(x)', 'image(x)', 'image-set("x" 1x)', 'src("x")', 'attr(x)', 'env(x)', 'element(#x)', 'expression(alert(1))', 'paint(x)',
    'red; background: blue', 'red}', '{', '</style>', '<script>', '\\75rl(x)', '@import', 'red/**/', 'a:b', 'red!important', '', 'x'.repeat(201), 'red\nblue', 'rgb(1,2,url(x))', 'röt',
  ])('refuses %j', (value) => {
    expect(isSafeTokenValue(value)).toBe(false);
  });
  it.each(['red', '#c00', '1.5rem', 'rgb(1 2 3 / 50%)', 'oklch(70% 0.1 200)', 'calc(1px + (2 * 3px))', 'var(--footlight-a)', "'Open Sans', sans-serif", 'cubic-bezier(.2, 0, 0, 1)', '-4px'])('takes %j', (value) => {
    expect(isSafeTokenValue(value)).toBe(true);
  });
  it.each(['color', '--other-a', '--footlight-', '--footlight-A', '--footlight-a_b', '__proto__', '--footlight-a:b', ' --footlight-a'])('refuses the name %j', (name) => {
    expect(acceptTokens(Object.fromEntries([[name, 'red']]))).toEqual({ tokens: {}, refused: [name] });
  });
});

it('a name that nobody can guess is long, plain and never the same', () => {
  const names = Array.from({ length: 500 }, randomId);
  expect(new Set(names).size).toBe(500);
  expect(names.every((name) => /^[A-Za-z0-9_-]{22}$/.test(name))).toBe(true);
});
