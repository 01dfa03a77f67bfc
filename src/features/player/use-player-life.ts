import { useLayoutEffect, type RefObject } from 'react';
import type { Player } from '../../store/playback/player.ts';
import { playerApi } from './player-api.ts';
import { keepStates, tellMedia, tellPlayer } from './player-events.ts';
import type { PlayerProps } from './player-props.ts';

/**
 * Joins a player to its element and its page for as long as both stand, and opens what it is given.
 *
 * Before the browser paints: the first frame does not wait for an empty picture.
 */
export function usePlayerLife(
  player: Player,
  { content, autoplay = false, startAt, muted = false, emit, expose, setState }: PlayerProps,
  box: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): void {
  const { kind, id } = content ?? {};

  useLayoutEffect(() => {
    if (!video.current || !box.current) return;
    const stops = [player.attach(video.current, box.current), tellMedia(video.current, emit), tellPlayer(player, emit)];
    if (setState) stops.push(keepStates(player, setState));
    expose?.(playerApi(player, video.current, () => player.content.peek()));
    return () => {
      expose?.(null);
      stops.reverse().forEach((stop) => stop());
    };
  }, [player]);

  useLayoutEffect(() => player.setMuted(muted), [player, muted]);

  useLayoutEffect(() => {
    if (kind && id) void player.open({ kind, id }, { autoplay, startAt });
  }, [player, kind, id]);
}
