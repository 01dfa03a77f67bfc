import type { OpenDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';
import type { ObserveQuery } from './open-postgres.ts';
import { openServer } from './open-server.ts';

/**
 * The platform's database, ready to serve: a server's, or the embedded one of a folder.
 *
 * @param isDemo a demo starts on no data that was served in production, and production on no demo's accounts
 * @param observe is told of every statement that a server is asked
 * @throws StartRefused `folder-held`, `bad-data-folder`, `bad-database-url`, `database-unreachable`, `kept-data`, `other-data`, `production-data`, `demo-accounts`
 */
export function openPlatformDatabase(dataDir: string, databaseUrl: string | undefined, isDemo: boolean, observe?: ObserveQuery): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, isDemo, observe) : openFolder(dataDir, isDemo);
}
