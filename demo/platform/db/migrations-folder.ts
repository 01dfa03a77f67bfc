import { fileURLToPath } from 'node:url';

/** Where the platform's migrations stand. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
