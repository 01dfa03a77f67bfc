import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEventEpoch } from '../../../../demo/platform/catalogue/event-epoch.ts';
import { publishChange } from '../../../../demo/platform/changes/publish-change.ts';
import { jobs } from '../../../../demo/platform/db/tables/job-tables.ts';
import { refreshTokens, sessionFamilies } from '../../../../demo/platform/db/tables/identity/session-tables.ts';
import { policyReports } from '../../../../demo/platform/db/tables/switch-tables.ts';
import { createScheduler } from '../../../../demo/platform/jobs/scheduler.ts';
import { type ChangeReader, readChanges } from '../../../support/change-reader.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
const readers: ChangeReader[] = [];
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());
afterEach(async () => {
  readers.splice(0).forEach((reader) => reader.close());
  vi.restoreAllMocks();
  await clock({ reset: true });
});

const hour = 3_600_000;
const clock = (body: object) => platform.ask({ method: 'PUT', path: '/demo/clock', body });
const db = () => platform.running.context.db;
const jobOf = async (name: string) => (await db().select().from(jobs).where(eq(jobs.name, name)))[0];

async function follow(): Promise<ChangeReader> {
  const reader = await readChanges(platform.running, (await platform.guest('cinema')).authorisationToken);
  readers.push(reader);
  return reader;
}

/** The gala of the seed: starts two hours after the epoch and lasts six. */
const gala = '2005';
const live = { subject: 'live', ids: [gala] };
const galaAt = async (hours: number) => await readEventEpoch(db()) + hours * hour;

/** What a stream was told of the gala up to now. */
async function toldOfGala(stream: ChangeReader): Promise<number> {
  const ids = [randomUUID()];
  await publishChange(db(), { realm: 'cinema', scope: 'everybody', subject: 'live', ids });
  await expect.poll(() => stream.events.at(-1)?.ids).toEqual(ids);
  return stream.events.filter(({ ids }) => ids.includes(gala)).length;
}

describe('an event', () => {
  test('that starts and ends is told once each, when the clock is moved over it', async () => {
    const stream = await follow();
    await clock({ fix: await galaAt(2) - 1 });
    expect(await toldOfGala(stream)).toBe(0);
    await clock({ advance: 1 });
    expect(await toldOfGala(stream)).toBe(1);
    await clock({ advance: 1 });
    await platform.running.context.jobs.wake();
    expect(await toldOfGala(stream)).toBe(1);
    await clock({ advance: 6 * hour });
    expect(await toldOfGala(stream)).toBe(2);
  });

  test('starts again when the clock was set back', async () => {
    const stream = await follow();
    await clock({ fix: await galaAt(3) });
    await clock({ fix: await galaAt(1) });
    const before = await toldOfGala(stream);
    await clock({ fix: await galaAt(3) });
    expect(await toldOfGala(stream) - before).toBe(1);
  });

  test('starts by itself when the running clock reaches it', async () => {
    const stream = await follow();
    await clock({ set: await galaAt(2) - 50 });
    await expect.poll(() => stream.events).toContainEqual(live);
  });

  test('that starts while the scheduler looks is told at once', async () => {
    const stream = await follow();
    const moments = [await galaAt(2) - 1, await galaAt(2) + 1];
    const { db: database, changes } = platform.running.context;
    const scheduler = createScheduler({ db: database, changes, now: async () => moments.shift() ?? await galaAt(2) + 2 });
    await scheduler.start();
    await expect.poll(() => stream.events).toContainEqual(live);
    await scheduler.close();
  });

  test('that was missed while the platform was down is told at the next look', async () => {
    const stream = await follow();
    await db().insert(jobs).values({ name: `event-start cinema ${gala}`, kind: 'event-edge', payload: { realm: 'cinema', id: gala, edge: 'start', at: 1 }, dueAt: 1 })
      .onConflictDoUpdate({ target: jobs.name, set: { dueAt: 1 } });
    await platform.running.context.jobs.wake();
    expect(await toldOfGala(stream)).toBe(1);
  });
});

describe('pruning', () => {
  test('deletes sessions whose tokens have all expired, and keeps the others', async () => {
    const idOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
    const old = await platform.signIn('cinema', 'member');
    const renewed = await platform.signIn('cinema', 'member');
    await clock({ advance: 20 * 24 * hour });
    const next = (await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken: renewed.refreshToken } })).body as { refreshToken: string };
    await clock({ advance: 11 * 24 * hour });
    const ids = [old, renewed].map(({ authorisationToken }) => idOf(authorisationToken));
    expect((await db().select().from(sessionFamilies).where(inArray(sessionFamilies.id, ids))).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(await db().select().from(refreshTokens).where(inArray(refreshTokens.familyId, ids))).toHaveLength(1);
    expect(await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken: next.refreshToken } })).toMatchObject({ status: 200 });
    expect(await platform.ask({ path: '/api/v2/token/refresh', body: { refreshToken: old.refreshToken } })).toMatchObject({ status: 401, body: { code: 'invalid-token' } });
  });

  test('deletes policy reports after a week', async () => {
    await platform.running.context.addReport({ host: 'partner.localhost', body: {} });
    await clock({ advance: 6 * 24 * hour });
    expect(await db().$count(policyReports)).toBe(1);
    await clock({ advance: 2 * 24 * hour });
    expect(await db().$count(policyReports)).toBe(0);
  });

  test('comes again an hour later, also after the clock was set back', async () => {
    await clock({ fix: '2031-01-01T00:00:00Z' });
    expect((await jobOf('prune-sessions'))?.dueAt).toBe(Date.UTC(2031, 0, 1, 1));
    await clock({ fix: '2029-01-01T00:00:00Z' });
    expect((await jobOf('prune-sessions'))?.dueAt).toBe(Date.UTC(2029, 0, 1, 1));
  });
});

describe('a job', () => {
  test('that fails is logged and tried a minute later, and holds up no other one', async () => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const stream = await follow();
    const now = await galaAt(1);
    await clock({ fix: now });
    await db().insert(jobs).values({ name: 'broken', kind: 'event-edge', payload: { realm: 7 }, dueAt: now + 1 });
    await clock({ fix: await galaAt(2) });
    expect(await toldOfGala(stream)).toBe(1);
    expect((await jobOf('broken'))?.dueAt).toBe(await galaAt(2) + 60_000);
    expect(String(log.mock.calls[0]?.[0])).toContain('job broken (event-edge) failed');
    await db().delete(jobs).where(eq(jobs.name, 'broken'));
  });

  test('of a kind that this release does not know stays where it is', async () => {
    await db().insert(jobs).values({ name: 'newer', kind: 'send-letter', payload: {}, dueAt: 1 });
    await platform.running.context.jobs.wake();
    expect((await jobOf('newer'))?.dueAt).toBe(1);
    await db().delete(jobs).where(eq(jobs.name, 'newer'));
  });
});
