// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { castSessions } from '../../../../../src/features/player/system/cast/cast-session.ts';
import { signalPlayer } from '../signal-player.ts';
import { castDouble } from './cast-double.ts';
import { settled } from '../../../../support/settled.ts';

function cast(urls: object = { hls: [{ url: 'https://media.test/film.m3u8?token=t' }], dash: [] }) {
  const [double, stage] = [castDouble(), signalPlayer()];
  stage.urls.value = urls;
  return { ...double, ...stage, sessions: castSessions(double.sender, 'ABCD1234', stage.player) };
}

test('the framework is told the tenant’s receiver, and the devices of the network are followed', () => {
  const { asked, become, sessions } = cast();
  expect(asked).toEqual([{ what: 'setOptions', detail: { receiverApplicationId: 'ABCD1234', autoJoinPolicy: 'origin_scoped' } }]);
  expect(sessions.facts.value.state).toBe('unavailable');
  become('NOT_CONNECTED');
  expect(sessions.facts.value).toEqual({ state: 'available', kind: 'cast', device: null });
});

test('a session is given the stream, its title and where the viewer is; this screen pauses', async () => {
  const { asked, sessions, position, start, pause } = cast();
  start();
  position.value = 31;
  sessions.start();
  await settled();
  expect(asked.slice(1)).toEqual([{ what: 'requestSession' }, { what: 'loadMedia', detail: {
    media: {
      contentId: 'https://media.test/film.m3u8?token=t', contentType: 'application/vnd.apple.mpegurl', streamType: 'BUFFERED',
      metadata: { title: 'The Paper Moon', images: [{ url: 'https://media.test/poster.jpg' }] },
    },
    autoplay: true, currentTime: 31,
  } }]);
  expect(pause).toHaveBeenCalledOnce();
  expect(sessions.facts.value).toEqual({ state: 'connected', kind: 'cast', device: 'Living room' });
});

test('a live title begins at its edge', async () => {
  const { asked, sessions, live } = cast({ hls: [], dash: [{ url: 'https://media.test/live.mpd' }] });
  live.value = true;
  sessions.start();
  await settled();
  const { detail } = asked.at(-1) as { detail: { media: object; currentTime?: number } };
  expect(detail.media).toMatchObject({ contentType: 'application/dash+xml', streamType: 'LIVE' });
  expect(detail).not.toHaveProperty('currentTime');
});

test('this screen goes on where the device was', async () => {
  const { sessions, device, seek, play } = cast();
  sessions.start();
  await settled();
  device({ currentTime: 44, isPaused: true });
  expect(sessions.paused.value).toBe(true);
  sessions.end();
  await settled();
  expect(seek).toHaveBeenCalledExactlyOnceWith(44);
  expect(play).toHaveBeenCalledOnce();
});

test.each([
  ['a title with a key of its own', { hls: [{ url: 'https://media.test/film.m3u8', drm: {} }], dash: [] }], ['nothing that is open', { hls: [], dash: [] }],
])('%s is not handed over: the session ends', async (_what, urls) => {
  const { asked, sessions } = cast(urls);
  sessions.start();
  await settled();
  expect(asked.slice(1)).toEqual([{ what: 'requestSession' }, { what: 'endCurrentSession', detail: true }]);
});

test('a device that cannot play the title gives it back', async () => {
  const { asked, sessions, refuseMedia } = cast();
  refuseMedia();
  sessions.start();
  await settled();
  expect(asked.at(-1)).toEqual({ what: 'endCurrentSession', detail: true });
  expect(sessions.facts.value.state).toBe('available');
});

test('nothing stays behind', () => {
  const { sessions, listeners } = cast();
  sessions.stop();
  expect(listeners()).toBe(0);
});
