import { useEffect, useState, type RefObject } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { volume, volumeOff } from '../../../ui/icon/media-icons.ts';

/**
 * Turns the sound of a background on and off.
 *
 * Of this video alone: what is chosen here is kept for no other player.
 */
export function SoundButton({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const label = useLabel();
  const [isMuted, setMuted] = useState(video.current?.muted ?? true);
  useEffect(() => {
    const node = video.current;
    const follow = () => setMuted(node?.muted ?? true);
    follow();
    node?.addEventListener('volumechange', follow);
    return () => node?.removeEventListener('volumechange', follow);
  }, [video]);
  const press = () => {
    const node = video.current;
    if (!node) return;
    node.muted = !node.muted;
    // The last player may have been turned down to nothing.
    if (!node.muted && node.volume === 0) node.volume = 1;
    setMuted(node.muted);
  };
  return <span className="fl-background__sound"><IconButton label={label(isMuted ? 'unmute' : 'mute')} path={isMuted ? volumeOff : volume} variant="solid" part="sound" onClick={press} /></span>;
}
