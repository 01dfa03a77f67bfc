import { expect, test } from '../../support/browser-test.ts';
import type { connect } from '../../../bridge/host/connect.ts';
import { openHost } from './kit.ts';

/** @source design/bridge.md "Frames that we make": a missing permission is reported once as `degraded`, not discovered at failure */
test('a frame that is allowed nothing names it once, answers what needs a press, and plays', async ({ platform, page, browserName }) => {
  await openHost(page, platform);
  const seen = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = document.querySelector<HTMLIFrameElement>('#frame')!.src;
    document.body.append(frame);
    const { connect: open } = await import(`${new URL(frame.src).origin}/embed/bridge-host.js`) as { connect: typeof connect };
    const player = await open(frame);
    const degraded: { missing: string[] }[] = [];
    player.on('degraded', (data) => degraded.push(data));
    const codeOf = (asked: Promise<unknown>) => asked.then(() => 'done', ({ code }: { code: string }) => code);
    const code = await codeOf(player.setPictureInPicture(true));
    await player.setMuted(true);
    const { playing } = await player.play();
    await player.getState();
    player.destroy();
    return { degraded, code, playing };
  });
  expect(seen.degraded).toHaveLength(1);
  // Firefox lists no permissions; it tells in another way that a frame may not fill the screen.
  const named = browserName === 'firefox' ? ['fullscreen'] : ['autoplay', 'fullscreen', 'encrypted-media'];
  expect(seen.degraded[0]!.missing).toEqual(expect.arrayContaining(named));
  expect(seen.code).toBe('NEEDS_GESTURE');
  expect(seen.playing).toBe(true);
});
