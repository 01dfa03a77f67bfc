// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followFullscreen, toggleFullscreen } from '../../../src/store/playback/fullscreen.ts';
import { createInternals } from '../../../src/store/playback/player-internals.ts';
import { fakeContext } from '../../support/fake-context.ts';
import { fakePlayback } from '../../support/fake-media.ts';

/** A box inside an element, as `<footlight-player>` has it. */
function setUp() {
  const element = document.createElement('div');
  const host = document.createElement('div');
  const video = document.createElement('video');
  element.attachShadow({ mode: 'open' }).append(host);
  document.body.replaceChildren(element);
  const player = createInternals(fakeContext(), fakePlayback());
  const media = { video, host };
  player.media.value = media;
  const stop = followFullscreen(player, media);
  const show = (root: Document | ShadowRoot, shown: Element | null) => {
    Object.defineProperty(root, 'fullscreenElement', { configurable: true, value: shown });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  return { element, host, video, player, stop, show, state: () => player.state.fullscreen.value };
}

afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'));

describe('the player fills the screen', () => {
  test('when its own box does, and no more when the viewer leaves by Escape', () => {
    const { element, host, show, state } = setUp();
    show(element.shadowRoot!, host);
    expect(state()).toBe(true);
    show(element.shadowRoot!, null);
    expect(state()).toBe(false);
  });

  test('when the page asked it of the element, and its button leads out again', async () => {
    const { element, player, show, state } = setUp();
    const exit = vi.fn(async () => undefined);
    Object.assign(document, { exitFullscreen: exit });
    show(document, element);
    expect(state()).toBe(true);
    await toggleFullscreen(player);
    expect(exit).toHaveBeenCalledOnce();
  });

  test('a second press leads out, although the document has not told of it yet', async () => {
    const { element, player, host, state } = setUp();
    const [enter, exit] = [vi.fn(), vi.fn(async () => undefined)];
    Object.assign(host, { requestFullscreen: enter });
    Object.assign(document, { exitFullscreen: exit });
    for (const [root, shown] of [[document, element], [element.shadowRoot!, host]] as const) Object.defineProperty(root, 'fullscreenElement', { configurable: true, value: shown });
    expect(state()).toBe(false);
    await toggleFullscreen(player);
    expect([enter, exit].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  test('not when something else of the page does', () => {
    const { show, state } = setUp();
    show(document, document.body);
    expect(state()).toBe(false);
  });

  test('when a phone shows its video alone, which its button ends too', async () => {
    const { player, host, video, state } = setUp();
    const [enter, exit] = [vi.fn(), vi.fn()];
    Object.assign(host, { requestFullscreen: undefined });
    Object.assign(video, { webkitEnterFullscreen: enter, webkitExitFullscreen: exit });
    await toggleFullscreen(player);
    expect(enter).toHaveBeenCalledOnce();
    video.dispatchEvent(new Event('webkitbeginfullscreen'));
    expect(state()).toBe(true);
    await toggleFullscreen(player);
    expect(exit).toHaveBeenCalledOnce();
    video.dispatchEvent(new Event('webkitendfullscreen'));
    expect(state()).toBe(false);
  });

  test('and nothing is told any more when it has gone', () => {
    const { element, host, stop, show, state } = setUp();
    stop();
    show(element.shadowRoot!, host);
    expect(state()).toBe(false);
  });
});
