import { useEffect, useRef, type RefObject } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { MultiView } from '../../../store/playback/multi-view/multi-view.ts';
import type { Tile } from '../../../store/playback/multi-view/tile.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { expand, volume, volumeOff } from '../../../ui/icon/media-icons.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

interface TileViewProps {
  tile: Tile;
  multi: MultiView;
  /** What goes fullscreen: all tiles together. */
  box: RefObject<HTMLElement | null>;
  /** It stands in the first place already. */
  isMain: boolean;
}

/** One angle: its picture, its name, and whether it is heard. A press gives it the sound. */
export function TileView({ tile, multi, box, isMain }: TileViewProps) {
  const label = useLabel();
  const video = useRef<HTMLVideoElement>(null);
  const isHeard = useSignal(multi.audible) === tile;
  const status = useSignal(tile.player.status);
  const { id, title } = tile.video;
  useEffect(() => (video.current && box.current ? tile.attach(video.current, box.current) : undefined), [tile, box]);
  const hasFailed = status === 'error' || status === 'start-failed' || status === 'waiting-to-start';
  return (
    <div className={isHeard ? 'fl-multi__tile fl-multi__tile--heard' : 'fl-multi__tile'} part="tile" data-status={status}>
      <video ref={video} className="fl-player__video" playsInline tabIndex={-1} />
      {hasFailed && (
        <div className="fl-multi__failure" role="alert">
          <p>{label('angleUnavailable', { title })}</p>
          <button type="button" className="fl-multi__retry" onClick={() => void tile.player.retry()}>{label('retry')}</button>
        </div>
      )}
      {(status === 'loading' || status === 'buffering') && <div className="fl-player__centre fl-player__centre--waiting"><Spinner /></div>}
      <div className="fl-multi__bar">
        <button type="button" className="fl-multi__name" aria-pressed={isHeard} aria-label={label('listenToAngle', { title })} onClick={() => multi.setAudible(id)}>
          <Icon path={isHeard ? volume : volumeOff} />
          <bdi>{title}</bdi>
        </button>
        {!isMain && (
          <button type="button" className="fl-multi__main" aria-label={label('enlargeAngle', { title })} onClick={() => multi.setMain(id)}>
            <Icon path={expand} />
          </button>
        )}
      </div>
    </div>
  );
}
