// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '../../../src/contracts/identity/viewer.ts';
import { chooseLanguage, chosenLanguage } from '../../../src/site/language.ts';
import { followProfileLanguage } from '../../../src/store/identity/profile-language.ts';
import { type Answers, guest } from '../../support/fake-context.ts';
import { fakeRuntime, silence } from '../../support/fake-runtime.tsx';
import { settled } from '../../support/settled.ts';

beforeEach(() => localStorage.clear());

const mara: Viewer = { who: 'member', id: 'mara', displayName: 'Mara', profileType: 'adult' };
const noor: Viewer = { ...mara, id: 'noor', displayName: 'Noor' };
const kept = (language?: string) => ({ ...(language ? { language } : {}), autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false });

function follow(first: Viewer | undefined, answers: Answers) {
  const runtime = fakeRuntime({ answers, locale: 'en', viewer: first ?? guest });
  if (!first) runtime.viewer.value = undefined;
  const { labels } = runtime.scope.store;
  const stop = followProfileLanguage(runtime.context, labels, (language) => chooseLanguage(labels, language));
  return { runtime, stop, shown: () => labels.locale.peek().locale };
}

test.each<[what: string, first: Viewer | undefined, next: Viewer[], language: string | undefined, shown: string]>([
  ['another profile that chose Arabic', mara, [noor], 'ar', 'ar'],
  ['a sign-in of one that chose Arabic', guest, [noor], 'ar', 'ar'],
  ['another profile that chose nothing', mara, [noor], undefined, 'en'],
  ['one that chose a language which the site has not', mara, [noor], 'fi', 'en'],
  ['the profile that was there when the page was opened', undefined, [mara], 'ar', 'en'],
  ['the same profile under another name', mara, [{ ...mara, displayName: 'Mara L.' }], 'ar', 'en'],
  ['a sign-out', mara, [guest], 'ar', 'en'],
])('%s', async (_, first, next, language, shown) => {
  const { runtime, shown: locale } = follow(first, { readPreferences: kept(language) });
  for (const viewer of next) runtime.viewer.value = viewer;
  await vi.waitFor(() => expect(locale()).toBe(shown));
  await settled();
  expect([locale(), chosenLanguage()]).toEqual([shown, shown === 'en' ? undefined : shown]);
});

test('what cannot be read changes nothing, and the next profile is asked again', async () => {
  const { runtime, shown } = follow(mara, { readPreferences: () => { throw silence('readPreferences'); } });
  runtime.viewer.value = noor;
  await settled();
  expect(shown()).toBe('en');
  runtime.answers['readPreferences'] = kept('ar');
  runtime.viewer.value = mara;
  await vi.waitFor(() => expect(shown()).toBe('ar'));
});

test('of two profiles that follow each other the last one counts, and after the end nothing does', async () => {
  const answers: ((value: unknown) => void)[] = [];
  const { runtime, shown, stop } = follow(guest, { readPreferences: () => new Promise((resolve) => answers.push(resolve)) });
  runtime.viewer.value = mara;
  runtime.viewer.value = noor;
  answers[0]!(kept('ar'));
  answers[1]!(kept('en'));
  await settled();
  expect(shown()).toBe('en');
  stop();
  runtime.viewer.value = mara;
  await settled();
  expect(answers).toHaveLength(2);
});
