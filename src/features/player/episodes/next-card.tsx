import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { nextCardOf } from '../../../rules/playback/next-episode.ts';
import { readPreferences } from '../../../store/playback/preferences/viewer-preferences.ts';
import { Button } from '../../../ui/button/button.tsx';
import { play } from '../../../ui/icon/card-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { nextCardStateOf } from './next-card-state.ts';
import { useAdjacent } from './use-adjacent.ts';
import sheet from './episodes.css';

/**
 * What follows, near the end of a title: counted down in the title's own time, so that a pause holds it.
 *
 * With the viewer's preference off it waits for a press. Once cancelled it stays away until another title. Ads after the title play first.
 *
 * @source design/player.md "next-episode card"; spec 1 §3 "User preferences: … autoAdvance"
 */
export function NextCard({ player, lead, box }: LatePartProps) {
  const label = useLabel();
  const item = useSignal(player.item);
  const duration = useSignal(player.duration);
  const position = useSignal(player.position);
  const ended = useSignal(player.ended);
  const ad = useSignal(player.ad);
  const advances = useAutoAdvance();
  const { next, titleOf } = useAdjacent(player);
  const state = nextCardStateOf(player);
  const cancelled = useSignal(state.cancelled);
  const adopt = useSheet(sheet);
  const card = item && duration !== undefined ? nextCardOf(item, duration) : undefined;
  const isShown = !ad && next !== undefined && card !== undefined && cancelled !== item?.id && (ended || position >= card.from);
  const left = card && advances ? Math.max(0, Math.ceil(card.advanceAt - position)) : undefined;
  const gone = useRef<string>(undefined);
  const go = () => {
    if (!next || gone.current === item?.id) return;
    gone.current = item?.id;
    lead(titleOf(next.id));
  };
  const isDue = isShown && advances === true && (ended || left === 0);
  useEffect(() => {
    if (!isDue) return;
    // Ads that follow the end are told of it in the same task, and take the screen before this one.
    const timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [isDue]);
  useEffect(() => {
    state.isShown.value = isShown;
    return () => { state.isShown.value = false; };
  }, [state, isShown]);
  if (!isShown || !next) return null;
  const cancel = () => {
    // The card goes; who came by keys goes on in the player.
    box.focus({ preventScroll: true });
    state.cancelled.value = item?.id;
  };
  return (
    <div
      ref={adopt}
      className="fl-player__next"
      part="next-card"
      role="region"
      aria-label={label('upNext')}
      onKeyDown={(event) => { if (event.key === 'Escape') { event.stopPropagation(); cancel(); } }}
    >
      {next.thumbnailUrl && <img src={next.thumbnailUrl} alt="" decoding="async" />}
      <div className="fl-player__next-words">
        <p className="fl-player__next-when">{left === undefined ? label('upNext') : label('upNextIn', { seconds: left })}</p>
        <p className="fl-player__next-title" dir="auto">{next.title}</p>
        <div className="fl-player__next-actions">
          <Button variant="primary" size="small" icon={play} part="next-play" onClick={go}>{label('playNext')}</Button>
          <Button variant="ghost" size="small" part="next-cancel" onClick={cancel}>{label('stayHere')}</Button>
        </div>
      </div>
    </div>
  );
}

/** @returns undefined until the platform has said it: nothing begins by itself before */
function useAutoAdvance(): boolean | undefined {
  const { context } = useRuntime().store;
  const [advances, setAdvances] = useState<boolean>();
  useEffect(() => {
    let isWanted = true;
    void readPreferences(context).then(({ autoAdvance }) => { if (isWanted) setAdvances(autoAdvance); });
    return () => { isWanted = false; };
  }, [context]);
  return advances;
}
