import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { pixelsOf } from '../../rules/guide/time-scale.ts';
import { createGuide } from '../../store/guide/guide.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { EpgGridEvents } from './events.ts';
import sheet from './epg-grid.css';
import { GuideToolbar } from './guide-toolbar.tsx';
import { GuideField } from './guide-field.tsx';
import { dayOf, guideRange, shownDay } from './guide-range.ts';
import { scale } from './guide-scale.ts';
import { useMinute } from '../../parts/clock/use-minute.ts';

/**
 * The programme guide: channels by time, both virtualised.
 *
 * @source spec 1 §2.4, §7, §9; design/guide.md
 */
export function EpgGrid({ emit }: { emit: Emit<EpgGridEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const guide = useSlice(() => createGuide(context), [context]);
  const ref = useSheet(sheet);
  const scroller = useRef<HTMLDivElement>(null);
  const { now, openedAt } = useMinute();
  const range = useMemo(() => guideRange(openedAt), [openedAt]);
  const [day, setDay] = useState(() => dayOf(openedAt));
  const failure = useSignal(guide.failure);
  const rows = useSignal(guide.rows);
  useEffect(() => {
    guide.need({ first: 0, last: 11 }, { from: now - 3_600_000, to: now + 4 * 3_600_000 });
  }, [guide, openedAt]);
  const show = (moment: number) => {
    const node = scroller.current;
    if (!node) return;
    setDay(shownDay(range, moment));
    const sign = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    node.scrollLeft = sign * Math.max(0, pixelsOf(moment - range.from, scale.pixelsPerMinute));
  };
  const standing = !failure || rows > 0;
  // Not in `GuideField`: the sheet that makes it scroll is adopted with this section.
  useLayoutEffect(() => show(openedAt - 15 * 60_000), [standing, openedAt]);
  if (failure && !standing) return <FailurePanel failure={failure} onRetry={() => guide.retry()} />;
  return (
    <section className="fl-guide" ref={ref} aria-label={label('programmeGuide')} part="guide">
      <GuideToolbar range={range} now={now} day={day} show={show} />
      {failure && <FailurePanel failure={failure} onRetry={() => guide.retry()} />}
      <GuideField key={openedAt} guide={guide} range={range} now={now} scroller={scroller} onDay={setDay} emit={emit} />
    </section>
  );
}
