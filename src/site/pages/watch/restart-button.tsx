import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { ContentItem } from '../../../contracts/catalogue/content-item.ts';
import type { PlaybackDetails } from '../../../contracts/playback/playback-details.ts';
import { startPositionOf } from '../../../rules/playback/playback-start.ts';
import { restartOf } from '../../../store/playback/live/restart-of.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { restart } from '../../../ui/icon/title-icons.ts';

/** A title, and what its live page knows of it. */
export type Restarted = ContentItem & Pick<Partial<PlaybackDetails>, 'restartAvailable'>;

/**
 * Plays the page's title from its beginning, and a channel the programme that is on.
 *
 * @source spec 1 §4.1 "restart"; chosen: it moves the player that stands here, where the kind of action leads to an address; there for a
 *   video that goes on where it was left, and for a live title that the platform says can be restarted
 */
export function RestartButton({ player, item, kind }: { player: Player; item: Restarted; kind: 'live' | 'vod' }) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const outcome = useSignal(player.outcome);
  const content = useSignal(player.content);
  const isOffered = kind === 'live' ? item.restartAvailable === true : startPositionOf(undefined, item.watchProgress, item.duration) > 0;
  if (!isOffered || outcome || content?.kind !== kind) return null;
  const press = () => {
    const at = kind === 'live' ? restartOf(player, context.now()) : 0;
    if (at !== undefined) void player.seek(at);
    void player.play().catch(() => undefined);
  };
  return <Button variant="secondary" size="large" icon={restart} part="restart" onClick={press}>{label('restartProgramme')}</Button>;
}
