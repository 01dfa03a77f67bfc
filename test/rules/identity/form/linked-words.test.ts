import { expect, test } from 'vitest';
import { linkedWords } from '../../../../src/rules/identity/form/linked-words.ts';

test.each([
  ['no link', [{ text: 'no link' }]],
  ['I accept the [terms](terms).', [{ text: 'I accept the ' }, { text: 'terms', view: 'terms' }, { text: '.' }]],
  ['[a](b)[c](d)', [{ text: 'a', view: 'b' }, { text: 'c', view: 'd' }]],
  ['', []],
  ['[out](https://evil.test)', [{ text: '[out](https://evil.test)' }]],
  ['[out](//evil)', [{ text: '[out](//evil)' }]],
  ['[out](javascript:alert)', [{ text: '[out](javascript:alert)' }]],
])('%s', (text, parts) => expect(linkedWords(text)).toEqual(parts));
