// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { addMediaMembers } from '../../../../widgets/player/surface/add-media-members.ts';
import { mediaSlotOf, type MediaApi } from '../../../../widgets/player/surface/media-slot.ts';

class Player {
  content: string | undefined;
  initiallyMuted = false;
}
const settable = addMediaMembers(Player.prototype);
type Element = Player & HTMLVideoElement & { seek(to: number): Promise<void> };
const make = () => new Player() as Element;

/** A component with a video of its own. */
function component(members: object = {}) {
  const video = document.createElement('video');
  const api = { video, player: {}, play: vi.fn(async () => undefined), pause: vi.fn(), ...members } as unknown as MediaApi;
  return { video, api };
}

describe('before the component is there', () => {
  test('members answer as an empty media element does', () => {
    const element = make();
    expect([element.paused, element.volume, element.muted, element.readyState, element.networkState, element.playbackRate]).toEqual([true, 1, false, 0, 0, 1]);
    expect(element.duration).toBeNaN();
    expect(element.buffered.length).toBe(0);
    expect([element.src, element.currentSrc, element.HAVE_ENOUGH_DATA, element.NETWORK_LOADING]).toEqual(['', '', 4, 2]);
  });

  test('what is set is answered at once, and given to the component', () => {
    const element = make();
    element.muted = true;
    element.volume = 0.3;
    element.playbackRate = 1.5;
    expect([element.muted, element.volume, element.playbackRate]).toEqual([true, 0.3, 1.5]);
    const { api, video } = component({ playbackRate: 1 });
    mediaSlotOf(element).take(api);
    expect([video.muted, video.volume, Reflect.get(api, 'playbackRate')]).toEqual([true, 0.3, 1.5]);
    expect([element.muted, element.volume, element.playbackRate]).toEqual([true, 0.3, 1.5]);
  });

  test('what was not set leaves the component as it is', () => {
    const element = make();
    expect(element.muted).toBe(false);
    const { api, video } = component();
    video.muted = true;
    mediaSlotOf(element).take(api);
    expect(element.muted).toBe(true);
  });

  test.each([[2, 'IndexSizeError'], [-1, 'IndexSizeError'], ['x', 'TypeError'], [Number.NaN, 'TypeError']])('a volume of %j throws, and the last one stays', (value, name) => {
    const element = make();
    expect(() => { element.volume = value as number; }).toThrow(expect.objectContaining({ name }));
    expect(element.volume).toBe(1);
  });

  test('methods wait, one after the other', async () => {
    const element = make();
    const done = Promise.all([element.play(), Promise.resolve(element.pause())]);
    const { api } = component();
    mediaSlotOf(element).take(api);
    await done;
    expect([api.play, Reflect.get(api, 'pause')].map((method) => vi.mocked(method as () => void).mock.calls.length)).toEqual([1, 1]);
  });
});

describe('a component that does not come', () => {
  test('ends what waits for it and what is asked later, until it may come again', async () => {
    const element = make();
    const slot = mediaSlotOf(element);
    const early = element.play();
    slot.setFailure(Object.assign(new Error('gone'), { code: 'unknown-realm' }));
    await expect(early).rejects.toMatchObject({ code: 'unknown-realm' });
    await expect(element.play()).rejects.toMatchObject({ code: 'unknown-realm' });
    slot.setFailure(undefined);
    const late = element.play();
    slot.take(component().api);
    await expect(late).resolves.toBeUndefined();
  });

  test('a refused `pause()` that nobody waits for is no unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const element = make();
    void element.pause();
    mediaSlotOf(element).setFailure(new Error('gone'));
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('while the component is there', () => {
  test('members that it has are its own, the others its video’s', () => {
    const element = make();
    const { api, video } = component({ get currentTime() { return 12; } });
    Object.defineProperty(video, 'videoWidth', { value: 640 });
    mediaSlotOf(element).take(api);
    expect([element.currentTime, element.videoWidth]).toEqual([12, 640]);
    element.defaultPlaybackRate = 1.5;
    expect(video.defaultPlaybackRate).toBe(1.5);
  });

  test('`pause()` has happened when it returns', () => {
    const element = make();
    const { api } = component();
    mediaSlotOf(element).take(api);
    void element.pause();
    expect(Reflect.get(api, 'pause')).toHaveBeenCalledOnce();
  });

  test('what would start the media anew never reaches its video', () => {
    const element = make();
    const { api, video } = component();
    mediaSlotOf(element).take(api);
    Object.assign(element, { crossOrigin: 'anonymous', preload: 'none' });
    expect([video.hasAttribute('crossorigin'), video.hasAttribute('preload')]).toEqual([false, false]);
  });

  test('addresses are those of the content, never of a stream', () => {
    const element = make();
    const { api, video } = component();
    video.src = 'https://media.test/signed.m3u8?token=secret';
    mediaSlotOf(element).take(api);
    element.src = 'vod:1001';
    expect([element.content, element.src, element.currentSrc]).toEqual(['vod:1001', 'vod:1001', 'vod:1001']);
  });
});

test('a script that feels for a stream of its own finds that a player takes none', () => {
  expect(['srcObject', 'setMediaKeys', 'width', 'onencrypted'].filter((name) => name in make())).toEqual([]);
});

test('every member that can be set is adopted from an element that was not known yet', () => {
  expect(settable).toEqual(expect.arrayContaining(['currentTime', 'volume', 'muted', 'playbackRate', 'defaultMuted', 'src']));
  expect(settable).not.toContain('paused');
});
