import * as z from 'zod/mini';
import { listOf } from '../wire/parsing/list-of.ts';
import { readBy } from '../wire/parsing/read-by.ts';
import { sent } from '../wire/sent-text.ts';

/** Cells by the key of their column. chosen: not `z.record`, whose code every element of a page would carry */
const cells = readBy((row: Readonly<Record<string, string | number>>) => (
  typeof row === 'object' && row !== null && Object.values(row).every((cell) => typeof cell === 'string' || typeof cell === 'number') ? row : undefined));

/** A table that is kept elsewhere, such as a league's. @source spec 1 §7 "An external-table call exists at /api/v3/external-table"; chosen: the shape */
export const externalTable = z.object({
  title: z.string(),
  columns: listOf('externalTable.columns', z.object({ key: z.string(), label: z.string() })),
  /** Cells by the key of their column; a missing one is empty. */
  rows: listOf('externalTable.rows', cells),
});
export type ExternalTable = z.output<typeof externalTable>;

export const externalTableQuery = z.object({ id: sent('id') });

/** The table that an element of a composed page shows. */
export const externalTableAttributes = z.object({ tableId: z.string() });
