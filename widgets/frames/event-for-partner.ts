import type { FilterEvent } from '../../bridge/frame/session/frame-session.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import { pairwiseIdOf } from '../../src/session/pairwise-id.ts';
import { changeForPartner, holdsScope } from './change-for-partner.ts';

type Peer = Parameters<FilterEvent>[2];

/** What a partner may know of who is watching: an id for its origin alone, and the name where its grants say so. */
async function viewerForPartner({ who, profileType, sessionEnded, displayName }: Viewer, { origin, grants }: Peer, key: string | undefined): Promise<Viewer> {
  const id = key === undefined ? undefined : await pairwiseIdOf(key, origin);
  return {
    who,
    ...(id === undefined ? {} : { id }),
    ...(displayName !== undefined && holdsScope(grants, 'name') ? { displayName } : {}),
    ...(profileType ? { profileType } : {}),
    ...(sessionEnded ? { sessionEnded } : {}),
  };
}

/**
 * What of a frame's event one page may be told.
 *
 * @param pairwiseKey what the viewer's ids for partners are made with, as it is now
 */
export const filterForPartners = (pairwiseKey: () => string | undefined): FilterEvent => (name, data, peer) => {
  if (name === 'changed') return changeForPartner(peer.grants, data as Changed);
  return name === 'sessionchange' || name === 'signedin' ? viewerForPartner(data as Viewer, peer, pairwiseKey()) : data;
};
