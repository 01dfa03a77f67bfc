import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../bridge/host/connect.ts';
import { setUp } from '../host-page.ts';
import { frameOrigin, hostOrigin, hostWithFrame, ofKind, settle, until } from '../../two-windows.ts';

describe('finding the frame', () => {
  it('says hello at 0, 200, 500, 1000 and 2000 ms, to the exact origin, with one nonce', () => {
    const { hellos, frame } = setUp({ want: ['observe'], locale: 'es', direction: 'ltr', tokens: { '--footlight-a': 'red' } });
    const counts = [0, 199, 1, 300, 500, 1000, 5000].map((ms) => (vi.advanceTimersByTime(ms), hellos().length));
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5]);
    expect(new Set(hellos().map((one) => one['nonce'])).size).toBe(1);
    expect(hellos()[0]).toMatchObject({ x: 1, v: 1, want: ['observe'], locale: 'es', direction: 'ltr', tokens: { '--footlight-a': 'red' } });
    expect(frame.received.every((one) => one.origin === hostOrigin)).toBe(true);
  });

  it('tells the page’s author of a language that is none, and says hello all the same', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { hellos } = setUp({ locale: 'English please' });
    vi.advanceTimersByTime(3000);
    expect(hellos()).toHaveLength(5);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('"English please" is no language tag')]]);
    warn.mockRestore();
  });

  it('sends nothing to a frame at another origin', () => {
    const { frame } = setUp({ origin: 'https://other.example.com' });
    vi.advanceTimersByTime(3000);
    expect(frame.received).toEqual([]);
  });

  it('waits while the frame still shows its empty page', () => {
    const world = hostWithFrame();
    const postMessage = vi.fn();
    world.iframe.contentWindow = { location: { origin: 'null' }, postMessage } as unknown as Window;
    connect(world.element, { origin: frameOrigin }).catch(() => undefined);
    vi.advanceTimersByTime(11_000);
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('gives a lazy frame all its time from its first load on, however long the page is not scrolled to it', async () => {
    const world = hostWithFrame();
    const shown = world.iframe.contentWindow;
    const empty = { location: { origin: 'null' }, postMessage: () => undefined } as unknown as Window;
    Object.assign(world.iframe, { loading: 'lazy', contentWindow: empty });
    let failure: unknown;
    connect(world.element, { origin: frameOrigin }).catch((found: unknown) => (failure = found));
    vi.advanceTimersByTime(3_600_000);
    await settle();
    expect(failure).toBeUndefined();
    world.iframe.contentWindow = shown;
    world.iframe.dispatchEvent(new Event('load'));
    expect(ofKind(world.frame, 'hello')).toHaveLength(1);
    vi.advanceTimersByTime(9_999);
    await settle();
    expect(failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    await settle();
    expect(failure).toMatchObject({ code: 'HANDSHAKE_TIMEOUT' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['load', 'announce'])('begins the row of hellos again after %s', async (kind) => {
    const { hellos, iframe, say } = setUp();
    vi.advanceTimersByTime(4000);
    expect(hellos()).toHaveLength(5);
    if (kind === 'load') iframe.dispatchEvent(new Event('load'));
    else say({ x: 1, t: 'announce', v: 1 });
    await settle();
    expect(hellos()).toHaveLength(6);
    vi.advanceTimersByTime(200);
    expect(hellos()).toHaveLength(7);
  });

  it('gives up after ten seconds and leaves nothing', async () => {
    const { settled, host, iframe } = setUp();
    vi.advanceTimersByTime(9999);
    await settle();
    expect(settled.failure).toBeUndefined();
    vi.advanceTimersByTime(1);
    await settle();
    expect(settled.failure).toMatchObject({ code: 'HANDSHAKE_TIMEOUT', retryable: true });
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it('gives up sooner when asked', async () => {
    const { settled } = setUp({ timeoutMs: 50 });
    vi.advanceTimersByTime(50);
    expect(await until(() => settled.failure)).toMatchObject({ code: 'HANDSHAKE_TIMEOUT' });
  });

  it.each<[string, unknown, string, string]>([
    ['nothing instead of a frame', null, frameOrigin, 'PLAYER_NOT_FOUND'],
    ['a div', { tagName: 'DIV' }, frameOrigin, 'PLAYER_NOT_FOUND'],
    ['any origin', undefined, '*', 'BAD_ARGS'], ['an address', undefined, `${frameOrigin}/embed`, 'BAD_ARGS'], ['no origin', undefined, '', 'BAD_ARGS'], ['null', undefined, 'null', 'BAD_ARGS'],
  ])('refuses %s', async (_, element, origin, code) => {
    const target = element === undefined ? hostWithFrame().element : (element as HTMLIFrameElement);
    await expect(connect(target, { origin })).rejects.toMatchObject({ code });
  });
});
