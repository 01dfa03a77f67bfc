import { expect, it, test } from 'vitest';
import type { ConsentTerm } from '../../../../src/contracts/identity/form-field.ts';
import { consentAnswersOf, firstAnswers, isTickedFirst, missingConsents } from '../../../../src/rules/identity/form/consents.ts';

const termOf = (own: Partial<ConsentTerm>): ConsentTerm => ({ fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: 'terms', text: '', required: false, ...own });

test.each<[Partial<ConsentTerm>, boolean]>([
  [{}, false], [{ defaultValue: 'true' }, true], [{ defaultValue: true }, true], [{ defaultValue: 'false', data: { default: 'true' } }, false], [{ data: { default: 'true' } }, true],
])('%o is ticked at first: %s', (own, ticked) => {
  expect(isTickedFirst(termOf(own))).toBe(ticked);
});

it('blocks for required choices alone', () => {
  const terms = [termOf({ required: true }), termOf({ fieldName: 'news' }), termOf({ fieldName: 'note', fieldType: 'INFORMATION_TEXT', required: true })];
  expect(missingConsents(terms, firstAnswers(terms))).toEqual(['terms']);
  expect(missingConsents(terms, { terms: true })).toEqual([]);
  expect(consentAnswersOf(terms, { terms: true })).toEqual([{ fieldName: 'terms', answer: true }, { fieldName: 'news', answer: false }]);
});
