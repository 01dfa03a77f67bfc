import { describe, expect, it, vi } from 'vitest';
import { connected } from '../host-page.ts';
import { frameOrigin, settle, until } from '../../two-windows.ts';

describe('the frame goes away and comes back', () => {
  it('pings only while somebody waits, and a silent frame is a lost frame', async () => {
    const { connection, asked } = await connected();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect(asked).toEqual([]);
    const answer = connection.call('readHome', {}, { timeoutMs: 600_000 });
    answer.catch(() => undefined);
    const told = vi.fn();
    connection.on('connection', told);
    vi.advanceTimersByTime(15_000);
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED', retryable: true });
    await settle();
    expect(asked.filter(({ t }) => t === 'ping')).toHaveLength(2);
    expect(told).toHaveBeenCalledExactlyOnceWith({ connected: false });
    expect(connection.connected).toBe(false);
  });

  it('a frame that answers its pings is kept', async () => {
    const { connection, asked, post } = await connected();
    connection.on('resize', () => undefined);
    for (let i = 1; i <= 10; i += 1) {
      vi.advanceTimersByTime(5000);
      await until(() => asked.filter(({ t }) => t === 'ping').length === i);
      post({ t: 'pong' });
      await settle();
    }
    expect(connection.connected).toBe(true);
  });

  it.each(['bye', 'announce', 'load without an answer'])('%s ends what is pending, and a new welcome brings it back', async (how) => {
    const page = await connected();
    const { connection } = page;
    const resync = vi.fn();
    const state: boolean[] = [];
    connection.on('resync', resync);
    connection.on('play', () => undefined);
    connection.on('connection', (now) => state.push(now.connected));
    const answer = connection.play();
    answer.catch(() => undefined);
    const before = page.hellos().at(-1)?.['nonce'];
    if (how === 'bye') page.post({ t: 'bye' });
    else if (how === 'announce') page.say({ x: 1, t: 'announce', v: 1 });
    else {
      page.iframe.dispatchEvent(new Event('load'));
      vi.advanceTimersByTime(2000);
    }
    await expect(answer).rejects.toMatchObject({ code: 'DISCONNECTED' });
    await expect(connection.pause()).rejects.toMatchObject({ code: 'DISCONNECTED' });
    expect(page.hellos().at(-1)?.['nonce']).not.toBe(before);
    const again = page.welcome({ state: { status: 'ready' } });
    await until(() => connection.connected);
    await settle();
    expect(state).toEqual([false, true]);
    expect(resync).toHaveBeenCalledExactlyOnceWith({ status: 'ready' });
    expect(again.asked.map(({ m, p }) => [m, p])).toEqual([['subscribe', { events: ['play'] }]]);
  });

  it('a load of the document that is already connected changes nothing', async () => {
    const { connection, iframe, asked, post } = await connected();
    iframe.dispatchEvent(new Event('load'));
    await until(() => asked.find(({ t }) => t === 'ping'));
    post({ t: 'pong' });
    await settle();
    vi.advanceTimersByTime(4000);
    expect(connection.connected).toBe(true);
  });

  it('a frame that went to another site gets nothing and is given up, until it is back', async () => {
    const page = await connected();
    page.post({ t: 'bye' });
    await until(() => !page.connection.connected);
    page.frame.origin = 'https://evil.example';
    const heard = page.frame.received.length;
    page.welcome({}, { origin: 'https://evil.example' });
    vi.advanceTimersByTime(20_000);
    await settle();
    expect(page.frame.received).toHaveLength(heard);
    expect(page.connection.connected).toBe(false);
    page.frame.origin = frameOrigin;
    page.iframe.dispatchEvent(new Event('load'));
    page.welcome();
    await until(() => page.connection.connected);
  });
});
