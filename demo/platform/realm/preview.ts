import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { preview } from '../../../src/contracts/realm/preview.ts';
import { views } from '../db/tables/catalogue-tables.ts';
import { framedPages } from '../db/tables/editorial-tables.ts';
import { menuOf } from './menu-of.ts';
import type { MemberCaller } from '../server/request-caller.ts';

/**
 * What the tenant's own people look at before viewers do.
 *
 * @source spec 1 §6 "Admin preview routes exist; who may open them is not shown"; chosen: the role ADMIN
 */
export async function answerPreview({ context: { db }, realm: row, locale, user }: MemberCaller): Promise<z.input<typeof preview>> {
  const { realm } = row;
  const pages = await db.select({ type: views.type, id: views.id, titles: views.titles }).from(views).where(eq(views.realm, realm)).orderBy(asc(views.type), asc(views.id));
  const framed = await db.select().from(framedPages).where(eq(framedPages.realm, realm)).orderBy(asc(framedPages.id));
  return {
    views: pages.map(({ type, id, titles }) => ({ type, id, title: titles[locale] ?? titles.en })),
    plugins: framed.filter(({ kind }) => kind === 'PLUGIN').map(({ id, titles }) => ({ id, title: titles[locale] ?? titles.en })),
    menus: { WEB: menuOf(row, 'WEB', locale, user), 'MOBILE-WEB': menuOf(row, 'MOBILE-WEB', locale, user) },
  };
}
