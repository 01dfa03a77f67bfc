import { useState, type CSSProperties } from 'react';
import type { Thumbnail } from '../../../rules/playback/timeline/thumbnails.ts';

/** Pixels. chosen: large enough to recognise a face, small enough to stay above the timeline of a phone */
export function previewWidthOf(playerWidth: number): number {
  if (playerWidth < 420) return 96;
  return playerWidth < 900 ? 152 : 208;
}

/** A picture of its own, or its region of a sheet, scaled to a width. One that does not arrive is left out. */
export function PreviewPicture({ thumbnail: { url, region }, width }: { thumbnail: Thumbnail; width: number }) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  const scale = region ? width / region.width : 1;
  const sheet = region && { transformOrigin: '0 0', transform: `scale(${scale}) translate(${-region.x}px, ${-region.y}px)` };
  const height = region ? region.height * scale : (width * 9) / 16;
  return (
    <span className={region ? 'fl-player__preview-picture fl-player__preview-picture--sheet' : 'fl-player__preview-picture'} style={{ blockSize: height } as CSSProperties}>
      <img src={url} alt="" decoding="async" style={sheet} onError={() => setBroken(true)} />
    </span>
  );
}
