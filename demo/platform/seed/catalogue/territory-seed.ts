import type { Territory } from '../../playback/is-geoblocked.ts';
import { arenaVariants } from '../realm/realm-seed.ts';

const everywhere: Territory = { allowedCountries: null, blockedCountries: [] };

/** Titles with a rule of their own, by realm and id. The home country of all tenants is GB. */
const rules: ReadonlyMap<string, Readonly<Record<string, Territory>>> = new Map(Object.entries<Readonly<Record<string, Territory>>>({
  arena: {
    1005: { allowedCountries: ['ES', 'PT'], blockedCountries: [] },
    1021: { allowedCountries: null, blockedCountries: ['US'] },
    2002: { allowedCountries: null, blockedCountries: ['US'] },
  },
  cinema: {
    1005: { allowedCountries: ['US', 'CA'], blockedCountries: [] },
    1009: { allowedCountries: null, blockedCountries: ['US'] },
    2002: { allowedCountries: ['GB', 'IE'], blockedCountries: [] },
  },
}));

/** Where an item of the seed may be watched. Arena's variants show its catalogue. */
export const territoryOf = (realm: string, id: string): Territory => rules.get(arenaVariants.includes(realm) ? 'arena' : realm)?.[id] ?? everywhere;
