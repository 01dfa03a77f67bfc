import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MovedRoom, RoomInvitation, WatchRoom } from '../../../../../src/contracts/playback/watch-room.ts';
import { pruneRooms } from '../../../../../demo/platform/playback/together/watch-room-store.ts';
import { readChanges } from '../../../../support/change-reader.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(() => platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } }));

const path = (code: string, rest = '') => `/api/v1/watch-rooms/${code}${rest}`;
const viewer = async (name: string) => (await platform.signIn('cinema', name)).authorisationToken;
const make = async (token: string, eventId = '2001') => (await platform.ask({ token, path: '/api/v1/watch-rooms', body: { eventId } })).body as WatchRoom;
const enter = (token: string, code: string) => platform.ask({ token, method: 'PUT', path: path(code, '/me'), body: {} });
const read = async (token: string, code: string) => (await platform.ask({ token, path: path(code) })).body as WatchRoom;
const move = async (token: string, code: string, to: object) => (await platform.ask({ token, method: 'PUT', path: path(code, '/place'), body: to })).body as MovedRoom;
const say = (token: string, code: string, phrase: string) => platform.ask({ token, path: path(code, '/phrases'), body: { phrase } });
const passes = (seconds: number) => platform.ask({ method: 'PUT', path: '/demo/clock', body: { advance: seconds * 1000 } });
const namesIn = ({ people }: WatchRoom) => people.map(({ name }) => name);

describe('a room', () => {
  test('holds who made it and who came by its code, a child too, without its name', async () => {
    const [one, child] = await Promise.all([viewer('member'), viewer('child')]);
    const { code } = await make(one);
    expect(code).toMatch(/^[b-df-hj-np-tv-xz2-9]{10}$/);
    expect(namesIn((await enter(child, code)).body as WatchRoom)).toEqual(['Maren Holt', '']);
    expect(namesIn(await read(one, code))).toEqual(['Maren Holt', '']);
    expect(((await say(child, code, 'hello')).body as WatchRoom).said).toMatchObject([{ name: '' }]);
    await platform.ask({ token: child, method: 'DELETE', path: path(code, '/me') });
    expect(namesIn(await read(one, code))).toEqual(['Maren Holt']);
  });

  test('says who invites to somebody who is not in it, and nobody in it hears of that', async () => {
    const [one, other] = await Promise.all([viewer('member'), viewer('subscriber')]);
    const { code } = await make(one);
    const invitation = async (token: string) => (await platform.ask({ token, path: path(code, '/invitation') })).body as RoomInvitation;
    const stream = await readChanges(platform.running, one);
    expect(await invitation(other)).toEqual({ code, eventId: '2001', invitedBy: 'Maren Holt', present: 1 });
    expect(namesIn(await read(one, code))).toEqual(['Maren Holt']);
    // The first that the room's maker hears is the entering.
    await enter(other, code);
    expect(await stream.until(1)).toEqual([{ subject: 'room', ids: [code] }]);
    stream.close();
    await platform.ask({ token: one, method: 'DELETE', path: path(code, '/me') });
    await platform.ask({ token: other, method: 'DELETE', path: path(code, '/me') });
    expect(await invitation(other)).toEqual({ code, eventId: '2001', present: 0 });
  });

  test('knows people by an id of its own, and tells each reader which is theirs', async () => {
    const token = await viewer('member');
    const [first, second] = [await make(token), await make(token)];
    const vid = (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString('utf8')) as { vid: string }).vid;
    expect([first.ownId, second.ownId]).toEqual([first.people[0]?.id, second.people[0]?.id]);
    expect(new Set([vid, first.ownId, second.ownId]).size).toBe(3);
    const { said } = (await say(token, first.code, 'wow')).body as WatchRoom;
    expect(said.map(({ personId }) => personId)).toEqual([first.ownId]);
  });

  test('loses whoever has been silent for half a minute, by the platform’s clock', async () => {
    const [one, other] = await Promise.all([viewer('member'), viewer('subscriber')]);
    const { code } = await make(one);
    await enter(other, code);
    await passes(20);
    await enter(one, code);
    await passes(20);
    expect(namesIn(await read(one, code))).toEqual(['Maren Holt']);
    expect(await platform.ask({ token: other, path: path(code) })).toMatchObject({ status: 409, body: { code: 'not-in-room' } });
    expect(namesIn((await enter(other, code)).body as WatchRoom)).toEqual(['Maren Holt', 'Sol Arriaga']);
  });

  test('takes the move of whoever saw it last, and answers a stale one with what is true', async () => {
    const [one, other] = await Promise.all([viewer('member'), viewer('subscriber')]);
    const { code } = await make(one);
    await enter(other, code);
    expect(await move(one, code, { revision: 0, place: 5_000, playing: true })).toMatchObject({ taken: true, room: { revision: 1, place: 5_000, playing: true } });
    expect(await move(other, code, { revision: 0, place: 9_000, playing: false })).toMatchObject({ taken: false, room: { revision: 1, place: 5_000, playing: true } });
    expect(await move(other, code, { revision: 1, place: 9_000, playing: false })).toMatchObject({ taken: true, room: { revision: 2, place: 9_000, playing: false } });
  });

  test('tells those who are in it, and nobody else', async () => {
    const [one, other, stranger] = await Promise.all([viewer('member'), viewer('subscriber'), viewer('reader')]);
    const { code } = await make(one);
    const streams = await Promise.all([one, other, stranger].map((token) => readChanges(platform.running, token)));
    await enter(other, code);
    await move(one, code, { revision: 0, place: 0, playing: true });
    const change = { subject: 'room', ids: [code] };
    expect(await Promise.all(streams.slice(0, 2).map((stream) => stream.until(2)))).toEqual([[change, change], [change, change]]);
    expect(streams[2]?.events).toEqual([]);
    streams.forEach((stream) => stream.close());
  });

  test('keeps the latest fifty phrases, and takes no other words', async () => {
    const one = await viewer('member');
    const { code } = await make(one);
    expect(await say(one, code, 'you are all …')).toMatchObject({ status: 400 });
    for (let count = 0; count < 52; count += 1) {
      if (count % 12 === 0) {
        await passes(21);
        await enter(one, code);
      }
      expect((await say(one, code, count < 2 ? 'hello' : 'wow')).status).toBe(200);
    }
    const { said } = await read(one, code);
    expect([said.length, new Set(said.map(({ phrase }) => phrase))]).toEqual([50, new Set(['wow'])]);
  });

  test('lets nobody talk without end', async () => {
    const one = await viewer('buyer');
    const { code } = await make(one);
    const statuses = [];
    for (let count = 0; count < 13; count += 1) statuses.push((await say(one, code, 'bravo')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('is gone when nobody used it for half a day', async () => {
    const { code } = await make(await viewer('member'));
    await passes(13 * 3_600);
    const token = await viewer('member');
    expect(await enter(token, code)).toMatchObject({ status: 404, body: { code: 'room-not-found' } });
    await pruneRooms(platform.running.context.db, await platform.running.context.now());
    await platform.ask({ method: 'PUT', path: '/demo/clock', body: { reset: true } });
    expect(await enter(await viewer('member'), code)).toMatchObject({ status: 404 });
  });
});

describe('who gets in', () => {
  test.each([
    ['an event that needs a licence', '2002', 403, 'access-denied'], ['no event', 'nowhere', 404, 'videoIsNotLive'], ['a film', '1001', 404, 'videoIsNotLive'], ['an event that is over', '2009', 410, 'event-over'],
  ])('makes no room of %s', async (_what, eventId, status, code) => {
    expect(await platform.ask({ token: await viewer('member'), path: '/api/v1/watch-rooms', body: { eventId } })).toMatchObject({ status, body: { code } });
  });

  test('needs the same access as the one who made the room', async () => {
    const { code } = await make(await viewer('subscriber'), '2002');
    const token = await viewer('member');
    expect(await platform.ask({ token, path: path(code, '/invitation') })).toMatchObject({ status: 403, body: { code: 'access-denied' } });
    expect(await enter(token, code)).toMatchObject({ status: 403, body: { code: 'access-denied' } });
  });

  test('is signed in', async () => {
    const { authorisationToken: token } = await platform.guest('cinema');
    expect((await platform.ask({ token, path: '/api/v1/watch-rooms', body: { eventId: '2001' } })).status).toBe(401);
  });

  test('does not get into the room of another tenant', async () => {
    const { code } = await make(await viewer('member'));
    const { authorisationToken: token } = await platform.signIn('arena', 'member');
    expect(await platform.ask({ realm: 'arena', token, method: 'PUT', path: path(code, '/me'), body: {} })).toMatchObject({ status: 404 });
  });
});
