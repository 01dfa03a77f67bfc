import type { CSSProperties } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { volume, volumeOff } from '../../../ui/icon/media-icons.ts';

/** How loud, and silent. Moving the slider brings the sound back. */
export function VolumeControl({ player }: { player: Player }) {
  const label = useLabel();
  const percent = useSignal(player.volumePercent);
  const muted = useSignal(player.muted);
  const heard = muted ? 0 : percent;
  return (
    <div className="fl-player__volume" dir="ltr">
      <IconButton
        label={label(heard === 0 ? 'unmute' : 'mute')}
        path={heard === 0 ? volumeOff : volume}
        part="mute-button"
        onClick={() => player.setMuted(heard > 0)}
      />
      <input
        className="fl-player__volume-slider"
        part="volume"
        type="range"
        min={0}
        max={100}
        step={5}
        value={heard}
        aria-label={label('volume')}
        aria-valuetext={`${heard}%`}
        style={{ '--fl-at': heard / 100 } as CSSProperties}
        onInput={(event) => {
          const wanted = Number(event.currentTarget.value);
          player.setVolume(wanted);
          if (wanted > 0) player.setMuted(false);
        }}
        onChange={() => undefined}
      />
    </div>
  );
}
