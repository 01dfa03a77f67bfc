import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/tables/job-tables.ts';
import { jobsAfter, recurringJobs } from './job-kinds.ts';

/**
 * Writes the jobs that lie ahead.
 *
 * A job that is due already stays as it is. After the clock was set back, what lies ahead again is planned again, and a
 * recurring job is due after its pause at the latest.
 */
export async function planJobs(db: Database, now: number): Promise<void> {
  const recurring = recurringJobs.map(({ kind, everyMs }) => ({ name: kind, kind, payload: {}, dueAt: now + everyMs }));
  await db.insert(jobs).values(recurring).onConflictDoUpdate({ target: jobs.name, set: { dueAt: sql`least(${jobs.dueAt}, excluded.due_at)` } });
  const planned = await jobsAfter(db, now);
  if (planned.length === 0) return;
  await db.insert(jobs).values(planned).onConflictDoUpdate({
    target: jobs.name, set: { dueAt: sql`excluded.due_at`, payload: sql`excluded.payload` }, setWhere: sql`${jobs.dueAt} > ${now}`,
  });
}
