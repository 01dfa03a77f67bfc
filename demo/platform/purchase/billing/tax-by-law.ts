import type { TaxSeed } from '../../db/tables/realm-tables.ts';

/**
 * What the law of a country says of every price there, whatever its tenant asks elsewhere.
 *
 * @source DE: Umsatzsteuergesetz § 12 (19 %) and Preisangabenverordnung § 3 (prices with tax); AE: Federal Decree-Law 8 of 2017 (5 %, included); JP: Consumption Tax Act (10 %), total
 * prices since April 2021; KW: none. chosen: these countries, whose customers the seed has, beside the US, whose tax its states say
 */
const byLaw: ReadonlyMap<string, TaxSeed> = new Map(Object.entries<TaxSeed>({
  DE: { percent: 19, inclusive: true },
  AE: { percent: 5, inclusive: true },
  JP: { percent: 10, inclusive: true },
  KW: { percent: 0, inclusive: true },
}));

/** The tax of a country; undefined where the tenant's own rate holds. */
export const taxByLaw = (country: string | undefined): TaxSeed | undefined => (country === undefined ? undefined : byLaw.get(country));
