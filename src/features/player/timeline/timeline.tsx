import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { spokenTimeOf } from '../../../rules/playback/playback-time.ts';
import { chapterAt } from '../../../rules/playback/timeline/chapter-at.ts';
import type { Player } from '../../../store/playback/player.ts';
import { timelineOf } from '../../../store/playback/timeline/timeline-state.ts';
import type { PartPlace } from '../late/late-part.ts';
import { Rail } from './rail.tsx';

/** As the buttons and the keys of the player. */
const STEP = 10;
/** chosen: a minute, as players on the web have it */
const LARGE_STEP = 60;
const steps: Readonly<Record<string, number>> = {
  ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP, PageUp: LARGE_STEP, PageDown: -LARGE_STEP,
};

/** Where the title stands, what is loaded, and a hand to move it. Runs left to right in every language. */
export function Timeline({ player, parts }: { player: Player; parts(place: PartPlace): ReactNode }) {
  const words = useTimelineWords(player);
  const live = useSignal(player.live);
  const windowSeconds = useSignal(player.windowSeconds);
  const length = useSignal(player.duration) ?? windowSeconds;
  const position = useSignal(player.position);
  const behind = useSignal(player.behindLive);
  const [dragged, setDragged] = useState<number>();
  const shown = dragged ?? (live && behind === 0 ? length : position);
  const partOf = (seconds: number) => (length > 0 ? Math.min(1, Math.max(0, seconds / length)) : 0);
  const hand = useTimelineHand(player, { length, shown, dragged, setDragged });
  return (
    <div
      className={dragged === undefined ? 'fl-player__timeline' : 'fl-player__timeline fl-player__timeline--dragged'}
      part="timeline"
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={Math.floor(length)}
      aria-valuenow={Math.floor(shown)}
      {...words(shown, length)}
      style={{ '--fl-at': partOf(shown) } as CSSProperties}
      {...hand}
    >
      <Rail player={player} partOf={partOf} />
      {parts('rail')}
      <div className="fl-player__thumb" />
    </div>
  );
}

/** What a screen reader says of the timeline. */
function useTimelineWords(player: Player) {
  const label = useLabel();
  const { locale } = useLocale();
  const live = useSignal(player.live);
  const behind = useSignal(player.behindLive);
  const chapters = useSignal(timelineOf(player).chapters);
  return (shown: number, length: number) => {
    const time = live
      ? behind > 0 ? label('behindLive', { time: spokenTimeOf(behind, locale) }) : label('liveNow')
      : label('timeOf', { time: spokenTimeOf(shown, locale), duration: spokenTimeOf(length, locale) });
    const chapter = chapterAt(chapters, shown)?.title;
    return { 'aria-label': label('timeline'), 'aria-valuetext': chapter ? label('timeInChapter', { time, chapter }) : time };
  };
}

interface Grip {
  length: number;
  shown: number;
  dragged: number | undefined;
  setDragged(seconds: number | undefined): void;
}

/** How a pointer, a finger and keys move the title. What they point at is previewed. */
function useTimelineHand(player: Player, { length, shown, dragged, setDragged }: Grip) {
  const { point } = timelineOf(player);
  const hovers = useRef(false);
  const [keyed, setKeyed] = useState(false);
  useEffect(() => { if (keyed && !hovers.current) point(shown); }, [keyed, shown]);
  useEffect(() => () => point(undefined), []);

  const secondsAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) * length : 0;
  };
  const hover = (seconds: number | undefined) => {
    hovers.current = seconds !== undefined;
    point(seconds);
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (seekByKey(event, player, length)) setKeyed(true);
    },
    onFocus: (event: { currentTarget: Element }) => setKeyed(event.currentTarget.matches(':focus-visible')),
    onBlur() {
      setKeyed(false);
      point(undefined);
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(secondsAt(event));
      hover(secondsAt(event));
    },
    onPointerMove(event: PointerEvent) {
      hover(secondsAt(event));
      if (dragged !== undefined) setDragged(secondsAt(event));
    },
    onPointerUp(event: PointerEvent) {
      if (dragged !== undefined) void player.seek(secondsAt(event)).then(() => setDragged(undefined));
    },
    onPointerCancel: () => setDragged(undefined),
    onPointerLeave: () => hover(undefined),
  };
}

/** @returns whether the key is one of the timeline's */
function seekByKey(event: KeyboardEvent, player: Player, length: number): boolean {
  const step = steps[event.key];
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return false;
  event.preventDefault();
  if (step !== undefined) void player.seekBy(step);
  else if (event.key === 'Home') void player.seek(0);
  else void (player.live.peek() ? player.seekToLive() : player.seek(length));
  return true;
}
