// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreferences } from '../../../../src/store/playback/preferences/preferences.ts';
import { fakeContext, guest, member, refusal, type Answers } from '../../../support/fake-context.ts';
import { memoryStorage } from '../../../support/memory-storage.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const unchosen = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

async function open(answers: Answers = {}, viewer = member as typeof guest) {
  const context = fakeContext({ answers: { readPreferences: unchosen, updatePreferences: (chosen: unknown) => chosen, ...answers }, viewer });
  const preferences = createPreferences(context);
  await vi.waitFor(() => expect(['ready', 'failed']).toContain(preferences.value.value.status));
  const chosen = () => (preferences.value.value.status === 'ready' ? preferences.value.value.value : undefined);
  return { context, preferences, chosen };
}

test('a member’s choice is shown at once and kept on the platform', async () => {
  const { context, preferences, chosen } = await open();
  const sent = preferences.change({ audioLanguage: 'es' });
  expect([chosen()?.audioLanguage, preferences.saving.value]).toEqual(['es', 'saving']);
  await sent;
  expect([preferences.saving.value, context.inputsOf('updatePreferences')]).toEqual(['saved', [{ ...unchosen, audioLanguage: 'es' }]]);
});

test('of choices made while one is on its way the last state is sent, and nothing older is read over them', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { context, preferences, chosen } = await open({ updatePreferences: () => new Promise((resolve) => { answer = resolve; }) });
  const sent = preferences.change({ audioLanguage: 'es' });
  void preferences.change({ audioLanguage: 'ar' });
  void preferences.change({ autoAdvance: false });
  context.tell({ subject: 'profile', ids: [] });
  context.answers['updatePreferences'] = (value: unknown) => value;
  answer(unchosen);
  await sent;
  expect([chosen(), preferences.saving.value]).toEqual([{ ...unchosen, audioLanguage: 'ar', autoAdvance: false }, 'saved']);
  expect(context.inputsOf('updatePreferences')).toHaveLength(2);
});

test('a choice that is not kept stays chosen, says so, and is sent again', async () => {
  const { context, preferences, chosen } = await open({ updatePreferences: () => { throw refusal('updatePreferences'); } });
  await preferences.change({ subTitleLanguage: 'ar' });
  context.tell({ subject: 'profile', ids: [] });
  expect([chosen()?.subTitleLanguage, preferences.saving.value]).toEqual(['ar', 'failed']);
  context.answers['updatePreferences'] = (value: unknown) => value;
  await preferences.retry();
  expect(preferences.saving.value).toBe('saved');
});

test('a choice made elsewhere is shown, and another profile’s are its own', async () => {
  const { context, chosen } = await open();
  context.answers['readPreferences'] = { ...unchosen, autoAdvance: false };
  context.tell({ subject: 'profile', ids: [] });
  await vi.waitFor(() => expect(chosen()?.autoAdvance).toBe(false));
  context.answers['readPreferences'] = { ...unchosen, audioLanguage: 'ar' };
  context.viewer.value = { who: 'member', displayName: 'Leo', profileType: 'child' };
  await vi.waitFor(() => expect(chosen()).toEqual({ ...unchosen, audioLanguage: 'ar' }));
});

test('a guest’s stay in this browser, and are there the next time', async () => {
  const { context, preferences } = await open({}, guest);
  await preferences.change({ audioLanguage: 'es', autoAdvance: false });
  expect([preferences.saving.value, context.calls]).toEqual(['saved', []]);
  preferences.dispose();
  expect((await open({}, guest)).chosen()).toEqual({ ...unchosen, audioLanguage: 'es', autoAdvance: false });
});

test('a browser that keeps nothing says so', async () => {
  const { preferences } = await open({}, guest);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => { throw new Error('refused'); } });
  await preferences.change({ autoAdvance: false });
  expect(preferences.saving.value).toBe('failed');
});

test('preferences that could not be read are read again', async () => {
  const { context, preferences, chosen } = await open({ readPreferences: () => { throw refusal('readPreferences'); } });
  expect(preferences.value.value.status).toBe('failed');
  context.answers['readPreferences'] = unchosen;
  await preferences.load();
  expect(chosen()).toEqual(unchosen);
});
