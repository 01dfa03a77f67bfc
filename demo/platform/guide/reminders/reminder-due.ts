import { and, eq, gt, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { publishChange } from '../../changes/publish-change.ts';
import type { Database } from '../../db/database.ts';
import { type ReminderRow, reminders } from '../../db/tables/guide-tables.ts';

/** Whose reminder of what. */
export const dueReminder = z.object({ realm: z.string(), profileId: z.string(), programmeId: z.string() });
type DueReminder = z.output<typeof dueReminder>;

/** The job that tells of a reminder. */
export const reminderJob = ({ realm, profileId, programmeId, remindAt }: ReminderRow) => ({
  name: `remind ${realm} ${profileId} ${programmeId}`, kind: 'remind' as const, payload: { realm, profileId, programmeId }, dueAt: remindAt,
});

/** The reminders that lie ahead; after the clock was set back, those that lie ahead again. */
export const reminderJobsAfter = async (db: Database, now: number) => (await db.select().from(reminders).where(gt(reminders.remindAt, now))).map(reminderJob);

/** Tells the profile's browsers, in the transaction that changed something. */
export const tellReminder = (db: Database, { realm, profileId, programmeId }: DueReminder) =>
  publishChange(db, { realm, scope: { profile: profileId }, subject: 'reminders', ids: [programmeId] });

/** Called when a reminder is due: the pages of its viewer look what is. Runs in the job's transaction. */
export async function remindNow(db: Database, due: DueReminder): Promise<void> {
  const [row] = await db.select().from(reminders).where(and(eq(reminders.realm, due.realm), eq(reminders.profileId, due.profileId), eq(reminders.programmeId, due.programmeId)));
  if (row) await tellReminder(db, due);
}

/** Those of programmes that are over. */
export async function pruneReminders(db: Database, now: number): Promise<void> {
  await db.delete(reminders).where(lte(reminders.endsAt, now));
}
