import { expect, expectTypeOf, it } from 'vitest';
import { keysSaidTwice } from '../../support/keys-said-twice.ts';
import { fallbackText, type LabelKey } from '../../../src/rules/realm/fallback-texts.ts';

it('has English words for a label of ours', () => {
  expect(fallbackText('signIn')).toBe('Sign in');
});

it('spells the words right where the key of the specification does not', () => {
  expect(fallbackText('anErrorOccured')).toBe('An error occurred');
});

it('makes every label a type: a key without words does not compile', () => {
  expectTypeOf<'signIn'>().toExtend<LabelKey>();
  expectTypeOf<'signInn'>().not.toExtend<LabelKey>();
  expectTypeOf<string>().not.toExtend<LabelKey>();
});

it('gives words to a key in one file alone', () => {
  expect(keysSaidTwice('src/rules/realm', '-texts.ts')).toEqual([]);
});
