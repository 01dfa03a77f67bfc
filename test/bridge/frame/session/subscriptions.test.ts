import { describe, expect, it, vi } from 'vitest';
import { settle } from '../../two-windows.ts';
import { open } from '../open-session.ts';

describe('events', () => {
  const told = (answers: Record<string, unknown>[]) => answers.filter((one) => one['t'] === 'evt').map(({ n, e, d }) => [n, e, d]);

  it('numbers what it sends, pushes some, and sends the rest to those who asked', async () => {
    const { session, answers, ask } = open();
    session.emit('play', { position: 0 });
    session.emit('resize', { height: 100 });
    await ask('subscribe', { events: ['play', 'ended'] });
    session.emit('play', { position: 1 });
    await ask('unsubscribe', { events: ['play'] });
    session.emit('play', { position: 2 });
    session.emit('changed', { subject: 'favourites', ids: ['1'] });
    await settle();
    expect(told(answers)).toEqual([[1, 'resize', { height: 100 }], [2, 'play', { position: 1 }], [3, 'changed', { subject: 'favourites', ids: ['1'] }]]);
  });

  it('tells a page that may not observe nothing at all', async () => {
    const { session, answers } = open({}, { grants: { observe: false } });
    session.emit('sessionchange', { who: 'guest' });
    session.emit('resize', { height: 1 });
    await settle();
    expect(answers).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['resize', { height: -1 }], ['resize', { height: Infinity }], ['sessionchange', { who: 'admin' }], ['changed', { subject: 'my tokens', ids: [] }], ['changed', { subject: 7, ids: [] }],
    ['changed', { subject: 'favourites', ids: [1] }], ['signedin', {}], ['purchased', { licenceIds: 'all' }], ['error', { code: 'x' }], ['ready', null],
    ['purchased', { licenceIds: Array.from({ length: 1000 }, () => 'i'.repeat(100)) }],
  ])('%s with wrong data stays in the frame and leaves no gap', async (name, data) => {
    const { session, answers, counters } = open();
    session.emit(name as 'resize', data);
    session.emit('resize', { height: 5 });
    await settle();
    expect(told(answers)).toEqual([[1, 'resize', { height: 5 }]]);
    expect(counters.read()['bad-event']).toBe(1);
  });

  it.each<[string, number | undefined, boolean, number]>([['4 a second by itself', undefined, false, 4], ['10 when asked', 10, false, 10], ['1 when asked', 1, false, 1], ['1 when hidden', 10, true, 1]])(
    'timeupdate comes %s', async (_, hz, hidden, perSecond) => {
      const { session, answers, ask } = open({}, { hidden });
      await ask('subscribe', { events: ['timeupdate'], hz });
      for (let ms = 0; ms < 4000; ms += 20) {
        session.emit('timeupdate', { position: ms / 1000, duration: 60 });
        vi.advanceTimersByTime(20);
      }
      await settle();
      const count = told(answers).length;
      expect(count).toBeGreaterThanOrEqual(4 * perSecond - 1);
      expect(count).toBeLessThanOrEqual(4 * perSecond + 1);
    });

  it('keeps the newest position when it coalesces, and no timer when nobody listens', async () => {
    const { session, answers, ask } = open();
    await ask('subscribe', { events: ['timeupdate'] });
    for (const position of [1, 2, 3, 4]) session.emit('timeupdate', { position, duration: 60 });
    vi.advanceTimersByTime(250);
    await settle();
    expect(told(answers)).toEqual([[1, 'timeupdate', { position: 1, duration: 60 }], [2, 'timeupdate', { position: 4, duration: 60 }]]);
    session.emit('timeupdate', { position: 5, duration: 60 });
    await ask('unsubscribe', { events: ['timeupdate'] });
    expect(vi.getTimerCount()).toBe(0);
  });
});
