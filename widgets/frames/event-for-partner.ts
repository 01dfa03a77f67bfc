import type { FilterEvent } from '../../bridge/frame/session/frame-session.ts';
import type { Changed } from '../../src/contracts/wire/changed.ts';
import type { Viewer } from '../../src/contracts/identity/viewer.ts';
import { changeForPartner, holdsScope } from './change-for-partner.ts';

type Peer = Parameters<FilterEvent>[2];
/** The viewer's id for one origin, as it is now. */
type PairwiseId = (origin: string) => Promise<string | undefined>;

/** What a partner may know of who is watching: an id for its origin alone, and the name where its grants say so. */
async function viewerForPartner({ who, profileType, sessionEnded, displayName }: Viewer, { origin, grants }: Peer, pairwiseId: PairwiseId): Promise<Viewer> {
  const id = await pairwiseId(origin);
  return {
    who,
    ...(id === undefined ? {} : { id }),
    ...(displayName !== undefined && holdsScope(grants, 'name') ? { displayName } : {}),
    ...(profileType ? { profileType } : {}),
    ...(sessionEnded ? { sessionEnded } : {}),
  };
}

/** What of a frame's event one page may be told. */
export const filterForPartners = (pairwiseId: PairwiseId): FilterEvent => (name, data, peer) => {
  if (name === 'changed') return changeForPartner(peer.grants, data as Changed);
  return name === 'sessionchange' || name === 'signedin' ? viewerForPartner(data as Viewer, peer, pairwiseId) : data;
};
