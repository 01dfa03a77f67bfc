import { effect } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { premiereState, untilPremiereTurns, type Premiere } from '../../../rules/playback/live/premiere.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { LatePartProps } from '../late/late-part.ts';
import { countedDown } from './counted-down.ts';
import sheet from './live.css';

/** A premiere in progress, as if it were live: join the others where they are, or begin at the beginning. @source spec 1 §4.1 */
export function PremiereCard({ player }: LatePartProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { now } = useRuntime().store.context;
  const item = useSignal(player.item);
  const duration = useSignal(player.duration) ?? item?.duration;
  const start = item?.premiereRelease?.start;
  const premiere = start !== undefined && duration !== undefined ? { start, duration } : undefined;
  useTurns(premiere, now);
  const [settled, setSettled] = useState<string>();
  const adopt = useSheet(sheet);
  if (!premiere || premiereState(premiere, now(), countedDown.has(player)) !== 'running' || settled === item?.id) return null;
  const begin = (seconds: number) => {
    setSettled(item?.id);
    void player.seek(seconds);
  };
  return (
    <div ref={adopt} className="fl-player__premiere" part="premiere" role="region" aria-label={label('premiereRunning')}>
      <p><b className="fl-player__premiere-badge">{label('premiereRunning')}</b> <span>{label('premiereSince', { time: clockFormat(locale).time.format(premiere.start) })}</span></p>
      <div className="fl-player__premiere-actions">
        <Button variant="primary" size="small" part="premiere-join" onClick={() => begin((now() - premiere.start) / 1000)}>{label('joinPremiere')}</Button>
        <Button variant="ghost" size="small" part="premiere-restart" onClick={() => begin(0)}>{label('restartProgramme')}</Button>
      </div>
    </div>
  );
}

/** Draws again at each moment of a premiere. */
function useTurns(premiere: Premiere | undefined, now: () => number): void {
  const [turns, turned] = useState(0);
  const { start, duration } = premiere ?? {};
  useEffect(() => {
    if (start === undefined || duration === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The platform's clock is a signal: a correction sets the timer again.
    const stop = effect(() => {
      clearTimeout(timer);
      const left = untilPremiereTurns({ start, duration }, now());
      if (left !== undefined) timer = setTimeout(() => turned((times) => times + 1), Math.min(left, 2 ** 31 - 1));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [start, duration, now, turns]);
}
