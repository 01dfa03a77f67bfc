import { useEffect, useState } from 'react';

/** Where the browser shows the video alone, without what we draw over it. */
const ALONE = { begin: ['enterpictureinpicture', 'webkitbeginfullscreen'], end: ['leavepictureinpicture', 'webkitendfullscreen'] } as const;

/**
 * Lets the browser draw captions while it shows the video alone: in picture-in-picture, and in fullscreen on an iPhone.
 *
 * @returns whether it does
 */
export function useNativeCaptions(track: TextTrack | undefined, video: HTMLVideoElement): boolean {
  const [isAlone, setIsAlone] = useState(() => globalThis.document.pictureInPictureElement === video);
  useEffect(() => {
    const begin = () => setIsAlone(true);
    const end = () => setIsAlone(false);
    for (const name of ALONE.begin) video.addEventListener(name, begin);
    for (const name of ALONE.end) video.addEventListener(name, end);
    return () => {
      for (const name of ALONE.begin) video.removeEventListener(name, begin);
      for (const name of ALONE.end) video.removeEventListener(name, end);
    };
  }, [video]);
  useEffect(() => {
    if (!track) return;
    track.mode = isAlone ? 'showing' : 'hidden';
    return () => { if (track.mode === 'showing') track.mode = 'hidden'; };
  }, [track, isAlone]);
  return isAlone;
}
