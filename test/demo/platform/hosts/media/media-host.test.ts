import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type HostsUnderTest, startHosts } from '../hosts-under-test.ts';

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

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['lines=0-1', 200, '0123456789', undefined],
])('of ten bytes, %s is answered with %i and %s', async (range, status, body, contentRange) => {
  const answer = await ask(hosts, 'media', hosts.sign('/film/720p/seg-1.m4s', soon()), { range });
  expect([answer.statusCode, answer.body, answer.headers['content-range'], answer.headers['content-length']]).toEqual([status, body, contentRange, String(body.length)]);
});

test.each(['bytes=10-', 'bytes=40-', 'bytes=-0', 'bytes=5-2'])('%s means none of ten bytes', async (range) => {
  const answer = await ask(hosts, 'media', hosts.sign('/film/720p/seg-1.m4s', soon()), { range });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([416, '*']);
});

test('a file that a browser still holds is not sent again', async () => {
  const address = hosts.sign('/film/720p/seg-1.m4s', soon());
  const { headers } = await ask(hosts, 'media', address);
  const byTag = await ask(hosts, 'media', address, { 'if-none-match': String(headers.etag) });
  const byDate = await ask(hosts, 'media', address, { 'if-modified-since': String(headers['last-modified']) });
  expect([byTag, byDate].map((answer) => [answer.statusCode, answer.body])).toEqual([[304, ''], [304, '']]);
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
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('secret');
  expect(answer.body).not.toContain('outside');
});

test('only films and clips are media, whatever is signed', async () => {
  expect((await ask(hosts, 'media', hosts.sign('/make/script.ts', soon()))).statusCode).toBe(404);
});
