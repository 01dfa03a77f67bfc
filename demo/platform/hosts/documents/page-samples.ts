/**
 * What `{{film}}` and its like stand for on the pages of a partner: real ids of the seed, the same in every tenant.
 */
export const pageSamples = {
  /** Free to watch. */
  film: 'vod:1001',
  otherFilm: 'vod:1002', otherFilmId: '1002',
  /** Opens to holders of a licence. */
  paid: 'vod:1003',
  live: 'live:2001',
  bucket: 'featured',
  licence: 'pass',
} as const;

const ownTenants: ReadonlyMap<string, string> = new Map(Object.entries<string>({ 'arabic.html': 'cinema' }));

/** The tenant that a page was written for, when its address names none. */
export const ownTenantOf = (path: string): string | undefined => ownTenants.get(path);
