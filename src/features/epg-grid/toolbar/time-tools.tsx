import { useLabel } from '../../../binding/use-label.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { leadMs, primeTimeOf, sameTimeOn } from '../../../rules/guide/time/guide-days.ts';
import { nextScale } from '../../../rules/guide/time-scale.ts';
import type { GuideChoices } from '../../../store/guide/guide-choices.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { compactRows, minus, plus, stepBack, stepOn } from './guide-icons.ts';
import { DayStrip } from './day-strip.tsx';

/** chosen: half a screen of a desktop */
const stepMs = 2 * 3_600_000;

export interface TimeToolsProps {
  range: TimeWindow;
  now: number;
  /** The first moment of the day that shows. */
  day: number;
  /** The first moment in sight. */
  edge: number;
  zone: string | undefined;
  choices: GuideChoices;
  show(moment: number): void;
}

/** Jumps through time: days, now, prime time, some hours; and how much time is shown. */
export function TimeTools({ range, now, day, edge, zone, choices, show }: TimeToolsProps) {
  const label = useLabel();
  const { hourPixels, density } = useSignal(choices.look);
  const scaleTo = (step: 1 | -1) => choices.choose({ hourPixels: nextScale(hourPixels, step) });
  return (
    <div className="fl-guide__toolbar">
        <DayStrip range={range} now={now} day={day} zone={zone} onChoose={(one) => show(sameTimeOn(one, now, zone) - leadMs)} />
      <div className="fl-guide__jumps">
          <Button variant="secondary" size="small" onClick={() => show(now - leadMs)}>{label('now')}</Button>
          <Button variant="secondary" size="small" onClick={() => show(primeTimeOf(day, zone) - leadMs)}>{label('primeTime')}</Button>
          <IconButton label={label('guideEarlier')} path={stepBack} mirrored onClick={() => show(edge - stepMs)} />
          <IconButton label={label('guideLater')} path={stepOn} mirrored onClick={() => show(edge + stepMs)} />
          <span className="fl-guide__sizes">
            <IconButton label={label('guideWider')} path={minus} disabled={nextScale(hourPixels, -1) === hourPixels} onClick={() => scaleTo(-1)} />
            <IconButton label={label('guideCloser')} path={plus} disabled={nextScale(hourPixels, 1) === hourPixels} onClick={() => scaleTo(1)} />
            <IconButton label={label('guideCompact')} path={compactRows} pressed={density === 'compact'} onClick={() => choices.choose({ density: density === 'compact' ? 'comfortable' : 'compact' })} />
          </span>
        </div>
    </div>
  );
}
