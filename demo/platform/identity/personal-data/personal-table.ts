import { getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import type { Person } from './person.ts';

/** What a column says. `row`: nothing about a person, such as a version or an order. */
export type DataClass = 'identifier' | 'contact' | 'person' | 'credential' | 'device' | 'choice' | 'viewing' | 'text' | 'purchase' | 'payment' | 'row';

/**
 * How long rows are kept.
 *
 * @property until as the privacy page says it
 * @property job the recurring job that deletes them, where another one than `prune-personal-data` does
 * @property prune deletes or empties what is over its time; `now` in epoch milliseconds
 */
export interface Kept { until: string; job?: string; prune?(db: Database, now: number): Promise<void> }

/** A part of the copy that a person gets, or why it has none. `profile` parts stand in each profile. */
export type Exported =
  | { section: string; each: 'account' | 'profile'; read(db: Database, of: Person): Promise<unknown> }
  | { omitted: string };

/** What the deletion of an account does to the rows. `how` is printed; `run` is absent where the rows stay. */
export interface Erased { how: string; run?(db: Database, of: Person): Promise<void> }

/** One table with personal data: what is exported, erased and pruned follows from it, and so does the privacy page. */
export interface PersonalTable {
  table: PgTable;
  name: string;
  purpose: string;
  columns: Partial<Record<DataClass, readonly string[]>>;
  /** Whether the rows go with their profile, before the account. */
  each: 'account' | 'profile';
  kept: Kept;
  exported: Exported;
  erased: Erased;
}

interface Entry<T extends PgTable> {
  purpose: string;
  columns: Partial<Record<DataClass, readonly (keyof T['_']['columns'] & string)[]>>;
  each?: 'account' | 'profile';
  /** The rows of a person; absent where no row can be found by whose it is. */
  of?(person: Person): SQL | undefined;
  kept: Kept;
  exported: { section: string; order: SQL[]; show(row: T['$inferSelect']): unknown } | Exported;
  /** `deleted`: the rows that `of` finds. */
  erased: 'deleted' | Erased;
}

/** Rows of a person, in order. */
const readRows = async (db: Database, table: PgTable, of: SQL | undefined, order: SQL[]): Promise<unknown[]> =>
  db.select().from(table).where(of).orderBy(...order);

/** @throws TypeError for an entry that reads or deletes rows without saying whose: that would be everybody's */
function ownRows<T extends PgTable>(table: T, { of }: Entry<T>): (person: Person) => SQL {
  return (person) => {
    const found = of?.(person);
    if (!found) throw new TypeError(`personal data: whose ${getTableName(table)} is, is not said`);
    return found;
  };
}

/** Describes a table with personal data. */
export function personal<T extends PgTable>(table: T, entry: Entry<T>): PersonalTable {
  const { purpose, columns, each = 'account', kept, exported, erased } = entry;
  const rowsOf = ownRows(table, entry);
  return {
    table, name: getTableName(table), purpose, columns, each, kept,
    exported: 'order' in exported
      ? { section: exported.section, each, read: async (db, person) => (await readRows(db, table, rowsOf(person), exported.order)).map((row) => exported.show(row as T['$inferSelect'])) }
      : exported,
    erased: erased === 'deleted' ? { how: 'deleted', run: async (db, person) => { await db.delete(table).where(rowsOf(person)); } } : erased,
  };
}

/** Columns of a table that its entry says nothing about, or that are not there. */
export function unclassified({ table, columns }: PersonalTable): string[] {
  const said = Object.values(columns).flat();
  const there = Object.keys(getTableColumns(table));
  return [...there.filter((name) => said.filter((one) => one === name).length !== 1), ...said.filter((name) => !there.includes(name))];
}
