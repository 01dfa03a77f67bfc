import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const summary = { realm: 'arena', content: 'vod:1001', playId: 'p1', engine: 'hls', startupMs: 640, errors: [{ code: 'network', fatal: false }] };
const beacon = async (body: string, headers: Record<string, string> = {}) => (await platform.running.app.inject({
  method: 'POST', url: '/api/v1/qoe', payload: body, headers: { host: `arena.localhost:${platform.running.port}`, 'content-type': 'text/plain;charset=UTF-8', ...headers },
})).statusCode;
const kept = async () => ((await platform.ask({ path: '/demo/qoe' })).body as { summaries: { summary: typeof summary }[] }).summaries;

test('a beacon of a tenant\'s page or of its partner\'s is kept, as text or as JSON, without a preflight', async () => {
  expect(await beacon(JSON.stringify(summary))).toBe(204);
  expect(await beacon(JSON.stringify({ ...summary, playId: 'p2' }), { origin: `http://partner.localhost:${platform.running.port}` })).toBe(204);
  expect(await beacon(JSON.stringify({ ...summary, playId: 'p3' }), { 'content-type': 'application/json' })).toBe(204);
  expect((await kept()).slice(0, 3).map((each) => each.summary.playId)).toEqual(['p3', 'p2', 'p1']);
});

test('what is no summary, too long, of a stranger or of no tenant is refused', async () => {
  const before = (await kept()).length;
  const at = (body: object, headers?: Record<string, string>) => beacon(JSON.stringify(body), headers);
  expect(await beacon('not JSON')).toBe(400);
  expect(await at({ ...summary, playId: 7 })).toBe(400);
  expect(await at({ ...summary, playId: 'x'.repeat(9_000) })).toBe(413);
  expect(await at({ ...summary, realm: 'nowhere' })).toBe(404);
  expect(await at(summary, { origin: `http://evil.localhost:${platform.running.port}` })).toBe(403);
  expect(await kept()).toHaveLength(before);
});

test('long text is cut', async () => {
  expect(await beacon(JSON.stringify({ ...summary, content: 'y'.repeat(4_000) }))).toBe(204);
  expect((await kept())[0]?.summary.content).toHaveLength(200);
});
