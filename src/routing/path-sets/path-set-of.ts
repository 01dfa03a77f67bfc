import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { defaultPaths } from './default.ts';
import type { PathSet } from './path-set.ts';

/** The country code that chooses a path set. */
export type CountryCode = RealmSettings['countryCode'];

const loaded = new Map<CountryCode | undefined, PathSet>();

/**
 * Fetches the paths of a deployment. Called wherever settings are read, before any path is written or matched.
 *
 * The default set needs no fetch. ES and PT use it for now.
 */
export async function loadPathSet(countryCode: CountryCode): Promise<void> {
  if (countryCode === 'DEBUG' && !loaded.has(countryCode)) loaded.set(countryCode, (await import('./debug.ts')).debugPaths);
}

/** The default paths and those that were fetched. */
export function knownPathSets(): readonly PathSet[] {
  return [defaultPaths, ...loaded.values()];
}

/** The paths of a deployment. @source spec 1 §2.1 "chosen by a country code (ES, PT, DEBUG, otherwise the default set)" */
export function pathSetOf(countryCode: CountryCode | undefined): PathSet {
  return loaded.get(countryCode) ?? defaultPaths;
}
