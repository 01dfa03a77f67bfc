import { useSignal } from '../../../binding/use-signal.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { note } from '../../../ui/icon/title-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './episodes.css';

/** The face of a title without pictures: its artwork and its name, in a lower box. @source spec 1 §3 "audioOnly" */
export function AudioFace({ player }: LatePartProps) {
  const item = useSignal(player.item);
  const adopt = useSheet(sheet);
  if (!item) return null;
  const art = item.posterUrl ?? item.thumbnailUrl;
  return (
    <div ref={adopt} className="fl-player__audio" part="audio-face">
      <img className="fl-player__audio-ground" src={item.heroUrl ?? art} alt="" decoding="async" />
      <img className="fl-player__audio-art" src={art} alt="" decoding="async" />
      <div className="fl-player__audio-words">
        <Icon path={note} />
        <p dir="auto">{item.title}</p>
        {item.description && <p className="fl-player__audio-lead" dir="auto">{item.description}</p>}
      </div>
    </div>
  );
}
