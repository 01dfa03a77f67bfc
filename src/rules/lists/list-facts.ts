import type { Watchlist } from '../../contracts/lists/watchlist.ts';

/** A list as the product speaks of it. */
export type ListFacts = Omit<Watchlist, 'watchlistExternalId' | 'ownerExternalId'> & {
  id: string;
  /** As addresses name the owner. */
  owner: string;
};

/**
 * What is known of a list.
 *
 * chosen: on a partner's page, which is not told whose a list is, its owner is named `me` or `shared`; the platform reads both
 */
export function listFacts({ watchlistExternalId: id, ownerExternalId, ...facts }: Omit<Watchlist, 'ownerExternalId'> & { ownerExternalId?: string }): ListFacts {
  return { ...facts, id, owner: ownerExternalId ?? (facts.ownership === 'OWNED' ? 'me' : 'shared') };
}

/** Whether its titles may be changed. @source spec 1 §6 "Only owned watchlists may be changed; shared ones may be saved" */
export const isChangeable = ({ ownership }: Pick<ListFacts, 'ownership'>): boolean => ownership === 'OWNED';

/** Whether it is named and deleted by its owner. chosen: not the system's list, which everybody has */
export const isNamed = (list: Pick<ListFacts, 'ownership' | 'systemDefinedType'>): boolean => isChangeable(list) && list.systemDefinedType === undefined;
