import type { OpenDatabase } from './database.ts';
import { openFolder } from './open-folder.ts';
import type { ObserveQuery } from './open-postgres.ts';
import { openServer } from './open-server.ts';

/**
 * The platform's database, ready to serve: a server's, or the embedded one of a folder.
 *
 * @param isDemo whether a server's data is that of a demo, which a release with another seed begins anew
 * @param observe is told of every statement that a server is asked
 * @throws StartRefused `folder-held`, `bad-data-folder`, `bad-database-url`, `database-unreachable`
 */
export function openPlatformDatabase(dataDir: string, databaseUrl: string | undefined, isDemo: boolean, observe?: ObserveQuery): Promise<OpenDatabase> {
  return databaseUrl ? openServer(databaseUrl, isDemo, observe) : openFolder(dataDir);
}
