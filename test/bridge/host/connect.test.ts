import { describe, expect, it, vi } from 'vitest';
import { connected, setUp } from './host-page.ts';
import { settle, until } from '../two-windows.ts';

describe('destroy', () => {
  it('leaves no listener, timer or port, says bye, and may run twice', async () => {
    const { connection, host, iframe, asked, post } = await connected();
    const listener = vi.fn();
    const off = connection.on('play', listener);
    const answer = connection.play();
    answer.catch(() => undefined);
    connection.destroy();
    connection.destroy();
    off();
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED' });
    await expect(connection.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
    expect(() => connection.on('play', listener)).toThrow(expect.objectContaining({ code: 'DISCONNECTED' }) as Error);
    await until(() => asked.some(({ t }) => t === 'bye'));
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    await settle();
    expect(listener).not.toHaveBeenCalled();
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});

describe('an AbortSignal', () => {
  it('that is aborted before refuses at once', async () => {
    const { settled, frame } = setUp({ signal: AbortSignal.abort() });
    expect(await until(() => settled.failure)).toMatchObject({ code: 'ABORTED', retryable: false });
    expect(frame.received).toEqual([]);
  });

  it('ends the handshake and leaves nothing', async () => {
    const caller = new AbortController();
    const { settled, host, iframe } = setUp({ signal: caller.signal });
    caller.abort();
    expect(await until(() => settled.failure)).toMatchObject({ code: 'ABORTED' });
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });

  it('ends the connection', async () => {
    const caller = new AbortController();
    const { connection, host, iframe, asked } = await connected({ signal: caller.signal });
    caller.abort();
    await until(() => asked.some(({ t }) => t === 'bye'));
    await expect(connection.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
    expect([host.listenerCount(), iframe.listenerCount(), vi.getTimerCount()]).toEqual([0, 0, 0]);
  });
});
