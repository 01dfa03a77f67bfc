import { lazy, Suspense } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { ErrorBoundary } from '../../../parts/feedback/error-boundary.tsx';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { play } from '../../../ui/icon/card-icons.ts';
import { expand, pause, shrink, skipBack, skipForward } from '../../../ui/icon/media-icons.ts';
import { Timeline } from './timeline.tsx';
import { togglePlay } from '../use-player-keys.ts';
import { VolumeControl } from './volume-control.tsx';

/** Captions are known after the first frame at the earliest: the menu travels behind it. */
const CaptionsMenu = lazy(() => import('./captions-menu.tsx').then((module) => ({ default: module.CaptionsMenu })));

const STEP = 10;

/** Everything a hand needs, along the lower edge. */
export function Controls({ player, onMenu }: { player: Player; onMenu(open: boolean): void }) {
  const label = useLabel();
  const paused = useSignal(player.paused);
  const fullscreen = useSignal(player.fullscreen);
  return (
    <div className="fl-player__controls" part="controls">
      <Timeline player={player} />
      <div className="fl-player__bar">
        <IconButton label={label(paused ? 'play' : 'pause')} path={paused ? play : pause} part="play-button" onClick={() => togglePlay(player)} />
        <span className="fl-player__extra">
          <IconButton label={label('skipBack', { seconds: STEP })} path={skipBack} part="skip-button" onClick={() => void player.seekBy(-STEP)} />
          <IconButton label={label('skipForward', { seconds: STEP })} path={skipForward} part="skip-button" onClick={() => void player.seekBy(STEP)} />
        </span>
        <VolumeControl player={player} />
        <PlayerTime player={player} />
        <span className="fl-player__gap" />
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}><CaptionsMenu player={player} onOpen={onMenu} /></Suspense>
        </ErrorBoundary>
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
  const duration = useSignal(player.duration);
  const position = useSignal(player.position);
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
  if (duration === undefined) return null;
  return (
    <span className="fl-player__time" part="time" dir="ltr">
      {clockTimeOf(position, duration >= 3600)}<span className="fl-player__duration"> / {clockTimeOf(duration)}</span>
    </span>
  );
}
