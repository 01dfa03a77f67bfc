import { describe, expect, it, vi } from 'vitest';
import { connected } from './host-page.ts';
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
