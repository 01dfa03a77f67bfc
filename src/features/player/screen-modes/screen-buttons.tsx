import { signal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { pictureInPicture, theatre as theatreIcon } from '../../../ui/icon/player-icons.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { canBeSmall, toggleSmallWindow } from './small-window.ts';

const noTheatre = signal(false);

/**
 * The small window of the browser, and the whole width of the page where the page offers it.
 *
 * chosen: no small player of our own in the corner of the page; the browser's window stays above other programs too
 */
export function ScreenButtons({ player, video, given }: LatePartProps) {
  const label = useLabel();
  const fullscreen = useSignal(player.fullscreen);
  const isWide = useSignal(given.theatre ?? noTheatre);
  const isSmall = useSmallWindow(video);
  return (
    <span className="fl-player__screen-buttons">
      {canBeSmall(video) && (
        <IconButton label={label(isSmall ? 'leavePictureInPicture' : 'pictureInPicture')} path={pictureInPicture} part="picture-in-picture-button" onClick={() => void toggleSmallWindow(video)} />
      )}
      {given.theatre && !fullscreen && (
        <span className="fl-player__theatre-button">
          <IconButton
            label={label(isWide ? 'leaveTheatre' : 'theatre')}
            path={theatreIcon}
            part="theatre-button"
            onClick={() => { if (given.theatre) given.theatre.value = !isWide; }}
          />
        </span>
      )}
    </span>
  );
}

function useSmallWindow(video: HTMLVideoElement): boolean {
  const [isSmall, setIsSmall] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => setIsSmall(type === 'enterpictureinpicture');
    for (const name of ['enterpictureinpicture', 'leavepictureinpicture']) video.addEventListener(name, follow);
    return () => { for (const name of ['enterpictureinpicture', 'leavepictureinpicture']) video.removeEventListener(name, follow); };
  }, [video]);
  return isSmall;
}
