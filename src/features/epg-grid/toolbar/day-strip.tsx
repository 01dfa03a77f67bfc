import { useEffect, useMemo, useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { clockFormat } from '../../../parts/clock/clock-format.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { dayStart, daysOf } from '../../../rules/guide/time/guide-days.ts';

export interface DayStripProps {
  range: TimeWindow;
  now: number;
  /** The first moment of the day that shows. */
  day: number;
  zone: string | undefined;
  onChoose(day: number): void;
}

/** The guide's days, one beside the other; the one that shows is in sight. */
export function DayStrip({ range, now, day, zone, onChoose }: DayStripProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const strip = useRef<HTMLDivElement>(null);
  const today = dayStart(now, zone);
  const days = useMemo(() => daysOf(range, zone), [range, zone]);
  const { date } = clockFormat(locale, zone);
  useEffect(() => {
    const node = strip.current;
    const button = node?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!node || !button) return;
    // The strip alone is scrolled: `scrollIntoView` would move the page.
    const [from, to] = [button.offsetLeft, button.offsetLeft + button.offsetWidth];
    if (from < node.scrollLeft || to > node.scrollLeft + node.clientWidth) node.scrollLeft = from - (node.clientWidth - button.offsetWidth) / 2;
  }, [day]);
  return (
    <div ref={strip} className="fl-guide__days" role="group" aria-label={label('guideDays')}>
      {days.map((one) => (
        <button key={one} type="button" className="fl-guide__day" aria-pressed={one === day} aria-current={one === today ? 'date' : undefined} onClick={() => onChoose(one)}>
          {one === today ? label('today') : date.format(one)}
        </button>
      ))}
    </div>
  );
}
