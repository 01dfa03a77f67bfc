import { eq, lte, sql } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/tables/limit-tables.ts';

/** How many requests are answered in how many seconds. */
export interface Limit { points: number; seconds: number }

/** The moment of a request, by the platform's clock. */
interface Moment { now: number }

/** chosen: requests at the same time, in processes whose clocks differ too, see moments that are less than a minute apart */
const mostDriftMs = 60_000;

type CountedRow = typeof rateLimits.$inferSelect & Moment;

/**
 * The counts of one limit in the database, so that all processes count together.
 *
 * The library's own store reads the machine's clock; this one is given the platform's, as `{now}` with each call.
 */
export class LimitStore extends RateLimiterDrizzle {
  readonly #db: Database;

  constructor(db: Database, name: string, { points, seconds }: Limit) {
    super({ storeClient: db, schema: rateLimits, clearExpiredByTimeout: false, keyPrefix: name, points, duration: seconds });
    this.#db = db;
  }

  /**
   * Adds points, or starts again. A count from before the clock was set back has ended too, but not one that was begun by a request of a moment
   * later: requests that are sent together are counted in any order.
   */
  async _upsert(key: string, points: number, durationMs: number, _isForced: boolean, { now }: Moment): Promise<CountedRow> {
    const expiresAt = now + durationMs;
    const isOver = sql`(${rateLimits.expiresAt} <= ${now} or ${rateLimits.expiresAt} > ${expiresAt + mostDriftMs})`;
    const [row] = await this.#db.insert(rateLimits).values({ key, points, expiresAt }).onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then ${points}::integer else ${rateLimits.points} + ${points}::integer end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt}::bigint else ${rateLimits.expiresAt} end`,
      },
    }).returning();
    return { key, points, expiresAt, ...row, now };
  }

  async _delete(key: string): Promise<boolean> {
    return (await this.#db.delete(rateLimits).where(eq(rateLimits.key, key)).returning()).length > 0;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expiresAt, now }: CountedRow) {
    return {
      consumedPoints: points, remainingPoints: Math.max(this.points - points, 0), msBeforeNext: Math.max(expiresAt - now, 0),
      isFirstInDuration: points === changedPoints,
    };
  }
}

/** Deletes counts that have ended. */
export async function pruneLimits(db: Database, now: number): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, now));
}

/** Deletes every count. */
export async function clearLimits(db: Database): Promise<void> {
  await db.delete(rateLimits);
}
