import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type HostsUnderTest, startHosts } from './hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

const signedRoot = () => hosts.sign('/live/one/main.m3u8', hosts.now + 3_600_000).replace(/main\.m3u8$/, '');
const sequencesIn = (playlist: string) => [...playlist.matchAll(/live-(\d+)\.m4s/g)].map(([, sequence]) => Number(sequence));
const dateOfFirst = (playlist: string) => Date.parse(/PROGRAM-DATE-TIME:(\S+)/.exec(playlist)?.[1] ?? '');

test('a channel has a main playlist and one of each track, never kept', async () => {
  const root = signedRoot();
  expect((await ask(hosts, 'media', `${root}main.m3u8`)).body).toContain('v240.m3u8');
  const track = await ask(hosts, 'media', `${root}v240.m3u8`);
  expect(track.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
});

test('the window slides with the platform clock, and its dates with it', async () => {
  const root = signedRoot();
  const before = (await ask(hosts, 'media', `${root}v240.m3u8`)).body;
  hosts.now += 12_000;
  const after = (await ask(hosts, 'media', `${root}v240.m3u8`)).body;
  expect(sequencesIn(after)).toEqual(sequencesIn(before).map((sequence) => sequence + 3));
  expect(dateOfFirst(after) - dateOfFirst(before)).toBe(12_000);
  expect(before).not.toContain('ENDLIST');
});

test('the newest segment ended within the last segment length', async () => {
  const playlist = (await ask(hosts, 'media', `${signedRoot()}v240.m3u8`)).body;
  const end = dateOfFirst(playlist) + sequencesIn(playlist).length * 4000;
  expect(hosts.now - end).toBeGreaterThanOrEqual(0);
  expect(hosts.now - end).toBeLessThan(4000);
});

test('a listed segment is answered, one that is yet to come or long gone is not', async () => {
  const root = signedRoot();
  const listed = sequencesIn((await ask(hosts, 'media', `${root}v240.m3u8`)).body);
  const newest = listed.at(-1) ?? 0;
  const statusOf = async (sequence: number) => (await ask(hosts, 'media', `${root}v240/live-${sequence}.m4s`)).statusCode;
  expect(await Promise.all([newest, listed[0] ?? 0].map(statusOf))).toEqual([200, 200]);
  expect(await Promise.all([newest + 1, (listed[0] ?? 0) - 50, 0].map(statusOf))).toEqual([404, 404, 404]);
});

test.each(['v999.m3u8', 'v240/1.m4s', 'film.json', 'v240/live-x.m4s', 'v240/../film.json'])('%s is not on the channel', async (file) => {
  const answer = await ask(hosts, 'media', `${signedRoot()}${file}`);
  expect([403, 404]).toContain(answer.statusCode);
});

test('the channel stops answering when its address expires', async () => {
  const root = signedRoot();
  hosts.now += 3_600_000;
  expect((await ask(hosts, 'media', `${root}v240.m3u8`)).json<{ code: string }>().code).toBe('expired');
});
