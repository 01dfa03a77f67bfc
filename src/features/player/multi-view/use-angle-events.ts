import { useEffect, useRef } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { MultiView } from '../../../store/playback/multi-view/multi-view.ts';
import type { Player } from '../../../store/playback/player.ts';
import { emitMediaEvents } from '../emit-player-events.ts';
import type { PlayerEvents } from '../events.ts';

const importFacts = () => import('../facts/tell-playback-facts.ts');

/** Tells the page what the leading angle's media does, what is known beside it, and which layout is shown. @param group all angles as one player */
export function useAngleEvents(multi: MultiView, group: Player, emit: Emit<PlayerEvents>): void {
  const latest = useRef(emit);
  latest.current = emit;
  const tell: Emit<PlayerEvents> = (...event) => latest.current(...event);
  const lead = useSignal(multi.lead);
  const layout = useSignal(multi.layout);
  useEffect(() => {
    const video = lead?.media();
    if (!video) return;
    const ends = [emitMediaEvents(video, tell)];
    let isHere = true;
    // Without them the page still hears the media.
    void importFacts().then(({ tellPlaybackFacts }) => { if (isHere) ends.push(tellPlaybackFacts(group, video, tell)); }, () => undefined);
    return () => {
      isHere = false;
      ends.forEach((end) => end());
    };
  }, [lead, group]);
  useEffect(() => {
    if (layout) tell('layout-change', { layout, layouts: [...multi.layouts.peek()] });
  }, [multi, layout]);
}
