import { afterEach, expect, test, vi } from 'vitest';
import { act, screen, userEvent, within } from '../../../support/render.tsx';
import { playingPlayer } from '../../../support/shown-player.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function withStats() {
  const stage = await playingPlayer();
  await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Playback statistics' }));
  const panel = await screen.findByRole('group', { name: 'Playback statistics' });
  const stat = (key: string) => panel.querySelector(`[data-stat="${key}"] bdi`)?.textContent;
  return { ...stage, panel, stat };
}

test('the gear leads to what the engine measures, which holds no address and is announced to nobody', async () => {
  const { panel, stat } = await withStats();
  expect([stat('statsContent'), stat('statsEngine'), stat('quality'), stat('statsBandwidth'), stat('statsCodecs')])
    .toEqual(['vod:1001', 'hls.js · HLS', '360p · 0.8 Mbit/s · auto', '8.4 Mbit/s', 'avc1.4d401f · mp4a.40.2']);
  expect(panel.textContent).not.toMatch(/https?:|token/i);
  expect(panel.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  expect(panel.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});

test('it can be copied, and says so in its own name', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  const { panel } = await withStats();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await userEvent.click(within(panel).getByRole('button', { name: 'Copy' }));
  await within(panel).findByRole('button', { name: 'Copied' });
  expect(writeText.mock.calls[0]![0]).toMatch(/^Title: vod:1001\nPlayer: hls\.js · HLS\n/);
});

test('a browser that copies nothing is told of', async () => {
  const { panel } = await withStats();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => { throw new DOMException('no', 'NotAllowedError'); } } });
  await userEvent.click(within(panel).getByRole('button', { name: 'Copy' }));
  await within(panel).findByRole('button', { name: 'Not copied' });
});

test('Escape closes it while the player has the focus, after a menu that is open', async () => {
  const { panel } = await withStats();
  const gear = screen.getByRole('button', { name: 'Settings' });
  await userEvent.click(gear);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('menu'), panel.isConnected]).toEqual([null, true]);
  await act(async () => gear.focus());
  await userEvent.keyboard('{Escape}');
  expect(panel.isConnected).toBe(false);
});

test('a key opens and closes it', async () => {
  await playingPlayer();
  const gear = await screen.findByRole('button', { name: 'Settings' });
  await act(async () => gear.focus());
  await userEvent.keyboard('{Shift>}S{/Shift}');
  await screen.findByRole('group', { name: 'Playback statistics' });
  await userEvent.keyboard('{Shift>}S{/Shift}');
  expect(screen.queryByRole('group', { name: 'Playback statistics' })).toBeNull();
});
