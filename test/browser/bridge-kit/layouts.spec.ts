import { expect, test } from '../../support/browser-test.ts';
import type { connect } from '../../../bridge/host/connect.ts';
import { openHost } from './kit.ts';

type Connect = typeof connect;

/** @source design/bridge.md "Methods": setLayout; spec 1 §2.4 "Multi-view player" */
test('a page shows an event in several angles, in each layout, and in one picture again', async ({ platform, page }) => {
  await openHost(page, platform);
  const seen = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, allow: 'autoplay', id: 'angles', width: '800', height: '450' });
    document.body.append(frame);
    const { connect } = await import(`${new URL(address).origin}/embed/bridge-host.js`) as { connect: Connect };
    const player = await connect(frame);
    const told: unknown[] = [];
    player.on('layoutchange', ({ layout, layouts }) => told.push([layout, layouts.length]));
    await player.setMuted(true);
    const oneAngle = await player.setLayout('quad').then(() => 'shown', ({ code }: { code: string }) => code);
    await player.load({ kind: 'live', id: '2011', autoplay: 'muted' });
    await player.play();
    const layouts = [];
    for (const layout of ['quad', 'twoUp', 'pip', 'threeUp'] as const) layouts.push((await player.setLayout(layout)).value);
    const unknown = await player.setLayout('tenUp' as 'quad').then(() => 'shown', ({ code }: { code: string }) => code);
    const { playing } = await player.play();
    const moved = new Promise((resolve) => { player.on('timeupdate', resolve); });
    await moved;
    const angles = (await player.getState()).id;
    const film = await player.load({ kind: 'vod', id: '1001' });
    const single = new Promise<void>((resolve) => { if (told.length > 4) resolve(); else player.on('layoutchange', () => resolve()); });
    await single;
    return { oneAngle, layouts, unknown, playing, angles, film: film.id, told };
  }, platform.at('arena', '/frames/player?content=vod:1001'));
  expect(seen).toMatchObject({ oneAngle: 'UNSUPPORTED', layouts: ['quad', 'twoUp', 'pip', 'threeUp'], unknown: 'BAD_ARGS', playing: true, angles: '2011', film: '1001' });
  expect(seen.told).toEqual([['quad', 4], ['twoUp', 4], ['pip', 4], ['threeUp', 4], ['single', 0]]);
  await expect(page.frameLocator('#angles').locator('video')).toHaveCount(1);
});

test('a frame’s address asks for a layout, and its viewer’s choice is told', async ({ platform, page, browserName }) => {
  await page.goto(platform.at('partner', '/framed-player.html'));
  await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, allow: 'autoplay', id: 'angles', width: '800', height: '450' });
    document.body.prepend(frame);
    const { connect } = await import(`${new URL(address).origin}/embed/bridge-host.js`) as { connect: Connect };
    const player = await connect(frame);
    const told: string[] = [];
    player.on('layoutchange', ({ layout }) => told.push(layout));
    Object.assign(window, { told });
  }, platform.at('arena', '/frames/player?content=live:2011&layout=twoUp&autoplay=muted'));
  const angles = page.frameLocator('#angles');
  await expect(angles.locator('video')).toHaveCount(2, { timeout: 20_000 });
  const four = angles.getByRole('radio', { name: 'Four pictures' });
  // Firefox over BiDi leads neither pointer nor keys into a frame of another site.
  if (browserName === 'firefox') await four.dispatchEvent('click');
  else {
    await angles.getByRole('group').first().hover({ position: { x: 60, y: 60 }, force: true });
    await four.click();
  }
  await expect(angles.locator('video')).toHaveCount(4);
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.at(-1))).toBe('quad');
});

test('a player fills its frame, whatever the frame’s ratio, and tells the height of a whole picture', async ({ platform, page }) => {
  await openHost(page, platform);
  const told = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: address, allow: 'autoplay', id: 'low', width: '800', height: '300' });
    // A browser may leave out the drawing of a frame of another site that is out of sight, and with it what the frame observes.
    Object.assign(frame.style, { border: '0', position: 'fixed', insetBlockStart: '0', insetInlineStart: '0' });
    document.body.append(frame);
    const { connect } = await import(`${new URL(address).origin}/embed/bridge-host.js`) as { connect: Connect };
    const player = await connect(frame);
    const heights: number[] = [];
    player.on('resize', ({ height }) => heights.push(height));
    await player.setMuted(true);
    await player.load({ kind: 'vod', id: '1001', autoplay: 'muted' });
    frame.width = '640';
    await new Promise<void>((resolve) => { player.on('resize', ({ height }) => { if (height === 360) resolve(); }); });
    return heights;
  }, platform.at('arena', '/frames/player?content=vod:1001'));
  expect(told.at(-1)).toBe(360);
  const box = () => page.frameLocator('#low').locator('.fl-player').evaluate((player) => {
    const { width, height } = player.getBoundingClientRect();
    const { scrollHeight, clientWidth } = document.documentElement;
    return { width, height, scrolls: scrollHeight > innerHeight && getComputedStyle(document.documentElement).overflowY !== 'hidden', clientWidth };
  });
  await expect.poll(box).toEqual({ width: 640, height: 300, scrolls: false, clientWidth: 640 });
});
