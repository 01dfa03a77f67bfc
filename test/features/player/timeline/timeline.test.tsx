import { afterEach, expect, test, vi } from 'vitest';
import { SideFiles } from '../../../../src/features/player/timeline/side-files.tsx';
import { TimelineDetails } from '../../../../src/features/player/timeline/timeline-details.tsx';
import { createPlayerScreen } from '../../../../src/features/player/player-screen.ts';
import { Timeline } from '../../../../src/features/player/timeline/timeline.tsx';
import { timelineOf } from '../../../../src/store/playback/timeline/timeline-state.ts';
import { fakeRuntime } from '../../../support/fake-runtime.tsx';
import { disposePlayers, playerStage } from '../../../support/player-stage.ts';
import { act, fireEvent, render, screen, userEvent, waitFor } from '../../../support/render.tsx';

const chapters = [{ title: 'Harbour', start: 0, end: 20, percent: 0 }, { title: 'Storm', start: 20, end: 60, percent: 33 }];
const thumbnails = [
  { start: 0, end: 30, url: 'https://media.test/sheet.jpg', region: { x: 160, y: 90, width: 160, height: 90 } },
  { start: 30, end: 60, url: 'https://media.test/late.jpg' },
];

/** The timeline of a film of a minute, 300 pixels wide, in a player of 600. */
async function show() {
  // The title's own files of chapters and pictures do not come here.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { player, media } = playerStage();
  await player.open({ kind: 'vod', id: '1001' });
  const told: unknown[] = [];
  const box = Object.defineProperty(document.createElement('div'), 'clientWidth', { value: 600 });
  const props = { player, emit: (...event: unknown[]) => told.push(event) > 0, onMenu: () => undefined, lead: () => undefined, video: media.video, box, screen: createPlayerScreen(), given: {} as never, parts: () => null };
  const view = render(fakeRuntime().within(<><Timeline player={player} parts={(place) => place === 'rail' && <TimelineDetails {...props} />} /><SideFiles {...props} /></>));
  await waitFor(() => expect(player.duration.value).toBe(60));
  await act(async () => timelineOf(player).set({ chapters, thumbnails, adOffsets: [40] }));
  const slider = screen.getByRole('slider', { name: 'Position' });
  slider.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  slider.setPointerCapture = () => undefined;
  const part = (name: string) => [...view.container.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  return { player, media, slider, view, told, part, preview: () => part('preview')[0]?.textContent };
}

afterEach(() => {
  disposePlayers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the moment under a pointer is previewed: chapter, picture from a sheet, time; and goes with the pointer', async () => {
  const { slider, part, preview } = await show();
  fireEvent.pointerMove(slider, { clientX: 150 });
  expect(preview()).toBe('Harbour0:10');
  const picture = part('preview')[0]!.querySelector('img')!;
  expect([picture.getAttribute('src'), picture.style.transform]).toEqual(['https://media.test/sheet.jpg', 'scale(0.95) translate(-160px, -90px)']);
  expect(part('preview')[0]!.style.getPropertyValue('--fl-preview')).toBe('152px');
  expect(part('chapter').map((chapter) => chapter.className.includes('--pointed'))).toEqual([true, false]);

  fireEvent.pointerMove(slider, { clientX: 300 });
  expect(preview()).toBe('AdStorm0:40');
  const other = part('preview')[0]!.querySelector('img')!;
  expect([other.getAttribute('src'), other.style.transform]).toEqual(['https://media.test/late.jpg', '']);
  fireEvent.error(other);
  expect(part('preview')[0]!.querySelector('img')).toBeNull();
  fireEvent.pointerLeave(slider);
  expect(preview()).toBeUndefined();
});

test('a drag previews where it is and seeks where it ends; another button than the first one does not drag', async () => {
  const { slider, player, preview } = await show();
  fireEvent.pointerDown(slider, { clientX: 350, button: 2 });
  fireEvent.pointerUp(slider, { clientX: 350 });
  expect(player.position.value).toBe(0);
  fireEvent.pointerDown(slider, { clientX: 150, button: 0 });
  fireEvent.pointerMove(slider, { clientX: 700 });
  expect(preview()).toBe('Storm1:00');
  expect(slider.getAttribute('aria-valuenow')).toBe('60');
  expect(player.position.value).toBe(0);
  fireEvent.pointerMove(slider, { clientX: 250 });
  fireEvent.pointerUp(slider, { clientX: 250 });
  await waitFor(() => expect(player.position.value).toBe(30));
});

test('keys move by ten seconds and by a minute, to both ends, and preview where they lead; the chapter is spoken', async () => {
  const { slider, player, preview } = await show();
  await userEvent.tab();
  expect(document.activeElement).toBe(slider);
  const moves: [key: string, seconds: number][] = [['{ArrowRight}', 10], ['{ArrowUp}', 20], ['{ArrowLeft}', 10], ['{ArrowDown}', 0], ['{PageUp}', 60], ['{PageDown}', 0], ['{End}', 60], ['{Home}', 0], ['{ArrowRight}{ArrowRight}{ArrowRight}', 30]];
  for (const [key, seconds] of moves) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(player.position.value).toBe(seconds));
  }
  await waitFor(() => expect(slider.getAttribute('aria-valuetext')).toBe('30 seconds of 1 minute, chapter Storm'));
  await waitFor(() => expect(preview()).toBe('Storm0:30'));
  await userEvent.tab();
  expect(preview()).toBeUndefined();
});

test('the bar shows what was loaded, each chapter and each mark in its place, from left to right in every language', async () => {
  const { view, part, slider } = await show();
  expect(slider.dir).toBe('ltr');
  const places = (elements: Iterable<HTMLElement>) => [...elements].map(({ style }) => [style.getPropertyValue('--fl-from'), style.getPropertyValue('--fl-to')].map(Number));
  expect(places(view.container.querySelectorAll<HTMLElement>('.fl-player__buffered'))).toEqual([[0, 1]]);
  expect(places(part('chapter'))).toEqual([[0, 20 / 60], [20 / 60, 1]]);
  expect(places(part('mark-ad'))).toEqual([[40 / 60, 40 / 60]]);
});

test('the page is told which chapter plays, once for each', async () => {
  const { told, media } = await show();
  for (const seconds of [5, 12, 25, 30]) await act(async () => media.advance(seconds));
  expect(told).toEqual([
    ['chapter-change', { chapter: { title: 'Harbour', start: 0, end: 20 }, index: 0 }],
    ['chapter-change', { chapter: { title: 'Storm', start: 20, end: 60 }, index: 1 }],
  ]);
});
