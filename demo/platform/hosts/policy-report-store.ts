import { lt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { policyReports } from '../db/tables/switch-tables.ts';

/** One content-security-policy report of a browser. */
export interface PolicyReport { readonly at: number; readonly host: string; readonly body: unknown }

/** chosen: what a person would ever look through */
const mostReports = 2_000;
/** Reports between two looks at how many there are. */
const trimEvery = 100;

/** Keeps a report. The oldest go when there are more than two thousand and a few. */
export async function addPolicyReport(db: Database, report: PolicyReport): Promise<void> {
  const [added] = await db.insert(policyReports).values(report).returning({ id: policyReports.id });
  if (added && added.id % trimEvery === 0) await db.delete(policyReports).where(lte(policyReports.id, added.id - mostReports));
}

export async function readPolicyReports(db: Database): Promise<readonly PolicyReport[]> {
  return db.select({ at: policyReports.at, host: policyReports.host, body: policyReports.body })
    .from(policyReports).orderBy(policyReports.id);
}

export async function clearPolicyReports(db: Database): Promise<void> {
  await db.delete(policyReports);
}

/** chosen: a week */
const keptMs = 7 * 24 * 3_600_000;

/** Deletes reports that are older than a week. */
export async function prunePolicyReports(db: Database, now: number): Promise<void> {
  await db.delete(policyReports).where(lt(policyReports.at, now - keptMs));
}
