import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { debugPaths } from './debug.ts';
import { defaultPaths } from './default.ts';
import type { PathSet } from './path-set.ts';

/** Which language the addresses of a deployment are in. */
export type CountryCode = RealmSettings['countryCode'];

/** The sets that are written. ES and PT speak the default one until theirs are. */
export const pathSets: readonly PathSet[] = [defaultPaths, debugPaths];

/** The paths of a deployment. @source spec 1 §2.1 "chosen by a country code (ES, PT, DEBUG, otherwise the default set)" */
export function pathSetOf(countryCode: CountryCode | undefined): PathSet {
  return countryCode === 'DEBUG' ? debugPaths : defaultPaths;
}
