import { describe, expect, it, vi } from 'vitest';
import { connected, offer, setUp } from '../host-page.ts';
import { settle, until } from '../../two-windows.ts';

describe('events', () => {
  it('subscribes once per event, and unsubscribes with the last listener', async () => {
    const { connection, asked, post } = await connected();
    const heard: unknown[] = [];
    const off1 = connection.on('play', (data) => heard.push(data));
    const off2 = connection.on('play', (data) => heard.push(data));
    post({ t: 'evt', n: 1, e: 'play', d: { position: 3 } });
    await settle();
    off1();
    off1();
    off2();
    post({ t: 'evt', n: 2, e: 'play', d: { position: 4 } });
    await settle();
    expect(heard).toEqual([{ position: 3 }, { position: 3 }]);
    expect(asked.map(({ m, p }) => [m, p])).toEqual([['subscribe', { events: ['play'] }], ['unsubscribe', { events: ['play'] }]]);
  });

  it('asks an older frame for nothing that it does not know', async () => {
    const { connection, asked } = await connected();
    connection.on('purchased', () => undefined);
    await settle();
    expect(asked).toEqual([]);
  });

  it('refuses to listen where the page may not observe', async () => {
    const page = setUp();
    page.welcome({ grants: { ...offer.grants, observe: false }, events: [] });
    const connection = await until(() => page.settled.connection);
    expect(() => connection.on('play', () => undefined)).toThrow(expect.objectContaining({ code: 'NOT_PERMITTED' }) as Error);
    connection.on('connection', () => undefined)();
  });

  it.each<[string, object]>([
    ['another session', { s: 'session-9876543210', n: 1 }], ['no number', {}], ['a number as text', { n: '1' }], ['half a number', { n: 0.5 }], ['zero', { n: 0 }], ['a name that is a list', { n: 1, e: ['play'] }],
  ])('an event with %s is not heard', async (_, forged) => {
    const { connection, post } = await connected();
    const listener = vi.fn();
    connection.on('play', listener);
    post({ t: 'evt', e: 'play', d: {}, ...forged });
    await settle();
    expect(listener).not.toHaveBeenCalled();
  });

  it('an event is heard once, and prototype words are nobody’s name', async () => {
    const { connection, post } = await connected();
    const listener = vi.fn();
    connection.on('play', listener);
    for (const e of ['play', 'play', '__proto__', 'constructor']) post({ t: 'evt', n: 1, e, d: {} });
    await settle();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('sees a gap and asks for the state', async () => {
    const { connection, asked, post } = await connected();
    const resync = vi.fn();
    connection.on('resync', resync);
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    post({ t: 'evt', n: 4, e: 'play', d: {} });
    const request = await until(() => asked.find(({ m }) => m === 'getState'));
    post({ t: 'res', id: request['id'], ok: true, r: { status: 'playing' } });
    await until(() => resync.mock.calls.length > 0);
    expect(resync).toHaveBeenCalledExactlyOnceWith({ status: 'playing' });
  });

  it('a listener that throws does not silence the others', async () => {
    const { connection, post } = await connected();
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const listener = vi.fn();
    connection.on('play', () => { throw new Error('the page’s own'); });
    connection.on('play', listener);
    post({ t: 'evt', n: 1, e: 'play', d: {} });
    await until(() => listener.mock.calls.length > 0);
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
