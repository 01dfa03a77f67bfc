import { asc, gt } from 'drizzle-orm';
import type { ChangeFeed } from '../changes/publish-change.ts';
import type { Database } from '../db/database.ts';
import { failureText } from '../db/failure-text.ts';
import { jobs } from '../db/tables/job-tables.ts';
import { readClock } from '../server/platform-clock.ts';
import { planJobs } from './plan-jobs.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { logProblem } from '../server/logs/log-problem.ts';

/** A machine's timer may drift or sleep: the scheduler looks again after this time at the latest. */
const longestTimerMs = 60_000;

/** Whoever writes what is due later plans its job in the same transaction. chosen: what was written without one is planned within a minute, since to plan everything reads everything */
const planEveryMs = 60_000;

export interface SchedulerOptions { db: Database; changes: Pick<ChangeFeed, 'onWake'>; now(): Promise<number>; /** What may not be done inside of a job's transaction, after all that were due. @param now epoch milliseconds */ afterwards?(now: number): Promise<void> }

/** Runs jobs when the platform's clock has passed their time, whether it ran or was moved. */
export interface Scheduler {
  start(): Promise<void>;
  /** Runs what is due now; resolved when it has run. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

export function createScheduler({ db, changes, now, afterwards }: SchedulerOptions): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = true;
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let plannedAt = -Infinity;

  async function plan(moment: number): Promise<void> {
    if (performance.now() - plannedAt < planEveryMs) return;
    await planJobs(db, moment);
    plannedAt = performance.now();
  }

  async function look(): Promise<void> {
    if (isClosed) return;
    clearTimeout(timer);
    const moment = await now();
    await runDueJobs(db, moment);
    await afterwards?.(moment);
    await plan(moment);
    const [next] = await db.select({ dueAt: jobs.dueAt }).from(jobs).where(gt(jobs.dueAt, moment)).orderBy(asc(jobs.dueAt)).limit(1);
    const stands = (await readClock(db)).fixedAt !== null;
    if (isClosed || stands || !next) return;
    timer = setTimeout(wakeLater, Math.min(next.dueAt - moment + 1, longestTimerMs)).unref();
  }

  function begin(): Promise<void> {
    waiting = undefined;
    return look();
  }

  /** One look at a time. Whoever asks while one waits for its turn shares it: it sees what they committed. */
  const wake = (): Promise<void> => (waiting ??= last = last.then(begin, begin));
  /** A failure of the database is logged, and the next look tries again. */
  const wakeLater = () => {
    wake().catch((failure: unknown) => {
      logProblem(`the jobs could not be run: ${failureText(failure)}`);
      if (!isClosed) timer = setTimeout(wakeLater, longestTimerMs).unref();
    });
  };
  const stopWake = changes.onWake(wakeLater);

  return {
    wake,
    async start() {
      isClosed = false;
      await wake();
    },
    async close() {
      isClosed = true;
      stopWake();
      clearTimeout(timer);
      await last.catch(() => undefined);
    },
  };
}
