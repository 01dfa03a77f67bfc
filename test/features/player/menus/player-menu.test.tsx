import { afterEach, expect, test, vi } from 'vitest';
import { characterKeys, setCharacterKeys } from '../../../../src/features/player/keys/viewer-keys.ts';
import { act, fireEvent, screen, userEvent, waitFor, within } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setCharacterKeys(true);
});

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** A film that plays, with its settings open. */
async function withSettings() {
  const stage = await playingPlayer();
  const button = await screen.findByRole('button', { name: 'Settings' });
  await userEvent.click(button);
  const menu = () => screen.getByRole('menu');
  const names = () => itemsOf(menu()).map((item) => item.textContent);
  const item = (name: string) => itemsOf(menu()).find(({ textContent }) => textContent.startsWith(name))!;
  return { ...stage, button, menu, names, item };
}

test('settings show what the engine really does, and change it', async () => {
  const { item, names, menu, button, playback, api } = await withSettings();
  expect(names()).toEqual(['QualityAuto (360p)', 'SpeedNormal', 'AudioEnglish', 'CaptionsOff', 'Loop', 'Skip intros and credits automatically', 'Single-key shortcuts', 'Playback statistics', 'Keyboard shortcuts']);
  expect(document.activeElement).toBe(item('Quality'));
  await userEvent.keyboard('{ArrowRight}');
  expect(menu().getAttribute('aria-label')).toBe('Quality');
  expect(names()).toEqual(['Quality', 'Auto (360p)', '1080p', '360p']);
  expect(document.activeElement).toBe(within(menu()).getByRole('menuitemradio', { name: 'Auto (360p)', checked: true }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(playback.last().chosenQuality).toBe('1080-5000000');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(names()[0]).toBe('Quality1080p');
  await userEvent.click(item('Speed'));
  await userEvent.click(item('1.5×'));
  expect(playback.last().rates.at(-1)).toBe(1.5);
  await userEvent.click(button);
  await userEvent.click(item('Audio'));
  await userEvent.click(item('Español'));
  expect(api()?.player.audioTracks.peek().find((track) => track.active)?.language).toBe('es');
  await userEvent.click(button);
  expect(names()[2]).toBe('AudioEspañol');
});

test('a page of settings is left backwards, by Escape, its first entry and the arrow, to where it was opened', async () => {
  const { item, button, names } = await withSettings();
  for (const key of ['{Escape}', '{ArrowLeft}', '{Home}{Enter}']) {
    await userEvent.click(item('Speed'));
    expect(names()[0]).toBe('Speed');
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(item('Speed'));
  }
  await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}');
  expect(document.activeElement).toBe(item('Quality'));
  await userEvent.keyboard('l');
  expect(document.activeElement).toBe(item('Loop'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('what is switched stays open: a film again and again, and keys without letters', async () => {
  const { item, media } = await withSettings();
  await userEvent.click(item('Loop'));
  expect([media().video.loop, item('Loop').getAttribute('aria-checked')]).toEqual([true, 'true']);
  await userEvent.click(item('Single-key shortcuts'));
  expect(characterKeys.value).toBe(false);
  await userEvent.click(item('Keyboard shortcuts'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press elsewhere closes a menu and leaves the focus where it went', async () => {
  await withSettings();
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  await waitFor(() => { expect(screen.queryByRole('menu')).toBeNull(); });
});

test('captions: a menu of languages in their own words, with the way to their looks', async () => {
  const { api } = await playingPlayer();
  const button = await screen.findByRole('button', { name: 'Captions' });
  await userEvent.click(button);
  const items = itemsOf(screen.getByRole('menu'));
  expect(items.map((item) => item.textContent)).toEqual(['Off', 'English', 'العربية', 'Caption settings']);
  expect(document.activeElement).toBe(items[0]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(button);
  await waitFor(() => expect(api()?.player.textTracks.peek().find((track) => track.active)?.language).toBe('ar'));
});

/** A device that answers these media queries with yes. */
const onDevice = (...queries: string[]) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: queries.some((each) => query.includes(each)) }));
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) { this.open = true; };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) { this.open = false; };
};

test('on a phone a menu is a sheet from below, with a way out for fingers', async () => {
  onDevice('600px');
  const { button } = await withSettings();
  const sheet = await screen.findByRole('dialog', { name: 'Settings' });
  await act(() => userEvent.click(within(sheet).getByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a sheet is dragged away by its head, and goes back when it was not dragged far', async () => {
  onDevice('600px');
  const { button } = await withSettings();
  const sheet = await screen.findByRole('dialog', { name: 'Settings' });
  const head = sheet.firstElementChild!;
  const drag = (name: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) => fireEvent[name](head, { pointerId: 1, isPrimary: true, clientY });
  drag('pointerDown', 300);
  drag('pointerMove', 340);
  expect(sheet.style.getPropertyValue('translate')).toBe('0 40px');
  drag('pointerUp', 340);
  expect(sheet.style.getPropertyValue('translate')).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  drag('pointerDown', 300);
  drag('pointerMove', 420);
  drag('pointerUp', 420);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

test('a device that is moved by fingers alone is told nothing of keys', async () => {
  onDevice('coarse');
  const { names } = await withSettings();
  expect(names().some((name) => name.includes('shortcuts'))).toBe(false);
});
