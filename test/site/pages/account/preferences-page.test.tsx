import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PreferencesPage } from '../../../../src/site/pages/account/preferences-page.tsx';
import { guest, member, refusal, type Answers } from '../../../support/fake-context.ts';
import { fakeSite } from '../../../support/fake-site.tsx';
import { memoryStorage } from '../../../support/memory-storage.ts';
import { render, screen, userEvent, waitFor } from '../../../support/render.tsx';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const unchosen = { autoAdvance: true, videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

function open(answers: Answers = {}, viewer = member as typeof guest) {
  const site = fakeSite('/preferences', { viewer, answers: { readPreferences: unchosen, updatePreferences: (chosen: unknown) => chosen, ...answers } as never });
  render(site.within(<PreferencesPage {...site.props} />));
  return { site, user: userEvent.setup() };
}

test('a member chooses what to hear, to read and to see next, and reads that it is kept', async () => {
  const { site, user } = open();
  expect((await screen.findByLabelText<HTMLSelectElement>('Language of the sound')).value).toBe('');
  await user.selectOptions(screen.getByLabelText('Language of the sound'), 'es');
  await waitFor(() => expect(site.inputsOf('updatePreferences')).toEqual([{ ...unchosen, audioLanguage: 'es' }]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
  await user.selectOptions(screen.getByLabelText('Subtitles'), 'ar');
  await user.click(screen.getByRole('checkbox', { name: /Autoplay the next episode/ }));
  await user.click(screen.getByRole('checkbox', { name: /Moving pictures behind titles/ }));
  await user.selectOptions(screen.getByLabelText('Language of the sound'), '');
  await waitFor(() => expect(site.inputsOf('updatePreferences').at(-1)).toEqual({ ...unchosen, audioLanguage: undefined, subTitleLanguage: 'ar', autoAdvance: false, videoBackgroundAutoPlay: false }));
});

test('a choice that is not kept stays, and goes again at a press', async () => {
  let fails = true;
  const { user } = open({ updatePreferences: (chosen: unknown) => { if (fails) throw refusal('updatePreferences'); return chosen; } });
  await user.selectOptions(await screen.findByLabelText('Subtitles'), 'ar');
  expect(await screen.findByText('Your choice could not be saved.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Subtitles').value).toBe('ar');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
});

test('a guest’s choice stays in this browser, with the way to take it along', async () => {
  const { site, user } = open({}, guest);
  await user.selectOptions(await screen.findByLabelText('Subtitles'), 'ar');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Saved.'));
  expect([site.inputsOf('updatePreferences'), localStorage.getItem('footlight.preferences')]).toEqual([[], JSON.stringify({ ...unchosen, subTitleLanguage: 'ar' })]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/login');
});
