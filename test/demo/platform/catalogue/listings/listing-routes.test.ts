import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

interface Listed { id: string; startDate?: string; live?: boolean }
interface Body { events: Listed[]; groups: { id: string; items: Listed[]; moreDataAvailable: boolean }[]; history: Listed[]; paging: { moreDataAvailable: boolean; lastSeen?: string }; totalPages: number }

async function ask(realm: 'arena' | 'cinema', path: string, token?: string): Promise<{ status: number; body: Body }> {
  return await platform.ask({ realm, token: token ?? (await platform.guest(realm)).authorisationToken, path }) as never;
}

test.each(['arena', 'cinema'] as const)('%s: what is on air is live, what is to come is not, and nothing is both', async (realm) => {
  const { body: { events: live } } = await ask(realm, '/api/v1/event/live?rpp=50');
  const { body: { events: upcoming } } = await ask(realm, '/api/v1/event/upcoming');
  expect(live.length).toBeGreaterThan(3);
  expect(live.every((event) => event.live)).toBe(true);
  expect(upcoming.some((event) => event.live)).toBe(false);
  expect(upcoming.map(({ startDate }) => startDate)).toEqual(upcoming.map(({ startDate }) => startDate).toSorted());
  expect(live.filter(({ id }) => upcoming.some((other) => other.id === id))).toEqual([]);
});

test('pages of events are counted from one', async () => {
  const { body: first } = await ask('arena', '/api/v1/event/live?rpp=2');
  const { body: second } = await ask('arena', '/api/v1/event/live?rpp=2&p=2');
  expect([first.events.length, second.events.length]).toEqual([2, 2]);
  expect(new Set([...first.events, ...second.events].map(({ id }) => id)).size).toBe(4);
  expect(first.totalPages).toBeGreaterThanOrEqual(3);
  expect((await ask('arena', '/api/v1/event/live?p=0')).status).toBe(400);
});

test('the schedule goes on day by day, each event once', async () => {
  const seen: string[] = [];
  const days: string[] = [];
  for (let lastSeen = '', more = true; more;) {
    const { body } = await ask('cinema', `/api/v1/view/schedule?timezone=Europe/London&groupsPerPage=1&itemsPerGroup=50${lastSeen && `&lastSeen=${lastSeen}`}`);
    seen.push(...body.groups.flatMap(({ items }) => items.map(({ id }) => id)));
    days.push(...body.groups.map(({ id }) => id));
    more = body.paging.moreDataAvailable;
    lastSeen = body.paging.lastSeen ?? '';
  }
  expect(days).toEqual(days.toSorted());
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a day that is named is whole, what is still on since yesterday included', async () => {
  const { body: { groups: [today] } } = await ask('arena', '/api/v1/view/schedule?timezone=Pacific/Kiritimati&itemsPerGroup=2');
  const { body: { groups: [whole] } } = await ask('arena', `/api/v1/view/schedule?timezone=Pacific/Kiritimati&itemsPerGroup=50&groupsPerPage=1&from=${today!.id}`);
  expect(whole!.id).toBe(today!.id);
  expect(whole!.items.length).toBeGreaterThan(2);
});

test('releases are premieres to come', async () => {
  const { body: { groups } } = await ask('arena', '/api/v1/view/releases?timezone=Europe/Madrid&groupsPerPage=31');
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['1951', '1959']));
});

test('zones and days that do not exist are refused', async () => {
  expect(await ask('arena', '/api/v1/view/schedule?timezone=Nowhere')).toMatchObject({ status: 400, body: { details: { field: 'timezone' } } });
  expect(await ask('arena', '/api/v1/view/schedule?timezone=UTC&from=tomorrow')).toMatchObject({ status: 400, body: { details: { field: 'from' } } });
});

test('only members have a history, and it is their own', async () => {
  expect((await ask('arena', '/api/v1/user/history')).status).toBe(401);
  const tokenOf = async (name: string) => (await platform.signIn('arena', name)).authorisationToken;
  expect((await ask('arena', '/api/v1/user/history', await tokenOf('resume'))).body.history.map(({ id }) => id)).toEqual(['1001', '1007', '1020']);
  expect((await ask('arena', '/api/v1/user/history', await tokenOf('member'))).body.history).toEqual([]);
});
