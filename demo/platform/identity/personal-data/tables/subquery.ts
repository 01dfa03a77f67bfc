import { QueryBuilder } from 'drizzle-orm/pg-core';

/** Writes a query inside of another one; its columns are named as the database's are. */
export const subquery = new QueryBuilder({ casing: 'snake_case' });
