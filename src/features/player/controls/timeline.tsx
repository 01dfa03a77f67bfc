import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockTimeOf, spokenTimeOf } from '../../../rules/playback/playback-time.ts';
import type { Player } from '../../../store/playback/player.ts';

const SMALL_STEP = 5;
const LARGE_STEP = 30;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: SMALL_STEP, ArrowUp: SMALL_STEP, ArrowLeft: -SMALL_STEP, ArrowDown: -SMALL_STEP, PageUp: LARGE_STEP, PageDown: -LARGE_STEP,
};

/** Where the title stands, what is loaded, and a hand to move it. Runs left to right in every language. */
export function Timeline({ player }: { player: Player }) {
  const label = useLabel();
  const { locale } = useLocale();
  const live = useSignal(player.live);
  const windowSeconds = useSignal(player.windowSeconds);
  const length = useSignal(player.duration) ?? windowSeconds;
  const position = useSignal(player.position);
  const behind = useSignal(player.behindLive);
  const rail = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const shown = dragged ?? (live && behind === 0 ? length : position);
  const partOf = (seconds: number) => (length > 0 ? Math.min(1, Math.max(0, seconds / length)) : 0);

  const secondsAt = (event: PointerEvent) => {
    const box = rail.current?.getBoundingClientRect();
    return box && box.width > 0 ? Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * length : 0;
  };
  const words = live
    ? behind > 0 ? label('behindLive', { time: spokenTimeOf(behind, locale) }) : label('liveNow')
    : label('timeOf', { time: spokenTimeOf(shown, locale), duration: spokenTimeOf(length, locale) });

  return (
    <div
      ref={rail}
      className="fl-player__timeline"
      part="timeline"
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label('timeline')}
      aria-valuemin={0}
      aria-valuemax={Math.floor(length)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={words}
      style={{ '--fl-at': partOf(shown), '--fl-pointed': partOf(pointed ?? 0) } as CSSProperties}
      onKeyDown={(event) => seekByKey(event, player, length)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(secondsAt(event));
      }}
      onPointerMove={(event) => {
        const seconds = secondsAt(event);
        setPointed(seconds);
        if (dragged !== undefined) setDragged(seconds);
      }}
      onPointerUp={(event) => {
        if (dragged !== undefined) void player.seek(secondsAt(event)).then(() => setDragged(undefined));
      }}
      onPointerCancel={() => setDragged(undefined)}
      onPointerLeave={() => setPointed(undefined)}
    >
      <Rail player={player} partOf={partOf} />
      <div className="fl-player__thumb" />
      {pointed !== undefined && !live && <div className="fl-player__hover-time">{clockTimeOf(pointed, length >= 3600)}</div>}
    </div>
  );
}

/** What is loaded, and how far the title has come. */
function Rail({ player, partOf }: { player: Player; partOf(seconds: number): number }) {
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

function seekByKey(event: KeyboardEvent, player: Player, length: number): void {
  const step = steps[event.key];
  const end = event.key === 'Home' ? 0 : event.key === 'End' ? length : undefined;
  if (step === undefined && end === undefined) return;
  event.preventDefault();
  void (end === undefined ? player.seekBy(step ?? 0) : player.seek(end));
}
