import { useEffect, useState } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';

/** The captions of this moment, drawn by us: above the controls, and the same everywhere. */
export function CaptionLines({ player }: { player: Player }) {
  const track = useSignal(player.captionTrack);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!track) return setLines([]);
    const read = () => setLines([...(track.activeCues ?? [])].map((cue) => textOf(cue)).filter(Boolean));
    track.addEventListener('cuechange', read);
    read();
    return () => track.removeEventListener('cuechange', read);
  }, [track]);
  if (lines.length === 0) return null;
  return (
    <div className="fl-player__captions" part="captions">
      {lines.map((line, at) => <p key={at} dir="auto"><span>{line}</span></p>)}
    </div>
  );
}

/** A cue's words without its tags. */
function textOf(cue: TextTrackCue): string {
  const text: unknown = Reflect.get(cue, 'text');
  return typeof text === 'string' ? text.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&') : '';
}
