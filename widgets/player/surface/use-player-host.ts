import { useLayoutEffect, useMemo } from 'react';
import { PlayFailure } from '../../../src/store/playback/play-failure.ts';
import type { PlayerHost } from '../player-properties.ts';
import { emitAsMedia } from './emit-as-media.ts';
import { mediaSlotOf } from './media-slot.ts';

/** A player's element for its component: errors are told as a media element's as well, and nobody waits for an element that left its page. */
export function usePlayerHost(given: PlayerHost): PlayerHost {
  const { element } = given;
  useLayoutEffect(() => {
    const slot = mediaSlotOf(element);
    slot.setFailure(undefined);
    return () => slot.setFailure(new PlayFailure('aborted'));
  }, [element]);
  return useMemo(() => ({ ...given, emit: emitAsMedia(element, given.emit) as PlayerHost['emit'] }), [given, element]);
}
