import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { SEEK_STEP } from '../../../rules/playback/keys/player-command.ts';
import type { Player } from '../../../store/playback/player.ts';
import { play } from '../../../ui/icon/card-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pause, skipBack, skipForward } from '../../../ui/icon/media-icons.ts';
import { togglePlay } from '../keys/toggle-play.ts';

/** Where the middle belongs to something else: the ring while waiting, the big button before and after. */
const busy: ReadonlySet<string> = new Set(['buffering', 'seeking', 'loading', 'ready', 'ended']);

/** Play and ten seconds either way in the middle of the film, for fingers; in place of the same buttons below. */
export function TouchControls({ player }: { player: Player }) {
  const label = useLabel();
  const paused = useSignal(player.paused);
  const isBusy = busy.has(useSignal(player.status));
  const blocked = useSignal(player.playbackBlocked) !== undefined;
  const step = (name: 'skipBack' | 'skipForward', seconds: number) => (
    <button type="button" className="fl-player__touch-button" part="skip-button" aria-label={label(name, { seconds: SEEK_STEP })} onClick={() => void player.seekBy(seconds)}>
      <Icon path={seconds < 0 ? skipBack : skipForward} />
    </button>
  );
  if (blocked) return null;
  return (
    <div className="fl-player__touch">
      {step('skipBack', -SEEK_STEP)}
      {isBusy
        ? <span className="fl-player__touch-button--play" />
        : (
          <button type="button" className="fl-player__touch-button fl-player__touch-button--play" part="play-button" aria-label={label(paused ? 'play' : 'pause')} onClick={() => togglePlay(player)}>
            <Icon path={paused ? play : pause} />
          </button>
        )}
      {step('skipForward', SEEK_STEP)}
    </div>
  );
}
