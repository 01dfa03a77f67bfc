import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Basket } from '../../../../src/contracts/purchase/basket.ts';
import { openPostgres } from '../../../../demo/platform/db/open-postgres.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../support/test-database.ts';
import { openTestPlatform, type TestPlatform } from '../../../support/test-platform.ts';
import { validateCard } from '../../../support/validate-card.ts';

const server = process.env.FOOTLIGHT_TEST_POSTGRES;
const isInstalled = ['pg_dump', 'pg_restore'].every((program) => spawnSync(program, ['--version']).status === 0);

/** The commands that an operator reads. */
function writtenCommands(): string {
  const [, section = ''] = readFileSync('demo/platform/operating.md', 'utf8').split('\n## Backup and restore\n');
  const [, commands] = /```sh\n([^`]*)```/.exec(section) ?? [];
  expect(commands).toContain('pg_dump');
  return commands ?? '';
}

async function buy(platform: TestPlatform): Promise<string> {
  const { authorisationToken: token } = await platform.signIn('cinema', 'buyer');
  const card = { cardHolder: 'T. Brandt', number: '4242424242424242', expiryMonth: 12, expiryYear: 2040, cvc: '123' };
  const { parsedData } = (await validateCard(platform.ask, 'cinema', card, { token })).body as { parsedData: { paymentDetailsExid: string } };
  const basket = (await platform.ask({ token, method: 'PUT', path: '/api/v2/baskets/cinema-basic-month' })).body as Basket;
  const paid = await platform.ask({
    token, path: `/api/v2/customer/baskets/pay/${basket.basketId}`, headers: { 'idempotency-key': randomUUID() },
    body: { basketVersion: basket.version, paymentArrangement: { primaryPaymentDetailsAttributes: { paymentDetailsExternalId: parsedData.paymentDetailsExid, targetPaymentProvider: 'sandbox-card', paymentMethodType: 'CARD' } } },
  });
  expect(paid.status).toBe(200);
  return token;
}

/** How many rows each table has, with a hash of them all. */
async function contentsOf(url: string): Promise<Record<string, { rows: number; hash: string | null }>> {
  const { db, close } = openPostgres(url, null);
  const rowsOf = async <T>(query: ReturnType<typeof sql>) => (await db.execute(query) as unknown as { rows: T[] }).rows;
  const tables = await rowsOf<{ name: string }>(sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const contents: [string, { rows: number; hash: string | null }][] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number; hash: string | null }>(sql`select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(name)} t`);
    contents.push([name, row!]);
  }
  await close();
  return Object.fromEntries(contents);
}

test.skipIf(!server || !isInstalled)('the commands as they are written back up a platform, and what they restore has its orders, ledger and sessions', async () => {
  const [first, second] = [await createTestDatabase(server ?? ''), await createEmptyDatabase(server ?? '')];
  const folder = mkdtempSync(join(tmpdir(), 'footlight-backup-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await Promise.all([first.drop(), second.drop()]);
  });
  const commands = writtenCommands();
  const platform = await openTestPlatform(first.url);
  const token = await buy(platform);
  await platform.close();
  const backedUp = await contentsOf(first.url);
  await promisify(execFile)('sh', ['-ec', commands], { cwd: folder, env: { ...process.env, DATABASE_URL: first.url, RESTORED_URL: second.url } });
  const restored = await contentsOf(second.url);
  for (const table of ['charges', 'payment_attempts', 'subscriptions', 'invoices', 'ledger_entries', 'session_families', 'refresh_tokens', 'secrets']) expect(restored[table]?.rows, table).toBeGreaterThan(0);
  expect(restored).toEqual(backedUp);
  const again = await openTestPlatform(second.url);
  const answers = await Promise.all(['/api/v2/user/licence', '/api/v2/customer/payment-history'].map((path) => again.ask({ token, path })));
  const ready = await again.ask({ host: 'localhost', path: '/ready' });
  await again.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.stringify(answers)).toContain('cinema-basic-month');
  expect(ready.status).toBe(200);
}, 120_000);
