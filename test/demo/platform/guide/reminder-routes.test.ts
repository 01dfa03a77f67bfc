import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { guideWindow } from '../../../../src/contracts/guide/guide-window.ts';
import { programmeDetails } from '../../../../src/contracts/guide/programme-details.ts';
import { reminders } from '../../../../src/contracts/guide/reminder.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 18, 12);
let platform: TestPlatform;
let guest: string;
/** Tokens do not outlive a clock that is moved. */
const member = async () => (await platform.signIn('cinema', 'member')).authorisationToken;
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });

beforeAll(async () => {
  platform = await openTestPlatform();
  await clock({ fix: noon });
  guest = (await platform.guest('cinema')).authorisationToken;
});
afterEach(() => clock({ fix: noon }));
afterAll(() => platform.close());

/** Something that begins after this moment, on the first channel that has it. */
async function programmeAfter(moment: number) {
  const query = new URLSearchParams({ from: new Date(moment).toISOString(), to: new Date(moment + 240 * minute).toISOString() });
  const { channels } = guideWindow.parse((await platform.ask({ token: (await platform.guest('cinema')).authorisationToken, path: `/api/v4/epg?${query}` })).body);
  return channels.flatMap(({ offsetMinutes = 0, programmes }) => (offsetMinutes === 0 ? programmes : [])).find(({ start }) => start > moment + 10 * minute)!;
}
const pathOf = (id: string) => `/api/v1/user/reminders/${encodeURIComponent(id)}`;
const list = async () => reminders.parse((await platform.ask({ token: await member(), path: '/api/v1/user/reminders' })).body).reminders;

test('a reminder is kept once, is due five minutes before its programme by the platform’s clock, and goes when it is over', async () => {
  const { id, start } = await programmeAfter(noon);
  for (let time = 0; time < 2; time += 1) expect((await platform.ask({ method: 'PUT', token: await member(), path: pathOf(id) })).status).toBe(200);
  expect(await list()).toMatchObject([{ programmeId: id, start, remindAt: start - 5 * minute, due: false }]);
  await clock({ fix: start - 5 * minute });
  expect(await list()).toMatchObject([{ programmeId: id, due: true }]);
  await clock({ fix: start + 24 * 60 * minute });
  expect(await list()).toEqual([]);
});

test('a reminder that is removed is gone, also twice', async () => {
  const { id } = await programmeAfter(noon + 300 * minute);
  await platform.ask({ method: 'PUT', token: await member(), path: pathOf(id) });
  for (let time = 0; time < 2; time += 1) expect((await platform.ask({ method: 'DELETE', token: await member(), path: pathOf(id) })).status).toBe(200);
  expect((await list()).map(({ programmeId }) => programmeId)).not.toContain(id);
});

test('what has begun is not told of, and what nobody has is unknown', async () => {
  const { id, start } = await programmeAfter(noon);
  await clock({ fix: start });
  const began = await platform.ask({ method: 'PUT', token: await member(), path: pathOf(id) });
  expect([began.status, (began.body as { code: string }).code]).toEqual([409, 'programme-began']);
  expect((await platform.ask({ method: 'PUT', token: await member(), path: pathOf('nothing') })).status).toBe(404);
});

test('a guest has no reminders', async () => {
  const { id } = await programmeAfter(noon);
  for (const method of ['PUT', 'DELETE'] as const) expect((await platform.ask({ method, token: guest, path: pathOf(id) })).status).toBeGreaterThanOrEqual(401);
});

test('a programme’s details have what its card shows, and say whose reminder it is', async () => {
  const { id, title } = await programmeAfter(noon);
  await platform.ask({ method: 'PUT', token: await member(), path: pathOf(id) });
  const detailsFor = async (token: string) => programmeDetails.parse((await platform.ask({ token, path: `/api/v4/epg/programmes/${encodeURIComponent(id)}` })).body);
  const told = await detailsFor(await member());
  expect(told).toMatchObject({ programme: { id, title, reminder: true }, channel: { name: expect.any(String), eventId: expect.any(String) } });
  expect(told.programme.description).toBeTruthy();
  expect(told.programme.imageUrl).toMatch(/^https?:/);
  expect((await detailsFor(guest)).programme.reminder).toBeUndefined();
  expect((await platform.ask({ token: guest, path: '/api/v4/epg/programmes/nothing' })).status).toBe(404);
});
