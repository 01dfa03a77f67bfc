import type { Database } from '../db/database.ts';
import { policyReports } from '../db/switch-tables.ts';

/** What a browser told us of a page that broke its policy. */
export interface PolicyReport { readonly at: number; readonly host: string; readonly body: unknown }

export async function addPolicyReport(db: Database, report: PolicyReport): Promise<void> {
  await db.insert(policyReports).values(report);
}

export async function readPolicyReports(db: Database): Promise<readonly PolicyReport[]> {
  return db.select({ at: policyReports.at, host: policyReports.host, body: policyReports.body })
    .from(policyReports).orderBy(policyReports.id);
}

export async function clearPolicyReports(db: Database): Promise<void> {
  await db.delete(policyReports);
}
