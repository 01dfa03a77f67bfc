import { and, eq } from 'drizzle-orm';
import { externalTable, externalTableQuery } from '../../../src/contracts/guide/external-table.ts';
import { textIn } from '../realm/text-in.ts';
import { externalTables } from '../db/tables/guide-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import { defineRoute } from '../server/platform-route.ts';

/** Tables that are kept elsewhere. @source spec 1 §7 "/api/v3/external-table" */
export const externalTableRoutes = [
  defineRoute({
    name: 'readExternalTable', method: 'GET', path: '/api/v3/external-table', auth: 'guest', input: externalTableQuery, output: externalTable,
    sharedBy: ({ id }) => [id],
    answer: async ({ id }, { context: { db }, realm: { realm }, locale }) => {
      const [table] = await db.select().from(externalTables).where(and(eq(externalTables.realm, realm), eq(externalTables.id, id)));
      if (!table) throw new PlatformError(404, 'table-not-found', 'No such table.');
      return { title: textIn(table.titles, locale), columns: table.columns.map(({ key, labels }) => ({ key, label: textIn(labels, locale) })), rows: table.rows };
    },
  }),
];
