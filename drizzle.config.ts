import { defineConfig } from 'drizzle-kit';

/** Writes the next migration of the reference platform from its tables: `npx drizzle-kit generate`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/platform/db/tables/**/*.ts',
  casing: 'snake_case',
  out: './demo/platform/db/migrations',
});
