import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Button } from '../../../ui/button/button.tsx';
import { play } from '../../../ui/icon/card-icons.ts';
import { pause } from '../../../ui/icon/media-icons.ts';

/** chosen: a title that stands within its first seconds is played, not resumed */
const resumesAfterSeconds = 5;

/** Plays, resumes or pauses the page's player, and says which. Where the player says why it does not play, there is none. */
export function PlayButton({ player }: { player: Player }) {
  const label = useLabel();
  const status = useSignal(player.status);
  const outcome = useSignal(player.outcome);
  const isLive = useSignal(player.live);
  const isBegun = useSignal(player.position) > resumesAfterSeconds;
  if (outcome || status === 'idle' || status === 'waiting-to-start' || status === 'start-failed' || status === 'error') return null;
  const isPlaying = status === 'playing' || status === 'buffering' || status === 'seeking';
  const press = () => (isPlaying ? player.pause() : void player.play().catch(() => undefined));
  return (
    <Button variant={isPlaying ? 'secondary' : 'primary'} size="large" icon={isPlaying ? pause : play} loading={status === 'loading'} loadingLabel={label('loading')} part="play" onClick={press}>
      {label(isPlaying ? 'pause' : isBegun && !isLive ? 'resumeTitle' : 'play')}
    </Button>
  );
}
