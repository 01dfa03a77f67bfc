import { useEffect, type RefObject } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import type { PlayerApi } from '../../../features/player/player-api.ts';
import { lateCode } from '../../late-code.ts';

/** Takes the page's live title to its beginning. @param asked the visit that asks for it; undefined for one that does not */
export function useBeginAgain(api: RefObject<PlayerApi | null>, asked: string | undefined): void {
  const { context } = useRuntime().store;
  useEffect(() => {
    if (asked === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const load = lateCode(() => import('../../../store/playback/live/begin-again.ts'));
    load.then(({ beginAgain }) => {
      if (!isLeft && api.current) stop = beginAgain(api.current.player, context.now);
      // Without it the title plays at its edge, where its own button leads back.
    }, () => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [api, asked, context]);
}
