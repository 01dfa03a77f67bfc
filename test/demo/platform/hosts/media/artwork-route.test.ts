import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type HostsUnderTest, startHosts } from '../hosts-under-test.ts';

let hosts: HostsUnderTest;
beforeAll(async () => { hosts = await startHosts(); });
afterAll(() => hosts.close());

test('a picture is drawn, kept for ever, and may do nothing but show itself', async () => {
  const answer = await ask(hosts, 'media', '/art/poster/football/1003.svg');
  expect(answer.body.startsWith('<svg ')).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'", 'access-control-allow-origin': '*',
  });
});

test('the same address is the same picture, another one is another', async () => {
  const [first, again, other] = await Promise.all(['1', '1', '2'].map((seed) => ask(hosts, 'media', `/art/landscape/drama/${seed}.svg`)));
  expect(again?.body).toBe(first?.body);
  expect(other?.body).not.toBe(first?.body);
});

test('a channel mark carries its letters when they are few', async () => {
  expect((await ask(hosts, 'media', '/art/logo/HB/12.svg')).body).toContain('>HB</text>');
  expect((await ask(hosts, 'media', '/art/logo/entertainment/12.svg')).body).not.toContain('</text>');
});

test.each(['/art/poster/football/1003.png', '/art/billboard/football/1.svg', '/art/constructor/football/1.svg', '/art/poster/%3Cscript%3E/1.svg', '/art/logo/%22%3E/1.svg', '/art/poster/football/..%2f1.svg'])('%s is no picture', async (path) => {
  const answer = await ask(hosts, 'media', path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
