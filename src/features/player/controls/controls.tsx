import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { play } from '../../../ui/icon/card-icons.ts';
import { expand, pause, shrink, skipBack, skipForward } from '../../../ui/icon/media-icons.ts';
import { togglePlay } from '../keys/toggle-play.ts';
import type { PartPlace } from '../late/late-part.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { TitleTime } from './title-time.tsx';
import { VolumeControl } from './volume-control.tsx';

const STEP = 10;

interface ControlsProps {
  player: Player;
  /** Brings the sheets where nothing else did. */
  adopt?(node: Element | null): void;
  /** Draws what is fetched when it is called for. */
  parts(place: PartPlace): ReactNode;
}

/** Everything a hand needs, along the lower edge. */
export function Controls({ player, parts, adopt }: ControlsProps) {
  const label = useLabel();
  const paused = useSignal(player.paused);
  const fullscreen = useSignal(player.fullscreen);
  return (
    <div ref={adopt} className="fl-player__controls" part="controls">
      <Timeline player={player} parts={parts} />
      <div className="fl-player__bar">
        <span className="fl-player__transport">
          <IconButton label={label(paused ? 'play' : 'pause')} path={paused ? play : pause} part="play-button" onClick={() => togglePlay(player)} />
          <span className="fl-player__extra">
            <IconButton label={label('skipBack', { seconds: STEP })} path={skipBack} part="skip-button" onClick={() => void player.seekBy(-STEP)} />
            <IconButton label={label('skipForward', { seconds: STEP })} path={skipForward} part="skip-button" onClick={() => void player.seekBy(STEP)} />
          </span>
        </span>
        {parts('bar-start')}
        <VolumeControl player={player} />
        <PlayerTime player={player} />
        <span className="fl-player__gap" />
        {parts('bar-end')}
        <IconButton
          label={label(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
          path={fullscreen ? shrink : expand}
          part="fullscreen-button"
          onClick={() => void player.toggleFullscreen().catch(() => undefined)}
        />
      </div>
    </div>
  );
}

/** How far the title is; live shows whether this is now, and the way back to now. */
function PlayerTime({ player }: { player: Player }) {
  const label = useLabel();
  const live = useSignal(player.live);
  const behind = useSignal(player.behindLive);
  if (live) {
    const late = behind > 0;
    return (
      <button
        type="button"
        className={late ? 'fl-player__live fl-player__live--behind' : 'fl-player__live'}
        part="live"
        aria-disabled={!late || undefined}
        aria-label={label(late ? 'goLive' : 'liveNow')}
        onClick={() => late && void player.seekToLive()}
      >
        {label('live')}
      </button>
    );
  }
  return <TitleTime player={player} />;
}
