import { and, asc, eq, gt } from 'drizzle-orm';
import { publishWake } from '../../changes/publish-change.ts';
import { type ReminderRow, reminders } from '../../db/tables/guide-tables.ts';
import { jobs } from '../../db/tables/job-tables.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';
import { reminderJob, tellReminder } from './reminder-due.ts';

const ofProfile = ({ realm: { realm }, user }: MemberCaller) => and(eq(reminders.realm, realm), eq(reminders.profileId, user.pro.id));

/** Those whose programme is not over, the earliest first. */
export const remindersOf = (caller: MemberCaller): Promise<ReminderRow[]> =>
  caller.context.db.select().from(reminders).where(and(ofProfile(caller), gt(reminders.endsAt, caller.now))).orderBy(asc(reminders.startsAt), asc(reminders.programmeId));

/** Which programmes this viewer wants to be reminded of; none for a guest. */
export async function reminderIdsOf(caller: Caller): Promise<Set<string>> {
  const { user } = caller;
  if (!user || user.isGuest) return new Set();
  return new Set((await remindersOf({ ...caller, user })).map(({ programmeId }) => programmeId));
}

/** Keeps it with its job. One that is due already is told by the page itself, as soon as it hears of the change. */
export async function keepReminder({ context, now }: MemberCaller, row: ReminderRow): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.insert(reminders).values(row).onConflictDoNothing();
    if (row.remindAt > now) {
      await tx.insert(jobs).values(reminderJob(row)).onConflictDoNothing();
      await publishWake(tx);
    }
    await tellReminder(tx, row);
  });
}

export async function dropReminder(caller: MemberCaller, programmeId: string): Promise<void> {
  await caller.context.db.transaction(async (tx) => {
    await tx.delete(reminders).where(and(ofProfile(caller), eq(reminders.programmeId, programmeId)));
    await tellReminder(tx, { realm: caller.realm.realm, profileId: caller.user.pro.id, programmeId });
  });
}
