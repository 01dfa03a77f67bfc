import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { debugPaths } from './debug.ts';
import { defaultPaths } from './default.ts';
import type { PathSet } from './path-set.ts';

/** The country code that chooses a path set. */
export type CountryCode = RealmSettings['countryCode'];

/** All path sets. ES and PT use the default one for now. */
export const pathSets: readonly PathSet[] = [defaultPaths, debugPaths];

/** The paths of a deployment. @source spec 1 §2.1 "chosen by a country code (ES, PT, DEBUG, otherwise the default set)" */
export function pathSetOf(countryCode: CountryCode | undefined): PathSet {
  return countryCode === 'DEBUG' ? debugPaths : defaultPaths;
}
