import { expect, it, vi } from 'vitest';
import { createLabels } from '../../../src/store/realm/labels.ts';
import { fakeContext } from '../../support/fake-context.ts';

const translations = { signIn: 'Anmelden', homeOutro: 'Das war alles.', greeting: 'Hallo, {name}' };
const answers = { readLabels: { default_locale: 'en', selected_locale: 'en', translations } };

function deferred() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((done) => { resolve = done; });
  return { promise, resolve };
}
const labelsOf = (given: Parameters<typeof fakeContext>[0] = {}) => createLabels(fakeContext(given));

it('says a label in the language that was fetched, with its values', async () => {
  const labels = labelsOf({ answers });
  await labels.load('en');
  expect([labels.text('signIn'), labels.text('greeting', { name: 'Ada' })]).toEqual(['Anmelden', 'Hallo, Ada']);
});

it('has the few words that an element may need before anything has arrived', () => {
  expect(labelsOf().text('retry')).toBe('Try again');
});

it('fetches English for a key that the language lacks, and tells whoever follows the words', async () => {
  const labels = labelsOf({ answers });
  await labels.load('en');
  expect(labels.text('signOut')).toBe('');
  const before = labels.current.peek();
  await vi.waitFor(() => expect(labels.current.peek()).not.toBe(before));
  expect([labels.text('signOut'), labels.text('signIn')]).toEqual(['Sign out', 'Anmelden']);
});

it('speaks English when the labels cannot be fetched', async () => {
  const labels = labelsOf();
  await labels.load('en');
  labels.text('signIn');
  await vi.waitFor(() => expect(labels.text('signIn')).toBe('Sign in'));
});

it('speaks English for the time being when the labels take long, and the viewer’s language when they come', async () => {
  vi.useFakeTimers();
  const answer = deferred();
  const labels = labelsOf({ answers: { readLabels: () => answer.promise } });
  const loaded = labels.load('en');
  expect(labels.text('signIn')).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(labels.text('signIn')).toBe('Sign in'));
  answer.resolve(answers.readLabels);
  await loaded;
  expect(labels.text('signIn')).toBe('Anmelden');
});

it('gives an empty set when the labels cannot be fetched', async () => {
  const labels = createLabels(fakeContext({ answers: {} }));
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
