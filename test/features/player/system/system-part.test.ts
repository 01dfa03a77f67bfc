// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { resumeWhenSeen } from '../../../../src/features/player/system/page-visibility.ts';
import { remoteScreenOf } from '../../../../src/features/player/system/remote-screen.ts';
import { keepAwake } from '../../../../src/features/player/system/wake-lock.ts';
import { signalPlayer } from './signal-player.ts';
import { settled } from '../../../support/settled.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.restoreAllMocks();
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the wake lock', () => {
  function awake() {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => ({ release }));
    const stage = signalPlayer();
    stops.push(keepAwake(stage.player, { request } as unknown as WakeLock));
    return { ...stage, request, release };
  }

  test('is held while pictures play, and let go with a pause', async () => {
    const { start, paused, request, release } = awake();
    expect(request).not.toHaveBeenCalled();
    start();
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    paused.value = true;
    await settled();
    expect(release).toHaveBeenCalledOnce();
  });

  test('is asked for again when the page is seen again', async () => {
    const { start, request } = awake();
    start();
    show('hidden');
    show('visible');
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('is not asked for where there is only sound', () => {
    const { start, item, request } = awake();
    item.value = { audioOnly: true };
    start();
    expect(request).not.toHaveBeenCalled();
  });

  test('a frame that was not given it does not ask', () => {
    const allowed = vi.fn(() => false);
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: allowed } });
    const { start, request } = awake();
    start();
    Reflect.deleteProperty(document, 'featurePolicy');
    expect([allowed.mock.calls, request.mock.calls]).toEqual([[['screen-wake-lock']], []]);
  });

  test('a browser that refuses it changes nothing', async () => {
    const stage = signalPlayer();
    stops.push(keepAwake(stage.player, { request: async () => { throw new DOMException('no', 'NotAllowedError'); } } as unknown as WakeLock));
    stage.start();
    stage.paused.value = true;
    await settled();
  });
});

describe('a page that is hidden', () => {
  function hidden() {
    const [stage, video] = [signalPlayer(), document.createElement('video')];
    stops.push(resumeWhenSeen(stage.player, video));
    return { ...stage, video };
  }

  test('plays on when it is seen, where the browser paused for it', () => {
    const { video, play } = hidden();
    show('hidden');
    video.dispatchEvent(new Event('pause'));
    show('visible');
    expect(play).toHaveBeenCalledOnce();
  });

  test('stays paused where the viewer paused before or later', () => {
    const { video, play } = hidden();
    video.dispatchEvent(new Event('pause'));
    show('hidden');
    show('visible');
    const now = vi.spyOn(performance, 'now');
    now.mockReturnValue(0);
    show('hidden');
    now.mockReturnValue(5000);
    video.dispatchEvent(new Event('pause'));
    show('visible');
    expect(play).not.toHaveBeenCalled();
  });
});

describe('another screen', () => {
  test('AirPlay: known when the browser has found one, chosen by the browser’s own list', () => {
    const picker = vi.fn();
    const video = Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: picker, webkitCurrentPlaybackTargetIsWireless: false });
    const screen = remoteScreenOf(video)!;
    stops.push(screen.stop);
    expect(screen.facts.value.state).toBe('unavailable');
    video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' }));
    expect(screen.facts.value).toEqual({ state: 'available', kind: 'airplay', device: null });
    screen.prompt();
    expect(picker).toHaveBeenCalledOnce();
    video.webkitCurrentPlaybackTargetIsWireless = true;
    video.dispatchEvent(new Event('webkitcurrentplaybacktargetiswirelesschanged'));
    expect(screen.facts.value.state).toBe('connected');
  });

  test('remote playback: follows what the browser sees and does', async () => {
    let tell: (available: boolean) => void = () => undefined;
    const remote = Object.assign(new EventTarget(), { state: 'disconnected', watchAvailability: vi.fn(async (listener: typeof tell) => { tell = listener; return 1; }), cancelWatchAvailability: vi.fn(async () => undefined), prompt: vi.fn(async () => undefined) });
    const screen = remoteScreenOf(Object.assign(document.createElement('video'), { remote }) as unknown as HTMLVideoElement)!;
    tell(true);
    expect(screen.facts.value).toEqual({ state: 'available', kind: 'remote', device: null });
    screen.prompt();
    remote.state = 'connected';
    remote.dispatchEvent(new Event('connect'));
    expect([screen.facts.value.state, remote.prompt.mock.calls.length]).toEqual(['connected', 1]);
    screen.stop();
    expect(remote.cancelWatchAvailability).toHaveBeenCalledOnce();
  });

  test('is nowhere for a browser that knows none, and for a page that forbids it', () => {
    const video = document.createElement('video');
    expect(remoteScreenOf(video)).toBeUndefined();
    expect(remoteScreenOf(Object.assign(video, { disableRemotePlayback: true, webkitShowPlaybackTargetPicker: () => undefined }))).toBeUndefined();
  });
});
