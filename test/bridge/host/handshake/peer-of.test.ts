// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { peerOf } from '../../../../bridge/host/handshake/peer-of.ts';

function frameAt(src?: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  if (src !== undefined) frame.src = src;
  return frame;
}
const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (failure) {
    return failure as { code: string; reason?: string; message: string };
  }
  return undefined;
};

afterEach(() => vi.unstubAllGlobals());

describe('where a connection leads', () => {
  it('is the origin of the frame’s own address, unless another is given', () => {
    expect(peerOf(frameAt('https://watch.example.com/frames/player?content=vod:1'), {}).origin).toBe('https://watch.example.com');
    expect(peerOf(frameAt('https://watch.example.com/'), { origin: 'https://other.example' }).origin).toBe('https://other.example');
  });

  it('stays that origin when the frame is led elsewhere', () => {
    const frame = frameAt('https://watch.example.com/');
    const peer = peerOf(frame, {});
    frame.src = 'https://evil.example/';
    expect(peer.origin).toBe('https://watch.example.com');
  });

  it.each<[string, () => HTMLIFrameElement | Window, object, string]>([
    ['a frame without an address', () => frameAt(), {}, 'BAD_ARGS'],
    ['about:blank', () => frameAt('about:blank'), {}, 'BAD_ARGS'],
    ['a data: address', () => frameAt('data:text/html,x'), {}, 'BAD_ARGS'],
    ['a javascript: address', () => frameAt('javascript:0'), {}, 'BAD_ARGS'],
    ['an origin with a path', () => frameAt(), { origin: 'https://watch.example.com/' }, 'BAD_ARGS'],
    ['an origin that is a star', () => frameAt('https://watch.example.com/'), { origin: '*' }, 'BAD_ARGS'],
    ['an origin that is null', () => frameAt('https://watch.example.com/'), { origin: 'null' }, 'BAD_ARGS'],
    ['another element', () => document.createElement('div') as unknown as HTMLIFrameElement, {}, 'PLAYER_NOT_FOUND'],
    ['nothing', () => null as unknown as Window, {}, 'PLAYER_NOT_FOUND'],
    ['a window without an origin', () => window, {}, 'BAD_ARGS'],
  ])('%s is refused', (_case, target, options, code) => {
    expect(refusal(() => peerOf(target(), options))).toMatchObject({ code });
  });

  it('a document without an origin is told so', () => {
    vi.stubGlobal('origin', 'null');
    const failure = refusal(() => peerOf(frameAt('https://watch.example.com/'), {}));
    expect(failure).toMatchObject({ code: 'NOT_PERMITTED', reason: 'opaque-origin' });
    expect(failure?.message).toContain('allow-same-origin');
  });

  it('a page that frames this one is reached by its window', () => {
    const peer = peerOf(window, { origin: 'https://watch.example.com' });
    expect([peer.window(), peer.iframe]).toEqual([window, undefined]);
  });

  it('a frame in an inner page of the same origin is heard in both windows', () => {
    const inner = document.body.appendChild(document.createElement('iframe'));
    const frame = inner.contentDocument!.createElement('iframe');
    frame.src = 'https://watch.example.com/';
    expect(peerOf(frame, {}).heardAt).toEqual([inner.contentWindow, window]);
    inner.remove();
  });
});
