import { useLocale } from '../../../binding/use-locale.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { leadMs, ticksOf } from '../../../rules/guide/time/guide-days.ts';
import { pixelsOf, timeOf } from '../../../rules/guide/time-scale.ts';
import { columnsOf } from './columns-of.ts';
import { inlineStep, type GuideMeasures } from './guide-measures.ts';

export interface GuideRulerProps {
  range: TimeWindow;
  /** What is mounted, and what is in sight. */
  time: TimeWindow;
  seen: TimeWindow;
  now: number;
  zone: string | undefined;
  measures: GuideMeasures;
}

/** Times along the top, and the hand of the clock. */
export function GuideRuler({ range, time, seen, now, zone, measures: { pixelsPerMinute, tick: minutes } }: GuideRulerProps) {
  const { locale } = useLocale();
  const label = useLabel();
  const { time: clock, date } = clockFormat(locale, zone);
  const tickMs = minutes * 60_000;
  const stepMs = timeOf(inlineStep, pixelsPerMinute);
  const placeOf = (moment: number) => ({ insetInlineStart: `calc(var(--fl-guide-channel) + ${pixelsOf(moment - range.from, pixelsPerMinute)}px)` });
  return (
    <div className="fl-guide__ruler" role="row" aria-rowindex={1}>
      <div className="fl-guide__corner" role="columnheader" aria-colindex={1}>
        <span>{date.format(Math.max(range.from, Math.min(seen.from + leadMs, range.to - 1)))}</span>
        <VisuallyHidden>{label('channels')}</VisuallyHidden>
      </div>
      {ticksOf(time, minutes, zone).map(({ at, isRepeated }) => (
        <div
          key={at} className="fl-guide__tick" role="columnheader" data-now={at <= now && now < at + tickMs} {...columnsOf({ start: at, end: at + tickMs }, range)}
          style={{ ...placeOf(at), inlineSize: `${pixelsOf(tickMs, pixelsPerMinute)}px` }}
        >
          <span data-edge={at < seen.from + 2 * stepMs && at + tickMs > seen.from - stepMs ? true : undefined}>{isRepeated ? zonedTime(locale, zone, at) : clock.format(at)}</span>
        </div>
      ))}
      <span className="fl-guide__hand" style={placeOf(now)} aria-hidden="true" />
    </div>
  );
}

/** A time with the name of its zone, where clocks show it twice. */
const zonedTime = (locale: string, timeZone: string | undefined, moment: number): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(moment);
