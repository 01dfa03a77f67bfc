import { fileURLToPath } from 'node:url';

/** Folder of the migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
