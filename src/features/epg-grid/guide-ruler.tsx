import { useLocale } from '../../binding/use-locale.ts';
import { useLabel } from '../../binding/use-label.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { clockFormat } from '../../parts/clock/clock-format.ts';
import { pixelsOf } from '../../rules/guide/time-scale.ts';
import { scale } from './guide-scale.ts';

const half = 30 * 60_000;

/** Half hours along the top. */
export function GuideRuler({ range, time, now }: { range: TimeWindow; time: TimeWindow; now: number }) {
  const { locale } = useLocale();
  const label = useLabel();
  const { time: clock, date } = clockFormat(locale);
  const first = Math.floor(time.from / half) * half;
  const ticks = Array.from({ length: Math.max(0, Math.ceil((time.to - first) / half)) }, (_, index) => first + index * half);
  return (
    <div className="fl-guide__ruler" role="row" aria-rowindex={1}>
      <div className="fl-guide__corner" role="columnheader">
        <span>{date.format(Math.min(Math.max(time.from + 75 * 60_000, range.from), range.to - 1))}</span>
        <span className="fl-guide__channels-label">{label('channels')}</span>
      </div>
      {ticks.map((tick) => (
        <div key={tick} className="fl-guide__tick" role="columnheader" data-now={tick <= now && now < tick + half}
          style={{ insetInlineStart: `calc(var(--fl-guide-channel) + ${pixelsOf(tick - range.from, scale.pixelsPerMinute)}px)` }}>
          {clock.format(tick)}
        </div>
      ))}
    </div>
  );
}
