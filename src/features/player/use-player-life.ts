import { effect, untracked } from '@preact/signals-core';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocale } from '../../binding/use-locale.ts';
import type { Player } from '../../store/playback/player.ts';
import { followElementStates } from './element-states.ts';
import { emitMediaEvents, emitPlayerEvents } from './emit-player-events.ts';
import { playerApi } from './player-api.ts';
import type { PlayerProps } from './player-props.ts';

/**
 * Joins a player to its element and its page for as long as both stand, and opens what it is given.
 *
 * Before the browser paints: the first frame does not wait for an empty picture.
 */
export function usePlayerLife(player: Player, props: PlayerProps, box: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>): void {
  const { content, autoplay, startAt, muted = false } = props;
  // A page may hand in another callback at each drawing; the newest one is called.
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    if (!video.current || !box.current) return;
    const { expose, setState } = latest.current;
    const emit: PlayerProps['emit'] = (...event) => latest.current.emit(...event);
    const stops = [player.attach(video.current, box.current), emitMediaEvents(video.current, emit), emitPlayerEvents(player, emit)];
    if (setState) stops.push(followElementStates(player, setState));
    expose?.(playerApi(player, video.current, () => player.content.peek()));
    return () => {
      expose?.(null);
      stops.reverse().forEach((stop) => stop());
    };
  }, [player]);

  const wasMuted = useRef(false);
  useLayoutEffect(() => {
    // What the page asks for is no choice of the viewer, which would be kept for the next player.
    if (video.current && muted !== wasMuted.current) video.current.muted = muted;
    wasMuted.current = muted;
  }, [player, muted]);

  const { locale } = useLocale();
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current !== locale) player.recheck();
    spoken.current = locale;
  }, [player, locale]);

  useLayoutEffect(() => effect(() => {
    const wanted = content.value;
    if (!wanted) untracked(() => { if (player.content.peek()) player.close(); });
    else untracked(() => void player.open(wanted, { autoplay: autoplay?.peek() ?? false, startAt: startAt?.peek(), onReplaced: latest.current.onTitle }));
  }), [player, content]);
}
