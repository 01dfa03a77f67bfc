import type { FilterEvent } from '../../bridge/frame/session/frame-session.ts';
import type { Grants } from '../../bridge/contract/origins/grants.ts';
import type { PartnerScope } from '../api/partner-calls.ts';
import type { PublicPlayerState } from '../features/player/public-state.ts';
import type { Player } from '../store/playback/player.ts';

const history: PartnerScope = 'history';

/** The events that there are only where a title does not stand at its beginning. */
const ofPlace: ReadonlySet<string> = new Set(['seeking', 'seeked', 'chapterchange', 'skipmarker']);

/**
 * Whether a page may not know where a title stands: the place was kept elsewhere, and is `history`.
 *
 * It is the same for every title that nobody has played or moved here, so that a page does not learn which of them the viewer began.
 */
export const hidesPlace = ({ content, placed }: Player, { calls }: Grants): boolean =>
  content.peek()?.kind === 'vod' && !placed.peek() && !calls.includes(history);

type Placed = Pick<PublicPlayerState, 'position' | 'buffered' | 'status'>;

/** A state, or the facts of an event, as of a title that stands at its beginning. */
export function withoutPlace<T>(facts: T): T {
  const { position, buffered, status } = (facts ?? {}) as Partial<Placed>;
  return {
    ...facts,
    ...(position === undefined ? {} : { position: 0 }),
    ...(buffered === undefined ? {} : { buffered: [] }),
    // An engine seeks to the place while it loads.
    ...(status === 'seeking' ? { status: 'loading' } : {}),
  };
}

/** Tells a page without the grant `history` nothing of the place. @param player undefined while there is none */
export const filterPlace = (player: () => Player | undefined): FilterEvent => (name, data, { grants }) => {
  const told = player();
  if (typeof data !== 'object' || data === null || name === 'ad' || !told || !hidesPlace(told, grants)) return data;
  return ofPlace.has(name) ? undefined : withoutPlace(data);
};
