import type { CSSProperties } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockTimeOf } from '../../../rules/playback/playback-time.ts';
import { maySkip, type SpotOnScreen } from '../../../store/playback/ads/play-spot.ts';
import type { AdView } from '../../../store/playback/ads/run-ads.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { play as playIcon } from '../../../ui/icon/card-icons.ts';
import { expand, pause, shrink, volume, volumeOff } from '../../../ui/icon/media-icons.ts';

interface AdControlsProps {
  view: AdView & { onScreen: SpotOnScreen };
  player: Player;
  box: HTMLElement;
}

/** What a viewer can do with an ad: pause it, silence it, follow its link, skip it where it allows. It cannot be sought in. */
export function AdControls({ view: { index, count, onScreen }, player, box }: AdControlsProps) {
  const label = useLabel();
  const position = useSignal(onScreen.position);
  const duration = useSignal(onScreen.duration);
  const left = duration === undefined ? undefined : clockTimeOf(Math.ceil(Math.max(0, duration - position)));
  const name = label(count > 1 ? 'adOf' : 'advertisement', { index, count });
  return (
    <div className="fl-player__ad" part="ad" role="group" aria-label={name}>
      <p className="fl-player__ad-name" part="ad-name"><span>{name}</span>{left && <span dir="ltr"> · {left}</span>}</p>
      <div className="fl-player__ad-side">
        <AdLink onScreen={onScreen} />
        <SkipAd onScreen={onScreen} position={position} box={box} />
      </div>
      <div className="fl-player__ad-bar">
        <div
          className="fl-player__ad-progress"
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={duration ? Math.round((position / duration) * 100) : 0}
          dir="ltr"
          style={{ '--fl-at': duration ? Math.min(1, position / duration) : 0 } as CSSProperties}
        />
        <AdButtons onScreen={onScreen} player={player} />
      </div>
    </div>
  );
}

/** A real link, so that a viewer sees where it leads and may open it as they like. */
function AdLink({ onScreen }: { onScreen: SpotOnScreen }) {
  const label = useLabel();
  const { spot: { clickUrl, title } } = onScreen;
  if (!clickUrl) return null;
  return (
    <a className="fl-player__ad-link" part="ad-link" href={clickUrl} target="_blank" rel="noopener noreferrer" title={title ?? undefined} onClick={() => onScreen.click()}>
      {label('adLearnMore')}
    </a>
  );
}

function SkipAd({ onScreen, position, box }: { onScreen: SpotOnScreen; position: number; box: HTMLElement }) {
  const label = useLabel();
  const { spot } = onScreen;
  if (spot.skipAfter === undefined) return null;
  const isOpen = maySkip(spot, position);
  const skip = () => {
    if (!isOpen) return;
    box.focus({ preventScroll: true });
    onScreen.skip();
  };
  return (
    <button type="button" className="fl-player__ad-skip" part="ad-skip" aria-disabled={!isOpen || undefined} onClick={skip}>
      {isOpen ? label('skipAd') : label('skipAdIn', { seconds: Math.ceil(spot.skipAfter - position) })}
    </button>
  );
}

function AdButtons({ onScreen, player }: { onScreen: SpotOnScreen; player: Player }) {
  const label = useLabel();
  const paused = useSignal(onScreen.paused);
  const muted = useSignal(onScreen.muted);
  const fullscreen = useSignal(player.fullscreen);
  return (
    <div className="fl-player__ad-buttons" dir="ltr">
      <IconButton
        label={label(paused ? 'play' : 'pause')}
        path={paused ? playIcon : pause}
        part="ad-play-button"
        onClick={() => (paused ? void onScreen.play().catch(() => undefined) : onScreen.pause())}
      />
      <IconButton label={label(muted ? 'unmute' : 'mute')} path={muted ? volumeOff : volume} part="ad-mute-button" onClick={() => onScreen.setMuted(!muted)} />
      <span className="fl-player__gap" />
      <IconButton
        label={label(fullscreen ? 'leaveFullscreen' : 'fullscreen')}
        path={fullscreen ? shrink : expand}
        part="ad-fullscreen-button"
        onClick={() => void player.toggleFullscreen().catch(() => undefined)}
      />
    </div>
  );
}
