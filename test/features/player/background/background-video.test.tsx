import { signal } from '@preact/signals-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundVideo } from '../../../../src/features/player/background/background-video.tsx';
import type { TitleContent } from '../../../../src/store/playback/player-state.ts';
import { guest, member, type Answers } from '../../../support/fake-context.ts';
import { fakeMedia, fakePlayback, type FakeMedia } from '../../../support/fake-media.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { act, render, screen, waitFor } from '../../../support/render.tsx';
import { openHouse } from '../../../support/titles.ts';

let isSeen: (seen: boolean) => void = () => undefined;
beforeEach(() => vi.stubGlobal('IntersectionObserver', class {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) { isSeen = (seen) => tell([{ isIntersecting: seen }]); }
  observe() {}
  disconnect() {}
}));
afterEach(() => vi.unstubAllGlobals());

function show({ answers = openHouse(), viewer = guest as typeof member | typeof guest }: { answers?: Answers; viewer?: typeof member | typeof guest } = {}) {
  const runtime = fakeRuntime({ answers, viewer: viewer as typeof guest });
  let media: FakeMedia | undefined;
  const playback = fakePlayback((video) => (media ??= fakeMedia(video)).arrive());
  const told: string[] = [];
  const view = render(runtime.within(
    <BackgroundVideo playback={playback} content={signal<TitleContent>({ kind: 'vod', id: '1001' })} emit={(...[name]) => told.push(name) > 0} />,
  ));
  const box = view.container.querySelector<HTMLElement>('.fl-background')!;
  return { runtime, playback, told, box, video: box.querySelector('video')!, media: () => media };
}

test('it moves without sound, over and over, and nothing of it can be reached or heard of', async () => {
  const { playback, video, box } = show();
  await waitFor(() => expect(playback.engines).toHaveLength(1));
  await waitFor(() => expect(video.paused).toBe(false));
  expect([video.muted, video.loop, video.tabIndex, box.getAttribute('aria-hidden')]).toEqual([true, true, -1, 'true']);
  expect(box.querySelectorAll('button, input, [tabindex="0"], [role]')).toHaveLength(0);
  expect(playback.last().cap).toBe(720);
});

test('a viewer who prefers sound is given a button for it, which no other player hears of; it begins silent', async () => {
  localStorage.setItem('footlight.preferences', JSON.stringify({ videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: true }));
  const { video, box, runtime } = show();
  const button = await screen.findByRole('button', { name: 'Unmute' });
  expect([video.muted, box.getAttribute('aria-hidden'), video.getAttribute('aria-hidden')]).toEqual([true, null, 'true']);
  video.volume = 0;
  await act(async () => button.click());
  expect([video.muted, video.volume > 0]).toEqual([false, true]);
  await act(async () => screen.getByRole('button', { name: 'Mute' }).click());
  expect(video.muted).toBe(true);
  localStorage.removeItem('footlight.preferences');
  await act(async () => runtime.tell({ subject: 'profile', ids: [] }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('it rests out of view and goes on in view; what the page paused stays paused', async () => {
  const { playback, video } = show();
  await waitFor(() => expect(video.paused).toBe(false));
  await act(async () => isSeen(false));
  expect(video.paused).toBe(true);
  await act(async () => isSeen(true));
  await waitFor(() => expect(video.paused).toBe(false));
  await act(async () => video.pause());
  await act(async () => isSeen(false));
  await act(async () => isSeen(true));
  expect([video.paused, playback.engines.length]).toEqual([true, 1]);
});

test('a guest who wants none gets its poster; a preference that is changed elsewhere holds at once', async () => {
  localStorage.setItem('footlight.preferences', JSON.stringify({ videoBackgroundAutoPlay: false }));
  const { playback, box, runtime } = show();
  await waitFor(() => expect(box.querySelector('img')?.getAttribute('src')).toMatch(/^http/));
  expect(playback.engines).toHaveLength(0);
  localStorage.removeItem('footlight.preferences');
  await act(async () => runtime.tell({ subject: 'profile', ids: [] }));
  await waitFor(() => expect(playback.engines).toHaveLength(1));
});

test.each([
  ['reduced motion', () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion'), addEventListener() {}, removeEventListener() {} }))],
  ['saved data', () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })],
])('with %s it is its poster, and no stream is asked for', async (_why, ask) => {
  ask();
  const { playback, box } = show();
  await waitFor(() => expect(box.querySelector('img')?.getAttribute('src')).toMatch(/^http/));
  expect(playback.engines).toHaveLength(0);
  Reflect.deleteProperty(navigator, 'connection');
});

test('how far it came is nobody’s progress, and it begins at the beginning', async () => {
  const saved = vi.fn(() => undefined);
  const { playback, video, media } = show({ viewer: member, answers: { ...openHouse({ watchProgress: 30 }), saveWatchProgress: saved as never } });
  await waitFor(() => expect(video.paused).toBe(false));
  expect(playback.last().loads[0]?.startAt).toBe(0);
  for (let second = 1; second < 25; second += 1) media()!.advance(second);
  await act(async () => video.pause());
  expect(saved).not.toHaveBeenCalled();
});

test('ads keep it from nothing', async () => {
  const { video } = show({ answers: openHouse({ adUnits: [{ id: 'a', type: 'VAST', url: 'https://ads.test/a.xml', position: 'PRE' }] }) });
  await waitFor(() => expect(video.paused).toBe(false));
});
