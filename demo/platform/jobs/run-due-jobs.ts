import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { failureText } from '../db/failure-text.ts';
import { type JobRow, jobs } from '../db/tables/job-tables.ts';
import { jobKinds, recurringJobs } from './job-kinds.ts';
import { logProblem } from '../server/logs/log-problem.ts';

/** A job that failed is tried again after this time. */
const retryMs = 60_000;

interface DueMoment { now: number }

async function finish(db: Database, { name, kind }: JobRow, { now }: DueMoment): Promise<void> {
  const recurring = recurringJobs.find((job) => job.kind === kind);
  if (recurring) await db.update(jobs).set({ dueAt: now + recurring.everyMs }).where(eq(jobs.name, name));
  else await db.delete(jobs).where(eq(jobs.name, name));
}

/** A job of a newer release, which shares the database, is left to that release. */
const isKnown = ({ kind }: JobRow): boolean => Object.hasOwn(jobKinds, kind);

/** Claims a job and runs it, unless another process did. */
async function runOne(db: Database, due: JobRow, moment: DueMoment): Promise<void> {
  await db.transaction(async (tx) => {
    const [claimed] = await tx.select().from(jobs).where(eq(jobs.name, due.name)).for('update');
    if (!claimed || claimed.dueAt > moment.now) return;
    await jobKinds[claimed.kind as keyof typeof jobKinds].run(tx, claimed.payload, moment.now);
    await finish(tx, claimed, moment);
  });
}

async function postpone(db: Database, { name, kind }: JobRow, { now }: DueMoment, failure: unknown): Promise<void> {
  logProblem(`job ${name} (${kind}) failed: ${failureText(failure)}`);
  await db.update(jobs).set({ dueAt: now + retryMs }).where(eq(jobs.name, name));
}

/**
 * Runs every job that is due, the earliest first.
 *
 * 1. A job is claimed by locking its row; another process that wants it waits, and finds it done.
 * 2. What it writes, and that it is done, are committed together: it never runs twice, and not half.
 * 3. A job that fails is written to the log and tried again a minute later.
 *
 * @param now epoch milliseconds of the platform's clock
 */
export async function runDueJobs(db: Database, now: number): Promise<void> {
  for (;;) {
    const due = await db.select().from(jobs).where(lte(jobs.dueAt, now)).orderBy(asc(jobs.dueAt), asc(jobs.name));
    const runnable = due.filter(isKnown);
    if (runnable.length === 0) return;
    for (const job of runnable) await runOne(db, job, { now }).catch((failure: unknown) => postpone(db, job, { now }, failure));
  }
}
