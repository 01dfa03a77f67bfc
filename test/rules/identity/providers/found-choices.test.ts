import { expect, test } from 'vitest';
import { foundChoices } from '../../../../src/rules/identity/providers/found-choices.ts';

const operators = ['Cable Nord', 'Télé-Sud', 'Norte TV', 'قناة الشرق'].map((title) => ({ title }));

test.each([
  ['', 4], ['  ', 4], ['nor', 2], ['TELE', 1], ['sud', 1], ['nord cable', 1], ['ord', 0], ['قناة', 1],
])('%j finds %i', (typed, count) => expect(foundChoices(operators, typed)).toHaveLength(count));
