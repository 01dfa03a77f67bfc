import { describe, expect, it } from 'vitest';
import { readDeviceCode, writtenDeviceCode } from '../../../src/rules/identity/device-code.ts';

describe('a code that somebody typed from a screen', () => {
  it.each([
    ['BCDF-GHJK', 'BCDFGHJK'], ['bcdf ghjk', 'BCDFGHJK'], [' bcdfghjk ', 'BCDFGHJK'], ['BCDF–GHJK', 'BCDFGHJK'], ['b.c.d.f.g.h.j.k', 'BCDFGHJK'],
    ['BCDF-GHJ', undefined], ['BCDF-GHJKL', undefined], ['AAAA-AAAA', undefined], ['1234-5678', undefined], ['', undefined], ['<script>', undefined],
  ])('%s is %s', (typed, code) => expect(readDeviceCode(typed)).toBe(code));

  it('is written in two halves', () => expect(writtenDeviceCode('BCDFGHJK')).toBe('BCDF-GHJK'));
});
