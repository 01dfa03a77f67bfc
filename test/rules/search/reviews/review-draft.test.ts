import { describe, expect, it } from 'vitest';
import type { ReviewField, ReviewForm } from '../../../../src/contracts/search/review.ts';
import { askedFields, draftProblems, nameIn, passesCheck, reviewBodyOf } from '../../../../src/rules/search/reviews/review-draft.ts';

const field = (name: string, type: ReviewField['type'], more: Partial<ReviewField> = {}): ReviewField => ({ name, type, label: name, required: true, maxLength: undefined, ...more });
const form: ReviewForm = {
  url: 'https://api.example/api/v1/reviews/7',
  fields: [field('username', 'TEXT', { maxLength: 5 }), field('rating', 'RATING'), field('title', 'TEXT', { required: false }), field('text', 'TEXT_AREA'), field('agree', 'CHECKBOX'), field('homepage', 'TRAP', { required: false }), field('mood', 'UNKNOWN')],
};
const whole = { username: 'Ines', rating: 4, text: 'Good.', agree: true };

/** @source spec 1 §2.4 "the username is taken from the stored display name if present and then hidden" */
it.each([
  ['asks for the name', undefined, ['username', 'rating', 'title', 'text', 'agree']],
  ['hides it where one is stored', 'Night owl', ['rating', 'title', 'text', 'agree']],
])('%s', (_, stored, names) => expect(askedFields(form, stored).map(({ name }) => name)).toEqual(names));

/** @source spec 1 §5 "The review form submits only if the form is valid and its submission check passes" */
describe('a draft', () => {
  it.each([
    ['that is whole', whole, {}],
    ['that is empty', {}, { username: 'reviewFieldMissing', rating: 'reviewFieldMissing', text: 'reviewFieldMissing', agree: 'reviewFieldMissing' }],
    ['of spaces', { ...whole, text: '  \n ' }, { text: 'reviewFieldMissing' }],
    ['with a name of five, in code points', { ...whole, username: '😀😀😀😀😀' }, {}],
    ['with a name of six', { ...whole, username: 'Isabel' }, { username: 'reviewFieldTooLong' }],
    ['with six stars', { ...whole, rating: 6 }, { rating: 'reviewFieldMissing' }],
    ['with a half star', { ...whole, rating: 2.5 }, { rating: 'reviewFieldMissing' }],
    ['without consent', { ...whole, agree: false }, { agree: 'reviewFieldMissing' }],
  ])('%s', (_, draft, problems) => expect(draftProblems(askedFields(form, undefined), draft)).toEqual(problems));

  it.each([[{}, true], [{ homepage: ' ' }, true], [{ homepage: 'https://spam.example' }, false]])('%j passes the check: %s', (draft, passes) => expect(passesCheck(form, draft)).toBe(passes));
});

/** @source spec 1 §7 "POST to a given url with transformed form data" */
describe('what is sent', () => {
  it.each([
    ['is trimmed and leaves out what is empty', { ...whole, text: ' Good. ', title: ' ' }, undefined, { username: 'Ines', rating: 4, text: 'Good.', agree: true }],
    ['has the stored name', { ...whole, username: 'Other' }, 'Night owl', { username: 'Night owl', rating: 4, text: 'Good.', agree: true }],
    ['has no trap and nothing unknown', { ...whole, homepage: 'x', mood: 'y' }, undefined, whole],
  ])('%s', (_, draft, stored, body) => expect(reviewBodyOf(form, draft, stored)).toEqual(body));

  it('names who wrote it', () => expect([nameIn({ username: 'Ines' }), nameIn({ username: 3 }), nameIn({})]).toEqual(['Ines', undefined, undefined]));
});
