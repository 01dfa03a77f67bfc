import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { priceMigrations as answered } from '../../../../src/contracts/purchase/offers/price-migrations.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { type PriceMigrationRow, priceMigrations, type PriceVersionRow, priceVersions } from '../../db/tables/purchase/price-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';

type Told = z.input<typeof answered>['migrations'][number];

const iso = (at: number): string => new Date(at).toISOString();

function versionIn(versions: PriceVersionRow[], { sku }: PriceMigrationRow, wanted: number): Told['before'] {
  const found = versions.find((one) => one.sku === sku && one.version === wanted);
  if (!found) throw new PlatformError(500, 'price-version-missing');
  const { version, amount, scale, currency } = found;
  return { version, amount, scale, currency };
}

function presentMigration(row: PriceMigrationRow, versions: PriceVersionRow[]): Told {
  const { id, licenceId, sku, asksConsent, status, stage, announcedAt, effectiveAt, answeredAt, closedAt } = row;
  return {
    id, licenceId, sku, before: versionIn(versions, row, row.fromVersion), after: versionIn(versions, row, row.toVersion), asksConsent, status, stage,
    announcedAt: iso(announcedAt), effectiveAt: iso(effectiveAt), ...(answeredAt === null ? {} : { answeredAt: iso(answeredAt) }), ...(closedAt === null ? {} : { closedAt: iso(closedAt) }),
  };
}

/** The new prices of a member, those that are over too. @source spec 2 §7 "/api/v3/price-version-migration" */
export const priceMigrationRoutes = [
  defineRoute({
    name: 'readPriceMigrations', method: 'GET', path: '/api/v3/price-version-migration', auth: 'member', ability: 'seePurchases', input: nothing, output: answered,
    answer: async (_input, { context: { db }, realm: { realm }, user }) => {
      const rows = await db.select().from(priceMigrations).where(and(eq(priceMigrations.realm, realm), eq(priceMigrations.accountId, user.id))).orderBy(desc(priceMigrations.announcedAt), desc(priceMigrations.id));
      const versions = rows.length === 0 ? [] : await db.select().from(priceVersions).where(eq(priceVersions.realm, realm));
      return { migrations: rows.map((row) => presentMigration(row, versions)) };
    },
  }),
];
