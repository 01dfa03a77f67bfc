import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type HostsUnderTest, startHosts } from './hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

const soon = () => hosts.now + 60_000;

test('a signed playlist is answered to any page, with its timing', async () => {
  const answer = await ask(hosts, 'media', hosts.sign('/film/main.m3u8', soon()));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*', 'timing-allow-origin': '*', 'content-type': 'application/vnd.apple.mpegurl', 'accept-ranges': 'bytes',
  });
});

test('what lies under the signed folder is answered too, so relative addresses work', async () => {
  const root = hosts.sign('/film/main.m3u8', soon()).replace(/main\.m3u8$/, '');
  expect((await ask(hosts, 'media', `${root}720p/seg-1.m4s`)).body).toBe('0123456789');
});

test('a player may ask for some bytes', async () => {
  const address = hosts.sign('/film/720p/seg-1.m4s', soon());
  const some = await ask(hosts, 'media', address, { range: 'bytes=2-4' });
  expect([some.statusCode, some.body, some.headers['content-range'], some.headers['content-length']]).toEqual([206, '234', 'bytes 2-4/10', '3']);
  expect((await ask(hosts, 'media', address, { range: 'bytes=40-' })).statusCode).toBe(416);
});

test('HEAD tells the length and sends nothing', async () => {
  const answer = await hosts.app.inject({ method: 'HEAD', url: hosts.sign('/film/720p/seg-1.m4s', soon()), headers: { host: 'media.localhost:4000' } });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', '']);
});

test('an expired address is refused by the platform clock', async () => {
  const address = hosts.sign('/film/main.m3u8', hosts.now + 1000);
  expect((await ask(hosts, 'media', address)).statusCode).toBe(200);
  hosts.now += 1000;
  const answer = await ask(hosts, 'media', address);
  expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['access-control-allow-origin']]).toEqual([403, 'expired', '*']);
});

test.each([
  ['another folder', (address: string) => address.replace('/film/', '/clips/one/')],
  ['a later expiry', (address: string) => address.replace(/\/s\/(\d)/, (_all, digit: string) => `/s/${Number(digit) + 1}`)],
  ['a changed signature', (address: string) => address.replace(/\.(.)/, (_all, letter: string) => `.${letter === 'A' ? 'B' : 'A'}`)],
  ['no signature', () => '/s/film/main.m3u8'],
])('%s is refused', async (_name, alter) => {
  const answer = await ask(hosts, 'media', alter(hosts.sign('/film/main.m3u8', soon())));
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'altered']);
});

test.each([
  ['climbing out', '../make/script.ts'], ['climbing out, encoded', '%2e%2e/make/script.ts'], ['climbing out, half encoded', '..%2fmake%2fscript.ts'],
  ['a hidden file', '.hidden'], ['a link that leads out', 'linked.m4s'], ['a folder', '720p'], ['backslashes', '..\\make\\script.ts'], ['a nul byte', 'main.m3u8%00'],
])('%s finds nothing', async (_name, file) => {
  const root = hosts.sign('/film/main.m3u8', soon()).replace(/main\.m3u8$/, '');
  const answer = await ask(hosts, 'media', `${root}${file}`);
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('outside');
});

test('only films and clips are media, whatever is signed', async () => {
  expect((await ask(hosts, 'media', hosts.sign('/make/script.ts', soon()))).statusCode).toBe(404);
});
