import { expect, it } from 'vitest';
import { createLabels } from '../../../src/store/realm/labels.ts';
import { fakeContext } from '../../support/fake-context.ts';

const translations = { signIn: 'Anmelden', homeOutro: 'Das war alles.', greeting: 'Hallo, {name}' };
const answers = { readLabels: { default_locale: 'en', selected_locale: 'en', translations } };

it('says a label in the language that was fetched, with its values, and in English until then', async () => {
  const labels = createLabels(fakeContext({ answers }));
  expect(labels.text('signIn')).toBe('Sign in');
  await labels.load('en');
  expect([labels.text('signIn'), labels.text('greeting', { name: 'Ada' }), labels.text('signOut')]).toEqual(['Anmelden', 'Hallo, Ada', 'Sign out']);
});

it('gives an empty set when the labels cannot be fetched', async () => {
  const labels = createLabels(fakeContext());
  await labels.load('en');
  expect(labels.current.value).toEqual({});
});

it.each([
  ['the words of a key that the platform names', 'homeOutro', 'Das war alles.'],
  ['the text beside a key without words', 'homeIntro', 'Plain text'],
  ['the text beside a key that every object has', 'constructor', 'Plain text'],
  ['the text where there is no key', undefined, 'Plain text'],
])('shows %s', async (_, key, words) => {
  const labels = createLabels(fakeContext({ answers }));
  await labels.load('en');
  expect(labels.platformText(key, 'Plain text')).toBe(words);
});
