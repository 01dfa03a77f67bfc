import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type Question, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  ({ authorisationToken: token } = await platform.signIn('cinema', 'member'));
});
afterAll(() => platform.close());

const report = (payload: string, host = 'cinema') => platform.running.app.inject({
  method: 'POST', url: '/csp-report', headers: { host: `${host}.localhost:${platform.running.port}`, 'content-type': 'application/csp-report' }, payload,
});

test.each<[string, Question]>([
  ['a path', { path: '/api/v4/vod/10%0001' }],
  ['a query', { path: '/api/v1/view?type=home&id=ho%00me' }],
  ['a body', { path: '/api/v2/login', body: { id: 'a\0b', secret: 'x' } }],
  ['half a character in a body', { path: '/api/v2/login', body: { id: '\uD800', secret: 'x' } }],
  ['a switch', { path: '/demo/charges?account=%00' }],
  ['a fault that is cleared', { method: 'DELETE', path: '/demo/faults?call=%00' }],
  ['a tenant’s settings', { path: '/realm-settings/%00' }],
  ['a stream', { host: 'media.localhost', path: '/s/1.x/live/a/%00' }],
])('NUL in %s is a bad request', async (_where, question) => {
  const answer = await platform.ask({ token, ...question });
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('an address that cannot be decoded is a bad request in the contract’s shape', async () => {
  expect(await platform.ask({ path: '/api/%E0%A4%A' })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', messages: [expect.any(String)] } });
});

test.each(['null', '"text"', '{"a":"\\u0000"}', '{"a":"\\ud800"}', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'broken \0'])('the report %j is kept as the start of its text', async (payload) => {
  await platform.ask({ method: 'DELETE', host: 'cinema.localhost', path: '/demo/reports' });
  expect((await report(payload)).statusCode).toBe(204);
  expect((await platform.ask({ host: 'cinema.localhost', path: '/demo/reports' })).body).toMatchObject({ reports: [{ body: { unreadable: expect.any(String) } }] });
});

test('another site’s page neither reads nor clears the reports', async () => {
  await report('{"csp-report":{}}');
  for (const origin of [platform.running.context.origins.evil, 'null', platform.running.context.origins.partner]) {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await platform.ask({ method, host: 'cinema.localhost', path: '/demo/reports', headers: { origin } })).status).toBe(403);
    }
  }
  const own = { host: 'cinema.localhost', headers: { origin: `http://cinema.localhost:${platform.running.port}` } };
  expect((await platform.ask({ ...own, method: 'DELETE', path: '/demo/reports' })).status).toBe(204);
});

test.each([{ fix: 9e15 }, { fix: '1999-12-31T00:00:00Z' }, { set: '2100-01-01T00:00:00Z' }, { advance: 9e14 }])('the clock refuses %j and goes on', async (body) => {
  expect((await platform.ask({ method: 'PUT', path: '/demo/clock', body })).status).toBe(400);
  expect((await platform.ask({ path: '/api/v1/init/' })).status).toBe(200);
});

test.each([['a call', { path: '/api/v1/init/' }], ['a refused call', { path: '/api/v1/user/account' }], ['a call that is none', { path: '/api/v9/nothing' }], ['the settings', { path: '/realm-settings/arena' }]])('%s is read as what it says it is', async (_what, question) => {
  expect((await platform.ask(question)).headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-type': expect.stringContaining('application/json') });
});

/** A proxy may go by the first name, and the server behind it by the second. */
test.each([['two hosts', 'Host: api.localhost\r\nHost: evil.localhost\r\n', 400], ['one host', 'Host: api.localhost\r\n', 200]])('a request that names %s', async (_how, hosts, status) => {
  const socket = connect(platform.running.port, '127.0.0.1');
  socket.write(`GET /api/v1/init/ HTTP/1.1\r\n${hosts}realm: cinema\r\nx-api-key: cinema-public-key\r\nx-app-var: test\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
