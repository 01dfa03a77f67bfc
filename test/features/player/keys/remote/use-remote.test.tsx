import { afterEach, expect, test, vi } from 'vitest';
import { act, fireEvent, screen, userEvent, waitFor } from '../../../../support/render.tsx';
import { playingPlayer } from '../../../../support/shown-player.tsx';

/** Where the controls of a television stand: the timeline above one row. */
const row = ['play-button', 'mute-button', 'volume', 'settings-button', 'fullscreen-button'];

function placeOf(element: Element): DOMRect {
  const part = element.getAttribute('part') ?? '';
  const at = row.indexOf(part);
  if (part === 'timeline') return new DOMRect(0, 400, 1000, 28);
  return at < 0 ? new DOMRect() : new DOMRect(at * 100, 440, 64, 64);
}

const focusedPart = () => document.activeElement?.getAttribute('part');
const group = () => screen.getByRole('group');
const press = (key: string, more: object = {}) => act(async () => void fireEvent.keyDown(document.activeElement!, { key, ...more }));

async function onTelevision(props: { shortcuts?: string } = { shortcuts: 'remote' }) {
  vi.stubGlobal('DOMRect', class { constructor(readonly left = 0, readonly top = 0, readonly width = 0, readonly height = 0) {} get right() { return this.left + this.width; } get bottom() { return this.top + this.height; } });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) { return placeOf(this); });
  const stage = await playingPlayer({ props });
  await screen.findByRole('button', { name: 'Settings' });
  await waitFor(() => expect(stage.view.container.querySelector('.fl-player__input')).not.toBeNull());
  group().focus();
  return stage;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without the controls the sides move the film; down brings the controls, among which arrows move the focus', async () => {
  const { api } = await onTelevision();
  await press('ArrowRight');
  await waitFor(() => expect(api()?.video.currentTime).toBe(10));
  const volume = api()?.video.volume;
  await press('ArrowDown');
  expect(focusedPart()).toBe('play-button');
  await press('ArrowRight');
  expect(focusedPart()).toBe('mute-button');
  await press('ArrowRight');
  expect(focusedPart()).toBe('volume');
  await press('ArrowUp');
  expect(focusedPart()).toBe('timeline');
  await press('ArrowLeft');
  await waitFor(() => expect(api()?.video.currentTime).toBe(0));
  await press('ArrowDown');
  expect(focusedPart()).toBe('play-button');
  await press('ArrowLeft');
  expect(focusedPart()).toBe('play-button');
  expect([api()?.video.currentTime, api()?.video.volume]).toEqual([0, volume]);
});

test('media keys work wherever the focus is, by their codes too', async () => {
  const { api, media } = await onTelevision();
  await press('Enter');
  await press('Unidentified', { keyCode: 19 });
  expect(media().video.paused).toBe(true);
  await press('Unidentified', { keyCode: 415 });
  await waitFor(() => expect(media().video.paused).toBe(false));
  await press('MediaFastForward');
  await waitFor(() => expect(api()?.video.currentTime).toBe(10));
  await press('MediaRewind');
  await waitFor(() => expect(api()?.video.currentTime).toBe(0));
  await press('MediaStop');
  expect(media().video.paused).toBe(true);
});

test('Back closes a menu, then the controls, and then is the page’s', async () => {
  await onTelevision();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  screen.getByRole('menu');
  await press('GoBack');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focusedPart()).toBe('settings-button');
  expect(fireEvent.keyDown(document.activeElement!, { key: 'XF86Back' })).toBe(false);
  await waitFor(() => expect(group().className).toContain('fl-player--idle'));
  expect(document.activeElement).toBe(group());
  expect(fireEvent.keyDown(document.activeElement!, { key: 'XF86Back' })).toBe(true);
});

for (const back of ['GoBack', 'Escape']) {
  test(`${back} closes the statistics before the controls`, async () => {
    await onTelevision();
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Playback statistics' }));
    await screen.findByRole('group', { name: 'Playback statistics' });
    screen.getByRole('button', { name: 'Settings' }).focus();
    await press(back);
    expect(screen.queryByRole('group', { name: 'Playback statistics' })).toBeNull();
    expect(focusedPart()).toBe('settings-button');
    await press(back);
    expect(focusedPart()).toBe('player');
  });
}

test('the controls go by themselves while the film plays, though one of them has the focus', async () => {
  await onTelevision();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('ArrowDown');
  expect(focusedPart()).toBe('play-button');
  await act(async () => { vi.advanceTimersByTime(5000); });
  expect(document.activeElement).toBe(group());
});

test('a device that has no pointer is a television by itself', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('any-pointer: none') }));
  await onTelevision({});
  await press('ArrowDown');
  expect(focusedPart()).toBe('play-button');
});

test('a computer without a mouse is no television once a key of its keyboard is pressed', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('any-pointer: none') }));
  const { api } = await onTelevision({});
  await press('Tab');
  screen.getByRole('button', { name: 'Settings' }).focus();
  await press('ArrowRight');
  expect(focusedPart()).toBe('settings-button');
  await waitFor(() => expect(api()?.video.currentTime).toBe(10));
});

test('elsewhere arrows stay the player’s', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { api } = await onTelevision({});
  await press('ArrowDown');
  expect(api()?.video.volume).toBeCloseTo(0.95);
});
