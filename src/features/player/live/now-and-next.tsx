import { effect } from '@preact/signals-core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { Programme } from '../../../contracts/guide/programme.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { timeRangeOf } from '../../../parts/clock/time-range.ts';
import { programmesNow, type ProgrammesNow } from '../../../rules/guide/programmes-now.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { ProgrammeSlot } from '../facts/playback-facts.ts';
import type { LatePartProps } from '../late/late-part.ts';
import sheet from './live.css';

const nothing: ProgrammesNow = { now: undefined, next: undefined, until: undefined };

/** What a channel shows now and next, under its name; tells the page when the programme changes. @source spec 1 §3 "epg (now, next)" */
export function NowAndNext({ player, emit }: LatePartProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { now: clock } = useRuntime().store.context;
  const item = useSignal(player.item);
  const { now, next } = useProgrammes(item?.programmingInfo, clock, player.recheck);
  const latest = useRef(emit);
  latest.current = emit;
  useEffect(() => {
    if (now || next) latest.current('programme', { now: slotOf(now), next: slotOf(next) });
  }, [now?.id, next?.id]);
  const adopt = useSheet(sheet);
  if (!now && !next) return null;
  return (
    <div ref={adopt} className="fl-player__programmes" part="programmes">
      {now && <p><b>{label('onNow')}</b> <bdi>{now.title}</bdi> {now.end !== undefined && <span>{timeRangeOf(locale, now.start, now.end)}</span>}</p>}
      {next && <p><b>{label('onNext')}</b> <bdi>{next.title}</bdi> <span>{clockFormat(locale).time.format(next.start)}</span></p>}
    </div>
  );
}

/** Reads the answer again at each turn, and asks for a new one when nothing of it is true any more. */
function useProgrammes(info: Parameters<typeof programmesNow>[0] | undefined, clock: () => number, ask: () => void): ProgrammesNow {
  const [, turned] = useState(0);
  const shown = info ? programmesNow(info, clock()) : nothing;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The platform's clock is a signal: a correction sets the timer again.
    const stop = effect(() => {
      clearTimeout(timer);
      const { until, next } = info ? programmesNow(info, clock()) : nothing;
      if (until === undefined) return;
      timer = setTimeout(() => {
        turned((times) => times + 1);
        // What comes after the next one is not in this answer.
        if (!next || next.start <= clock()) ask();
      }, Math.min(until - clock(), 2 ** 31 - 1));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [info, clock, shown.until]);
  return shown;
}

const slotOf = (programme: Programme | undefined): ProgrammeSlot | null =>
  (programme ? { id: programme.id, title: programme.title, start: programme.start, end: programme.end ?? null } : null);
