import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggestions } from '../../../src/store/search/suggestions.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { platformFault } from '../../support/recorded-answers/platform-fault.ts';
import { recorded } from '../../support/recorded-answers/recorded-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nor = recorded('readSearchSuggestions', 'guest: nor');
const texts = nor.suggestions.map(({ text }) => text);

test('come a moment after the last key, for the last words alone', async () => {
  const context = fakeContext({ answers: { readSearchSuggestions: nor } });
  const suggestions = createSuggestions(context);
  for (const typed of ['n', 'no', 'nor']) suggestions.ask(typed);
  await vi.advanceTimersByTimeAsync(150);
  expect([context.inputsOf('readSearchSuggestions'), suggestions.texts.value]).toEqual([[{ query: 'nor', rpp: 8 }], texts]);
});

test('go with an emptied field, and what was asked for is dropped', async () => {
  const context = fakeContext({ answers: { readSearchSuggestions: nor } });
  const suggestions = createSuggestions(context);
  suggestions.ask('nor');
  suggestions.ask('  ');
  await vi.advanceTimersByTimeAsync(1000);
  expect([context.calls, suggestions.texts.value]).toEqual([[], []]);
});

test('that do not come are none', async () => {
  const context = fakeContext({ answers: { readSearchSuggestions: () => Promise.reject(platformFault('readSearchSuggestions', 503)) } });
  const suggestions = createSuggestions(context);
  suggestions.ask('nor');
  await vi.advanceTimersByTimeAsync(1000);
  expect(suggestions.texts.value).toEqual([]);
  suggestions.dispose();
});
