import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenUser } from '../../../../demo/platform/identity/session/access-token.ts';
import { ChangeStreams } from '../../../../demo/platform/changes/change-streams.ts';
import type { ChangeFeed, PlatformChange } from '../../../../demo/platform/changes/publish-change.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const user = (sid: string): TokenUser => ({ id: 'a', loc: 'GB', rol: 'USER', isGuest: false, pro: { id: 'p', tp: 'adult' }, exp: 1, sid, vid: 'v' });

function open() {
  let tell: (change: PlatformChange | undefined) => void = () => undefined;
  const feed: ChangeFeed = { onChange: (listener) => { tell = listener; return () => { tell = () => undefined; }; }, onWake: () => () => undefined, close: async () => undefined };
  const streams = new ChangeStreams(feed);
  const add = (sid = 's') => {
    const written: string[] = [];
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0, writeHead: () => undefined, write: (text: string) => written.push(text),
      end: vi.fn(() => response.emit('close')), destroy: vi.fn(() => response.emit('close')),
    });
    streams.add({ realm: 'cinema', user: user(sid) }, response as unknown as ServerResponse, {});
    return { response, written };
  };
  return { streams, add, tell: (change: PlatformChange | undefined) => tell(change) };
}

const live: PlatformChange = { realm: 'cinema', scope: 'everybody', subject: 'live', ids: ['2001'] };

test('a silent stream carries heartbeats', () => {
  const { add, streams } = open();
  const { written } = add();
  vi.advanceTimersByTime(45_000);
  expect(written).toEqual([': open\n\n', ': heartbeat\n\n', ': heartbeat\n\n']);
  streams.close();
});

test('all streams end when changes may have been missed', () => {
  const { add, tell, streams } = open();
  const [one, two] = [add('one'), add('two')];
  tell(undefined);
  expect([one.response.end.mock.calls.length, two.response.end.mock.calls.length]).toEqual([1, 1]);
  streams.close();
});

test('a reader that takes nothing is disconnected', () => {
  const { add, tell, streams } = open();
  const { response } = add();
  response.writableLength = 1_000_000;
  tell(live);
  expect(response.destroy).toHaveBeenCalledOnce();
  streams.close();
});

test('a change carries neither realm nor scope', () => {
  const { add, tell, streams } = open();
  const { written } = add();
  tell({ ...live, scope: { profile: 'p' } });
  tell({ ...live, scope: { profile: 'other' } });
  expect(written.slice(1)).toEqual(['data: {"subject":"live","ids":["2001"]}\n\n']);
  streams.close();
});

test('a closed stream counts no longer, and close ends what is open', () => {
  const { add, streams } = open();
  const held = Array.from({ length: 6 }, () => add());
  expect(() => streams.guardLimit(user('s'))).toThrow();
  held[0]?.response.emit('close');
  expect(() => streams.guardLimit(user('s'))).not.toThrow();
  streams.close();
  expect(held[1]?.response.end).toHaveBeenCalledOnce();
});
