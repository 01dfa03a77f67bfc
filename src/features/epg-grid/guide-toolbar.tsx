import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { clockFormat } from '../../parts/clock/clock-format.ts';
import { dayOf, daysOf } from './guide-range.ts';

const quarter = 15 * 60_000;

/** Jumps: now, a day, prime time. @param day the midnight before what shows; epoch milliseconds, as all moments here */
export function GuideToolbar({ range, now, day, show }: { range: TimeWindow; now: number; day: number; show(moment: number): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { date } = clockFormat(locale);
  const today = dayOf(now);
  const clock = now - today;
  return (
    <div className="fl-guide__toolbar">
      <h2 className="fl-guide__heading">{label('programmeGuide')}</h2>
      <label className="fl-guide__day">
        <span>{label('day')}</span>
        <select value={String(day)} onChange={(event) => show(Number(event.currentTarget.value) + clock - quarter)}>
          {daysOf(range).map((one) => (
            <option key={one} value={String(one)}>{one === today ? label('today') : date.format(one)}</option>
          ))}
        </select>
      </label>
      <Button variant="secondary" onClick={() => show(now - quarter)}>{label('now')}</Button>
      <Button variant="secondary" onClick={() => show(today + 20 * 3_600_000 - quarter)}>{label('primeTime')}</Button>
    </div>
  );
}
