import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { defaultPaths } from './default.ts';
import type { PathSet } from './path-set.ts';

/** The country code that chooses a path set. */
export type CountryCode = RealmSettings['countryCode'];

let others: Readonly<Partial<Record<string, PathSet>>> | undefined;

/** Fetches the paths of a deployment, unless it has the default ones. Called wherever settings are read, before any path is written or matched. */
export async function loadPathSet(code: CountryCode): Promise<void> {
  if (code !== 'DEFAULT') await loadEveryPathSet();
}

/** Fetches every set: an address may be written in the words of another deployment. */
export async function loadEveryPathSet(): Promise<void> {
  others ??= (await import('./other-path-sets.ts')).otherPathSets;
}

/** Whether no set is left to fetch. */
export const knowsEveryPathSet = (): boolean => others !== undefined;

/** The default paths and those that were fetched. */
export function knownPathSets(): readonly PathSet[] {
  return [defaultPaths, ...Object.values(others ?? {}).filter((set) => set !== undefined)];
}

/** The paths of a deployment. @source spec 1 §2.1 "chosen by a country code (ES, PT, DEBUG, otherwise the default set)" */
export function pathSetOf(countryCode: CountryCode | undefined): PathSet {
  return others?.[countryCode!] ?? defaultPaths;
}
