import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenUser } from '../../../../demo/platform/identity/session/access-token.ts';
import { ChangeStreams } from '../../../../demo/platform/changes/change-streams.ts';
import { PlatformError } from '../../../../demo/platform/server/platform-error.ts';
import { settled } from '../../../support/settled.ts';
import type { ChangeFeed, PlatformChange } from '../../../../demo/platform/changes/publish-change.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const user = (sid: string): TokenUser => ({ id: 'a', loc: 'GB', rol: 'USER', isGuest: false, pro: { id: 'p', tp: 'adult' }, exp: 1, sid, vid: 'v' });

const expired = () => new PlatformError(401, 'token-expired');

/** @param guard refuses the users of streams that are over */
function open(guard: (user: TokenUser) => Promise<void> = async () => undefined) {
  let tell: (change: PlatformChange | undefined) => void = () => undefined;
  const feed: ChangeFeed = { onChange: (listener) => { tell = listener; return () => { tell = () => undefined; }; }, onWake: () => () => undefined, close: async () => undefined };
  const streams = new ChangeStreams(feed, guard);
  const add = async (sid = 's') => {
    const written: string[] = [];
    const response = Object.assign(new EventEmitter(), {
      writableLength: 0, writeHead: () => undefined, write: (text: string) => written.push(text),
      end: vi.fn(() => response.emit('close')), destroy: vi.fn(() => response.emit('close')),
    });
    await streams.add({ realm: 'cinema', user: user(sid) }, response as unknown as ServerResponse, {});
    return { response, written };
  };
  return { streams, add, tell: (change: PlatformChange | undefined) => tell(change) };
}

const live: PlatformChange = { realm: 'cinema', scope: 'everybody', subject: 'live', ids: ['2001'] };

test('a silent stream carries heartbeats', async () => {
  const { add, streams } = open();
  const { written } = await add();
  await vi.advanceTimersByTimeAsync(45_000);
  expect(written).toEqual([': open\n\n', ': heartbeat\n\n', ': heartbeat\n\n']);
  streams.close();
});

test('all streams end when changes may have been missed', async () => {
  const { add, tell, streams } = open();
  const [one, two] = [await add('one'), await add('two')];
  tell(undefined);
  expect([one.response.end.mock.calls.length, two.response.end.mock.calls.length]).toEqual([1, 1]);
  streams.close();
});

test('a reader that takes nothing is disconnected', async () => {
  const { add, tell, streams } = open();
  const { response } = await add();
  response.writableLength = 1_000_000;
  tell(live);
  await settled();
  expect(response.destroy).toHaveBeenCalledOnce();
  streams.close();
});

test('a change carries neither realm nor scope', async () => {
  const { add, tell, streams } = open();
  const { written } = await add();
  tell({ ...live, scope: { profile: 'p' } });
  tell({ ...live, scope: { profile: 'other' } });
  await settled();
  expect(written.slice(1)).toEqual(['data: {"subject":"live","ids":["2001"]}\n\n']);
  streams.close();
});

test('a closed stream counts no longer, and close ends what is open', async () => {
  const { add, streams } = open();
  const held = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(() => streams.guardLimit(user('s'))).toThrow();
  held[0]?.response.emit('close');
  expect(() => streams.guardLimit(user('s'))).not.toThrow();
  streams.close();
  expect(held[1]?.response.end).toHaveBeenCalledOnce();
});

test('a stream whose token is over ends with the next heartbeat, and the others go on', async () => {
  let isOver = false;
  const { add, streams } = open(async ({ sid }) => { if (isOver && sid === 'over') throw expired(); });
  const [over, going] = [await add('over'), await add('going')];
  await vi.advanceTimersByTimeAsync(20_000);
  isOver = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([over.written.length, over.response.end.mock.calls.length, going.written.length, going.response.end.mock.calls.length]).toEqual([2, 1, 3, 0]);
  streams.close();
});

test('a stream whose token is over by the time of its opening ends at once', async () => {
  const { add, streams } = open(async () => { throw expired(); });
  expect((await add()).response.end).toHaveBeenCalledOnce();
  streams.close();
});

test('a database that is silent ends no silent stream, and a stream that would be told something', async () => {
  let isSilent = false;
  const { add, tell, streams } = open(async () => { if (isSilent) throw new Error('no answer'); });
  const { written, response } = await add();
  isSilent = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([written.length, response.end.mock.calls.length]).toEqual([2, 0]);
  tell(live);
  await settled();
  expect([written.length, response.end.mock.calls.length]).toEqual([2, 1]);
  streams.close();
});

test('changes are told in order, however long their judgement takes', async () => {
  const judged: (() => void)[] = [];
  const { add, tell, streams } = open(() => new Promise((resolve) => { judged.push(resolve); }));
  const judge = () => { for (const resolve of judged.splice(0)) resolve(); };
  const added = add();
  judge();
  const { written } = await added;
  for (const id of ['1', '2', '3']) tell({ ...live, ids: [id] });
  await settled();
  expect(written.slice(1)).toEqual([]);
  judge();
  await settled();
  judge();
  await settled();
  expect(written.slice(1)).toEqual(['1', '2', '3'].map((id) => `data: {"subject":"live","ids":["${id}"]}\n\n`));
  streams.close();
});
