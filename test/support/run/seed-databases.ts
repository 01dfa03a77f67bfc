import { seededSnapshot } from '../../../demo/platform/db/snapshot.ts';
import { createTestDatabase } from '../test-database.ts';

/** Seeds the databases that tests copy, so that no test's own time goes by meanwhile: the embedded one, and the one of PostgreSQL where it is at hand. */
const server = process.env['FOOTLIGHT_TEST_POSTGRES'];
await Promise.all([seededSnapshot(), server ? createTestDatabase(server).then((database) => database.drop()) : undefined]);
process.exit(0);
