import type { MouseEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { PlayerStatus } from '../../../store/playback/player-state.ts';
import type { Player } from '../../../store/playback/player.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { play } from '../../../ui/icon/card-icons.ts';
import { replay } from '../../../ui/icon/replay-icon.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

/** The middle of the picture: the big button before, a ring while waiting, the way back to the start after. */
export function PlayerCentre({ player, startsItself }: { player: Player; startsItself: boolean }) {
  const label = useLabel();
  const status = useSignal(player.status);
  const blocked = useSignal(player.playbackBlocked);
  const started = useSignal(player.started);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes; keys go on in the player, whoever pressed it.
    currentTarget.closest<HTMLElement>('[part="player"]')?.focus({ preventScroll: true });
    void player.play().catch(() => undefined);
  };
  const ended = status === 'ended';
  if (ended || blocked || (!started && (status === 'ready' || (!startsItself && status === 'loading')))) {
    const name = label(ended ? 'replay' : 'play');
    // Without its words it is not drawn: a button that a screen reader cannot name is none.
    return name && (
      <div className="fl-player__centre">
        <button type="button" className="fl-player__big-button" part="big-play-button" aria-label={name} onClick={press}>
          <Icon path={ended ? replay : play} />
        </button>
      </div>
    );
  }
  return isWaiting(status, startsItself) ? <div className="fl-player__centre fl-player__centre--waiting" part="buffering"><Spinner size="large" /></div> : null;
}

/** Whether a viewer waits for pictures. @param startsItself the title plays without a press of the viewer */
export const isWaiting = (status: PlayerStatus, startsItself: boolean): boolean =>
  status === 'buffering' || status === 'seeking' || (startsItself && (status === 'loading' || status === 'ready'));
