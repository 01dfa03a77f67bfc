// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { tellRefusedValue } from '../../../src/runtime/causes/tell-refused-value.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['content', 'film 1', /value-refused: <footlight-player> content: "film 1" is not a value it takes/],
  ['poster', Symbol.iterator, /value-refused: <footlight-player> poster: Symbol\(Symbol\.iterator\)/],
  ['locale', 'English', /language-unreadable: <footlight-player> locale: "English" is no language tag.*lang="pt-BR"/],
] as const)('a bad %s names element, attribute and value', (attribute, value, said) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = document.createElement('footlight-player');
  const heard = vi.fn();
  element.addEventListener('footlight-error', heard);
  tellRefusedValue(element, attribute, value);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(said)]]);
  expect(heard).toHaveBeenCalledOnce();
});
