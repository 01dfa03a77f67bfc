import type { CSSProperties } from 'react';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Player } from '../../../store/playback/player.ts';

/** What is loaded, and how far the title has come. @param props.partOf a second as a part of the length, 0–1 */
export function Rail({ player, partOf }: { player: Player; partOf(seconds: number): number }) {
  const buffered = useSignal(player.buffered);
  return (
    <div className="fl-player__rail">
      {buffered.map((stretch) => (
        <div
          key={stretch.start}
          className="fl-player__buffered"
          style={{ '--fl-from': partOf(stretch.start), '--fl-to': partOf(stretch.end) } as CSSProperties}
        />
      ))}
      <div className="fl-player__progress" part="progress" />
    </div>
  );
}
