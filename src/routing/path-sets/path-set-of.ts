import type { RealmSettings } from '../../contracts/realm/realm-settings.ts';
import { defaultPaths } from './default.ts';
import type { PathSet } from './path-set.ts';

/** The country code that chooses a path set. */
export type CountryCode = RealmSettings['countryCode'];

const loaders: Partial<Record<CountryCode, () => Promise<PathSet>>> = {
  ES: async () => (await import('./es.ts')).esPaths,
  PT: async () => (await import('./pt.ts')).ptPaths,
  DEBUG: async () => (await import('./debug.ts')).debugPaths,
};
const loaded = new Map<CountryCode | undefined, PathSet>();

/** Fetches the paths of a deployment, unless it has the default ones. Called wherever settings are read, before any path is written or matched. */
export async function loadPathSet(code: CountryCode): Promise<void> {
  const load = loaders[code];
  if (load && !loaded.has(code)) loaded.set(code, await load());
}

/** Fetches every set: an address may be written in the words of another deployment. */
export async function loadEveryPathSet(): Promise<void> {
  await Promise.all((Object.keys(loaders) as CountryCode[]).map(loadPathSet));
}

/** Whether no set is left to fetch. */
export const knowsEveryPathSet = (): boolean => loaded.size === Object.keys(loaders).length;

/** The default paths and those that were fetched. */
export function knownPathSets(): readonly PathSet[] {
  return [defaultPaths, ...loaded.values()];
}

/** The paths of a deployment. @source spec 1 §2.1 "chosen by a country code (ES, PT, DEBUG, otherwise the default set)" */
export function pathSetOf(countryCode: CountryCode | undefined): PathSet {
  return loaded.get(countryCode) ?? defaultPaths;
}
