import { signal } from '@preact/signals-core';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaybackDetails } from '../../../../src/contracts/playback/playback-details.ts';
import { AdjacentButtons } from '../../../../src/features/player/episodes/adjacent-buttons.tsx';
import { AudioFace } from '../../../../src/features/player/episodes/audio-face.tsx';
import { NextCard } from '../../../../src/features/player/episodes/next-card.tsx';
import { ResumeNotice } from '../../../../src/features/player/episodes/resume-notice.tsx';
import { TrailerBar } from '../../../../src/features/player/episodes/trailer-bar.tsx';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import type { LatePartProps } from '../../../../src/features/player/late/late-part.ts';
import { member } from '../../../support/fake-context.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { itemOf } from '../../../support/items.ts';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { ofNewerPlatform } from '../../../support/recorded-answers/given-answers.ts';
import { recorded } from '../../../support/recorded-answers/recorded-answer.ts';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../../support/render.tsx';
import { filmAnswer, openHouse, streamAnswer } from '../../../support/titles.ts';

const around = ofNewerPlatform({ precedingVods: [itemOf({ id: '5200', title: 'Before' })], followingVods: [itemOf({ id: '5202', title: 'High water' })] });
const init = recorded('readInit', 'visitor: first start');

/** One part of a player that has opened a film of a minute. */
async function show(Part: ComponentType<LatePartProps>, { facts = {}, startAt, autoAdvance = true, playlistId }: { facts?: Partial<PlaybackDetails>; startAt?: number; autoAdvance?: boolean; playlistId?: string } = {}) {
  const film = ofNewerPlatform({ ...filmAnswer(), skipMarkers: [], ...facts });
  const { player, media } = playerStage({ answers: { ...openHouse(), readVodPlayback: film, readTrailerStreams: ofNewerPlatform({ ...streamAnswer('trailer') }) } });
  const runtime = fakeRuntime({ viewer: member, answers: { readAdjacentVods: around, readInit: ofNewerPlatform({ ...init, preferences: { ...init.preferences, autoAdvance } }) } });
  const led: string[] = [];
  const box = document.createElement('div');
  await player.open({ kind: 'vod', id: '1001', ...(playlistId && { playlistId }) }, { startAt });
  await act(async () => media.arrive());
  const shared = createPlayerScreen();
  const draw = () => render(runtime.within(<Part player={player} emit={() => true} onMenu={() => undefined} video={media.video} box={box} lead={({ id, playlistId: list }) => led.push(list ? `${id} in ${list}` : id)} screen={shared} given={{} as never} parts={() => null} />));
  const at = (seconds: number) => act(async () => media.advance(seconds));
  return { player, media, led, box, runtime, shared, draw, at };
}

afterEach(() => {
  disposePlayers();
  vi.useRealTimers();
});

test('near the end the next episode is counted down, and then it plays', async () => {
  const { led, draw, at } = await show(NextCard);
  draw();
  await at(44);
  expect(screen.queryByRole('region')).toBeNull();
  await at(46);
  await screen.findByText('Up next in 14 s');
  screen.getByText('High water');
  await at(59);
  await screen.findByText('Up next in 1 s');
  expect(led).toEqual([]);
  await at(60);
  await waitFor(() => expect(led).toEqual(['5202']));
});

test('a cancelled card stays away, by its button and by Escape, and nothing begins by itself', async () => {
  const { led, draw, at } = await show(NextCard);
  draw();
  await at(50);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Play now' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  await at(60);
  expect(led).toEqual([]);
});

test('a viewer who does not want the next one by itself gets a card without a countdown', async () => {
  const { led, draw, at } = await show(NextCard, { autoAdvance: false });
  draw();
  await at(50);
  await screen.findByText('Up next');
  await at(60);
  expect(led).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  expect(led).toEqual(['5202']);
});

test('buttons lead to the title before and after, and so does what keys and the system ask for', async () => {
  const { led, shared, draw } = await show(AdjacentButtons);
  const { unmount } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Next title: High water' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous title: Before' }));
  // Told after the buttons are drawn.
  const { next, previous } = await waitFor(() => {
    expect(shared.neighbours.value).toEqual({ next: expect.any(Function), previous: expect.any(Function) });
    return shared.neighbours.value;
  });
  next?.();
  previous?.();
  expect(led).toEqual(['5202', '5200', '5202', '5200']);
  unmount();
  await waitFor(() => expect(shared.neighbours.value).toEqual({}));
});

/** What takes the place of a title. */
const spot = { type: 'POST', index: 1, count: 1, duration: 8, paused: signal(false), skip: signal(undefined), play: () => Promise.resolve(), pause: () => undefined } as const;

test('ads after the title play before the next one begins', async () => {
  const { player, media, led, draw, at } = await show(NextCard);
  const showAd = player.joinAds(() => Promise.resolve());
  draw();
  await at(59);
  await screen.findByText('Up next in 1 s');
  await act(async () => {
    media.end();
    // Whoever follows the end finds its ads some microtasks later.
    await Promise.resolve().then(() => showAd(spot));
  });
  await act(() => new Promise((done) => { setTimeout(done); }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(led).toEqual([]);
  await act(async () => showAd(undefined));
  await waitFor(() => expect(led).toEqual(['5202']));
});

test('a card that was sent away stays away after the ads, and the focus stays in the player', async () => {
  const { player, media, led, box, draw, at } = await show(NextCard);
  box.tabIndex = -1;
  document.body.append(box);
  const showAd = player.joinAds(() => Promise.resolve());
  const view = draw();
  await at(50);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(box);
  view.unmount();
  await act(async () => { media.end(); showAd(spot); });
  await act(async () => showAd(undefined));
  draw();
  await act(() => new Promise((done) => { setTimeout(done); }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(led).toEqual([]);
  box.remove();
});

test('a title of a playlist leads on in it', async () => {
  const { led, runtime, draw } = await show(AdjacentButtons, { playlistId: '4001' });
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Next title: High water' }));
  expect(led).toEqual(['5202 in 4001']);
  expect(runtime.context.inputsOf('readAdjacentVods')).toEqual([{ id: '1001', size: 5, playlistId: '4001' }]);
});

test('a title that goes on says where, leads back to its beginning, and goes by itself', async () => {
  const { player, media, draw } = await show(ResumeNotice, { facts: { watchProgress: 21 } });
  await act(async () => { media.arrive(); await player.seek(21); });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const view = draw();
  expect(screen.getByRole('status').textContent).toBe('Resumed at \u20660:21\u2069Start over');
  await act(async () => { screen.getByRole('button', { name: 'Start over' }).click(); });
  expect(media.video.currentTime).toBe(0);
  expect(screen.queryByRole('status')).toBeNull();
  view.unmount();
  await act(() => player.seek(21));
  draw();
  await act(async () => { vi.advanceTimersByTime(10_000); });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a title that was asked to begin elsewhere says nothing', async () => {
  const { draw } = await show(ResumeNotice, { facts: { watchProgress: 21 }, startAt: 0 });
  draw();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a trailer is called one, and its end leads back to the title', async () => {
  const { player, draw } = await show(TrailerBar, { facts: { trailers: [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED' }] } });
  await player.openTrailer('1001');
  draw();
  screen.getByText('Trailer');
  await act(async () => { screen.getByRole('button', { name: 'Close the trailer' }).click(); });
  await waitFor(() => expect(player.content.value).toEqual({ kind: 'vod', id: '1001' }));
});

test('a title without pictures shows its artwork and its name', async () => {
  const { draw } = await show(AudioFace, { facts: { audioOnly: true } });
  const { container } = draw();
  expect(container.querySelectorAll('img')).toHaveLength(2);
  screen.getByText('The Paper Moon');
});
