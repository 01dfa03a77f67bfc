import { useEffect } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { followMediaSession } from './media-session.ts';
import { resumeWhenSeen } from './page-visibility.ts';
import { keepAwake } from './wake-lock.ts';

/** Joins a player to the system that it runs on; draws nothing. What a browser lacks is left out. */
export function SystemPart({ player, video, screen: { neighbours } }: LatePartProps): null {
  const { name } = useRuntime().store.context.settings;
  useEffect(() => {
    const stops = [
      resumeWhenSeen(player, video),
      ...('mediaSession' in navigator ? [followMediaSession(player, neighbours, name)] : []),
      ...('wakeLock' in navigator ? [keepAwake(player)] : []),
    ];
    return () => stops.forEach((stop) => stop());
  }, [player, video, neighbours, name]);
  return null;
}
