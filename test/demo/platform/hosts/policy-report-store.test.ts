import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPolicyReport, readPolicyReports } from '../../../../demo/platform/hosts/policy-report-store.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

test('of many reports the newest two thousand are kept', async () => {
  const { db } = platform.running.context;
  await db.execute(sql`insert into policy_reports (at, host, body) select 1, 'old', '{}'::jsonb from generate_series(1, 2150)`);
  for (let index = 0; index < 100; index += 1) await addPolicyReport(db, { at: 2, host: 'new', body: {} });
  const kept = await readPolicyReports(db);
  expect(kept.length).toBeLessThanOrEqual(2_100);
  expect(kept.filter(({ host }) => host === 'new')).toHaveLength(100);
});
