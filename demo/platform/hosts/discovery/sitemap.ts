import { and, asc, eq, like } from 'drizzle-orm';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import { pathFor } from '../../../../src/routing/path-for.ts';
import type { Database } from '../../db/database.ts';
import { gridBucketId } from '../../catalogue/grid-bucket-id.ts';
import { buckets, contentItems, views } from '../../db/tables/catalogue-tables.ts';
import { escapeHtml } from '../documents/escape-html.ts';
import { editorialPaths } from '../head/editorial-facts.ts';
import { listedRoutes } from '../head/listing-facts.ts';
import { pathOfItem } from '../head/path-of-item.ts';

/** @source sitemaps.org: one file lists at most 50,000 addresses */
const mostAddresses = 50_000;

/** Every page of a tenant's catalogue, each with its other languages. */
export async function readSitemapPaths(db: Database, { realm, countryCode }: RealmSettings, now: number): Promise<string[]> {
  const pages = await db.select({ type: views.type, id: views.id }).from(views).where(eq(views.realm, realm)).orderBy(asc(views.type), asc(views.id));
  const items = await db.select().from(contentItems).where(and(eq(contentItems.realm, realm))).orderBy(asc(contentItems.id));
  const sections = pages.flatMap(({ type, id }) => (type === 'section' ? [pathFor({ name: 'section', params: { id } }, countryCode)] : []));
  const listings = listedRoutes.map((name) => pathFor({ name }, countryCode));
  const grids = (await db.select({ id: buckets.id }).from(buckets).where(and(eq(buckets.realm, realm), like(buckets.id, `${gridBucketId('')}%`))).orderBy(asc(buckets.id)))
    .map(({ id }) => pathFor({ name: 'grid', query: { gridviewconfigid: id.slice(gridBucketId('').length) } }, countryCode));
  const browse = pages.some(({ type }) => type === 'browse') ? [pathFor({ name: 'browse' }, countryCode)] : [];
  return [...new Set(['/', ...browse, ...listings, ...sections, ...grids, ...await editorialPaths({ db, realm, countryCode, now }), ...items.flatMap((row) => pathOfItem(row, countryCode) ?? [])])].slice(0, mostAddresses);
}

/** @source sitemaps.org protocol 0.9 with its `xhtml:link` alternates */
export function sitemapDocument({ origin, locales, defaultLocale }: RealmSettings, paths: readonly string[]): string {
  const inLanguage = (path: string, locale: string) => escapeHtml(`${origin}${path}${locale === defaultLocale ? '' : `?locale=${encodeURIComponent(locale)}`}`);
  const entry = (path: string) => `<url><loc>${inLanguage(path, defaultLocale)}</loc>`
    + `${locales.map(({ locale }) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(locale)}" href="${inLanguage(path, locale)}"/>`).join('')}</url>`;
  return '<?xml version="1.0" encoding="UTF-8"?>\n'
    + '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
    + `${paths.map(entry).join('\n')}\n</urlset>\n`;
}
