// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createPlayer } from '../../../src/store/playback/player.ts';
import { fakeContext, guest, member, refusal } from '../../support/fake-context.ts';
import { fakeMedia, fakePlayback } from '../../support/fake-media.ts';
import { openHouse } from '../../support/titles.ts';

async function watching(options: Parameters<typeof fakeContext>[0] = {}) {
  const context = fakeContext({ answers: openHouse(), viewer: member, ...options });
  const media = fakeMedia();
  const player = createPlayer(context, fakePlayback(() => media.arrive()));
  const detach = player.attach(media.video, document.body);
  await player.open({ kind: 'vod', id: '1001' });
  await player.play();
  const watch = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) media.advance(second);
  };
  return { context, media, player, detach, watch, saved: () => context.inputsOf('saveWatchProgress') };
}

test('every ten seconds watched are kept', async () => {
  const { watch, saved } = await watching();
  watch(1, 9);
  expect(saved()).toEqual([]);
  watch(10, 21);
  expect(saved()).toEqual([{ id: '1001', position: 10, duration: 60 }, { id: '1001', position: 20, duration: 60 }]);
});

test('a jump is not watching', async () => {
  const { media, watch, saved } = await watching();
  watch(1, 5);
  media.advance(40);
  watch(41, 44);
  expect(saved()).toEqual([]);
});

test.each([
  ['a pause', ({ player }: Awaited<ReturnType<typeof watching>>) => player.pause()],
  ['leaving the page', () => void window.dispatchEvent(new Event('pagehide'))],
  ['the element going away', ({ detach }: Awaited<ReturnType<typeof watching>>) => detach()],
])('%s keeps what was watched, once', async (_case, leave) => {
  const stage = await watching();
  stage.watch(1, 5);
  leave(stage);
  leave(stage);
  expect(stage.saved()).toEqual([{ id: '1001', position: 5, duration: 60 }]);
});

test('a guest leaves no trace', async () => {
  const { watch, player, saved } = await watching({ viewer: guest });
  watch(1, 30);
  player.pause();
  expect(saved()).toEqual([]);
});

test('a save that fails is nobody’s trouble, and the next one is made', async () => {
  const { watch, player, saved } = await watching({ answers: { ...openHouse(), saveWatchProgress: () => { throw refusal('saveWatchProgress', 500); } } });
  watch(1, 20);
  expect(saved()).toHaveLength(2);
  expect(player.status.value).toBe('playing');
});
