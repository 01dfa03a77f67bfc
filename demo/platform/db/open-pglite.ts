import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Opens PGlite in a folder, in memory without one, filled from a dump when one is given. */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ extensions: { pg_trgm, unaccent }, ...(dataDir ? { dataDir } : {}), ...(dump ? { loadDataDir: dump } : {}) });
  const db = drizzle({ client, casing: 'snake_case' });
  return {
    client,
    db: db as unknown as Database,
    migrate: () => migrate(db, { migrationsFolder }),
    answers: async () => true,
    listen: (channel, { heard }) => client.listen(channel, heard),
    close: () => client.close(),
  };
}
