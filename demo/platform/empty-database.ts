/**
 * `npm run empty-database -- name`: deletes everything in the database of `DATABASE_URL` (or `--database-url`), whose name has to be said. Ends with 1 when it was not emptied.
 */
import { parseArgs } from 'node:util';
import { failureText } from './db/failure-text.ts';
import { emptyServer } from './db/open-server.ts';
import { StartRefused } from './server/start-refused.ts';

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'database-url': { type: 'string' } } });
  process.stdout.write(`${await emptyServer(values['database-url'] ?? process.env['DATABASE_URL'] ?? '', positionals[0])}\n`);
} catch (failure) {
  process.stderr.write(`${failure instanceof StartRefused ? failure.message : failureText(failure)}\n`);
  process.exitCode = 1;
}
