import { expect, it, vi } from 'vitest';
import { connected } from './host-page.ts';
import { until } from '../two-windows.ts';

/** A host page whose browser lets a frame be as large as the screen, or does not. */
async function page(request: () => Promise<void>) {
  const world = await connected();
  const { iframe, host, connection } = world;
  const asked = vi.fn(request);
  Object.assign(iframe, { requestFullscreen: asked });
  const change = (element: unknown) => {
    host.document.fullscreenElement = element;
    host.dispatchEvent(new Event('fullscreenchange'));
  };
  const told: unknown[] = [];
  connection.on('fullscreenchange', (data) => told.push(data));
  return { ...world, fullscreenAsked: asked, change, told };
}

it('is asked of the frame’s element at once, inside the page’s own click', async () => {
  const { connection, fullscreenAsked, asked } = await page(() => Promise.resolve());
  const answer = connection.setFullscreen(true);
  expect(fullscreenAsked).toHaveBeenCalledOnce();
  expect(await answer).toEqual({ value: true });
  expect(asked.some(({ m }) => m === 'setFullscreen')).toBe(false);
});

it('is told when it begins and ends, and left by the page', async () => {
  const { connection, change, iframe, host, told } = await page(() => Promise.resolve());
  change(iframe);
  change(iframe);
  host.document.exitFullscreen = vi.fn(() => Promise.resolve());
  expect(await connection.setFullscreen(false)).toEqual({ value: false });
  expect(host.document.exitFullscreen).toHaveBeenCalledOnce();
  change(null);
  expect(told).toEqual([{ fullscreen: true }, { fullscreen: false }]);
});

it('without a press is refused by name', async () => {
  const { connection } = await page(() => Promise.reject(new TypeError('Permissions check failed')));
  await expect(connection.setFullscreen(true)).rejects.toMatchObject({ code: 'NEEDS_GESTURE', retryable: true });
});

it('is unsupported where the browser has none', async () => {
  const { connection, host } = await page(() => Promise.resolve());
  host.document.fullscreenEnabled = false;
  await expect(connection.setFullscreen(true)).rejects.toMatchObject({ code: 'UNSUPPORTED' });
});

it('that the player itself has is left by asking the frame', async () => {
  const { connection, asked } = await page(() => Promise.resolve());
  connection.setFullscreen(false).catch(() => undefined);
  expect(await until(() => asked.find(({ m }) => m === 'setFullscreen'))).toMatchObject({ p: { value: false } });
});
