import { signal } from '@preact/signals-core';
import { afterEach, expect, test } from 'vitest';
import { setCharacterKeys } from '../../../../src/features/player/keys/viewer-keys.ts';
import { itemOf } from '../../../support/items.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { act, fireEvent, screen, waitFor } from '../../../support/render.tsx';
import { filmAnswer, openHouse } from '../../../support/titles.ts';
import { playingPlayer, type PlayerOptions } from '../../../support/shown-player.tsx';

afterEach(() => {
  setCharacterKeys(true);
  document.body.replaceChildren();
});

const group = () => screen.getByRole('group');

/** A player that plays, whose keys have arrived. */
async function withKeys(options?: PlayerOptions) {
  const stage = await playingPlayer(options);
  await waitFor(() => expect(stage.view.container.querySelector('.fl-player__input')).not.toBeNull());
  return stage;
}

/** Presses a key there. @returns whether the player took it */
const press = (key: string, on: Element = group(), more: object = {}) => !fireEvent.keyDown(on, { key, ...more });

test('every key of the checklist does what it says', async () => {
  const { api, media, playback } = await withKeys();
  const at = (seconds: number) => waitFor(() => expect(api()?.video.currentTime).toBeCloseTo(seconds, 3));
  press('l');
  await at(10);
  press('ArrowRight');
  await at(20);
  press('j');
  await at(10);
  press('ArrowLeft');
  await at(0);
  press('5');
  await at(30);
  press('End');
  await at(60);
  press('Home');
  await at(0);
  press('ArrowDown');
  expect(api()?.video.volume).toBeCloseTo(0.95);
  press('m');
  expect(api()?.video.muted).toBe(true);
  press('ArrowUp');
  expect([api()?.video.volume, api()?.video.muted]).toEqual([1, false]);
  press('>');
  expect(playback.last().rates.at(-1)).toBe(1.25);
  press('c');
  await waitFor(() => expect(api()?.player.textTracks.peek().find((track) => track.active)?.language).toBe('en'));
  press('c');
  await waitFor(() => expect(api()?.player.textTracks.peek().some((track) => track.active)).toBe(false));
  expect(press('.')).toBe(false);
  press('k');
  expect(media().video.paused).toBe(true);
  press('.');
  await at(0.04);
  press(',');
  await at(0);
  press('MediaPlayPause');
  await waitFor(() => expect(media().video.paused).toBe(false));
  press('MediaStop');
  expect(media().video.paused).toBe(true);
});

test('a held key goes on moving, but plays and pauses once', async () => {
  const { api, media } = await withKeys();
  press('l');
  press('l', group(), { repeat: true });
  await waitFor(() => expect(api()?.video.currentTime).toBe(20));
  press('k');
  press('k', group(), { repeat: true });
  expect(media().video.paused).toBe(true);
});

test('a key that speech, a modifier, a field, a menu or a slider means is not taken', async () => {
  const { api } = await withKeys();
  expect(press('l', document.body)).toBe(false);
  expect(press('l', group(), { ctrlKey: true })).toBe(false);
  expect(press('ArrowUp', screen.getByRole('slider', { name: 'Volume' }))).toBe(false);
  expect(press(' ', screen.getByRole('button', { name: 'Pause' }))).toBe(false);
  const field = group().appendChild(document.createElement('input'));
  expect(press('l', field)).toBe(false);
  const menu = group().appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  expect(press('m', menu)).toBe(false);
  await act(async () => undefined);
  expect([api()?.video.currentTime, api()?.video.volume]).toEqual([0, 1]);
  expect(press('l', screen.getByRole('slider', { name: 'Volume' }))).toBe(true);
});

test('viewers who switch single keys off keep the space bar and the arrows', async () => {
  const { api, media } = await withKeys();
  act(() => setCharacterKeys(false));
  expect(localStorage.getItem('footlight.player.character-keys')).toBe('off');
  expect(press('k')).toBe(false);
  expect(press(' ')).toBe(true);
  expect(media().video.paused).toBe(true);
  press('ArrowRight');
  await waitFor(() => expect(api()?.video.currentTime).toBe(10));
});

test('a page’s own keys replace the usual ones, and `off` leaves none', async () => {
  const { media, view } = await withKeys({ props: { shortcuts: '{"toggle-play": "p"}' } });
  expect(press('k')).toBe(false);
  expect(press('p')).toBe(true);
  expect(media().video.paused).toBe(true);
  view.unmount();
  await withKeys({ props: { shortcuts: 'off' } });
  expect([press(' '), press('l'), press('ArrowLeft')]).toEqual([false, false, false]);
});

test('on a page that stands for the title keys work everywhere, but the page scrolls by its own', async () => {
  const { api, media } = await withKeys({ props: { pageKeys: true } });
  expect(press(' ', document.body)).toBe(true);
  expect(media().video.paused).toBe(true);
  expect(press('ArrowRight', document.body)).toBe(true);
  await waitFor(() => expect(api()?.video.currentTime).toBe(10));
  expect([press('ArrowDown', document.body), press('Home', document.body)]).toEqual([false, false]);
  const field = document.body.appendChild(document.createElement('textarea'));
  const button = document.body.appendChild(document.createElement('button'));
  expect([press('k', field), press(' ', button), press('k', button)]).toEqual([false, false, true]);
});

test('the neighbours of a title are two keys away, and nothing happens without them', async () => {
  const { media } = await withKeys();
  expect(press('N', group(), { code: 'KeyN', shiftKey: true })).toBe(false);
  expect(media().video.paused).toBe(false);
});

test('the neighbours of an episode are led to by their keys', async () => {
  const led: string[] = [];
  const around = ofNewerPlatform({ precedingVods: [itemOf({ id: '5200' })], followingVods: [itemOf({ id: '5202' })] });
  const episode = ofNewerPlatform({ ...filmAnswer(), type: 'SEASON_VOD' as const, episodeInformation: { episodeNumber: 1, seasonNumber: 1 } });
  await withKeys({ answers: { ...openHouse(), readVodPlayback: episode, readAdjacentVods: around }, props: { onTitle: ({ id }) => led.push(id) } });
  await screen.findByRole('button', { name: /^Next title/ });
  // Keys follow the buttons by a frame.
  await waitFor(() => {
    press('N', group(), { code: 'KeyN', shiftKey: true });
    expect(led).toEqual(['5202']);
  });
  press('P', group(), { code: 'KeyP', shiftKey: true });
  expect(led).toEqual(['5202', '5200']);
});

test('what a key did is shown for a moment and said once, and not where a slider says it itself', async () => {
  const { view } = await withKeys();
  const pulse = () => view.container.querySelector('[part=pulse]');
  const said = () => screen.getAllByRole('status').map((node) => node.textContent).join('');
  group().focus();
  press('l');
  await waitFor(() => expect(pulse()?.textContent).toBe('10 s'));
  expect(pulse()?.getAttribute('aria-hidden')).toBe('true');
  await waitFor(() => expect(said()).toBe('10 seconds'));
  await waitFor(() => expect(pulse()).toBeNull());
  press('m');
  await waitFor(() => expect(said()).toBe('Sound off'));
  screen.getByRole('slider', { name: 'Position' }).focus();
  press('l', screen.getByRole('slider', { name: 'Position' }));
  await waitFor(() => expect(pulse()).not.toBeNull());
  await waitFor(() => expect(pulse()).toBeNull());
  expect(said()).toBe('Sound off');
});

test('the theatre is a key where the page has one', async () => {
  const theatre = signal(false);
  await withKeys({ props: { theatre } });
  expect(press('t')).toBe(true);
  expect(theatre.value).toBe(true);
});
