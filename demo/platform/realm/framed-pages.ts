import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { framedPage } from '../../../src/contracts/catalogue/framed-page.ts';
import { framedPages, type FramedPageRow } from '../db/tables/editorial-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';
import { addressOf } from './frame-origins.ts';

/** @throws PlatformError 404 `framed-page-not-found` */
export async function answerFramedPage({ context: { db, port }, realm: { realm }, locale }: Caller, kind: FramedPageRow['kind'], id: string): Promise<z.input<typeof framedPage>> {
  const [row] = await db.select().from(framedPages).where(and(eq(framedPages.realm, realm), eq(framedPages.kind, kind), eq(framedPages.id, id)));
  if (!row) throw new PlatformError(404, 'framed-page-not-found', 'No such page.');
  return { id, title: row.titles[locale] ?? row.titles.en, description: row.descriptions[locale] ?? row.descriptions.en, url: addressOf(row, port), abilities: row.abilities };
}
