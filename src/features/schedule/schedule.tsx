import { useEffect } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { ScheduleGroup } from '../../contracts/catalogue/listings/schedule.ts';
import { MoreButton } from '../../parts/card-grid/more-button.tsx';
import { useMinute } from '../../parts/clock/use-minute.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { dayName } from '../../rules/catalogue/listings/day-name.ts';
import { startsAt } from '../../rules/catalogue/live-now.ts';
import { createSchedule, type Schedule as Slice } from '../../store/catalogue/listings/schedule.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { clock } from '../../ui/icon/navigation-icons.ts';
import frame from '../../ui/page-frame.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { NextUp } from './next-up.tsx';
import { ScheduleLine, WaitingLine } from './schedule-line.tsx';
import sheet from './schedule.css';

const waitingLines = 6;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What is to come, day by day in the viewer's own time zone, and how long it is until the next.
 *
 * @csspart schedule, day, line, countdown
 * @source spec 1 §2.1 "schedule", "releases"; design/platform.md "Schedule and releases"
 */
export function Schedule({ kind }: { kind: 'schedule' | 'releases' }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const { direction } = useLocale();
  const { now } = useMinute();
  const timeZone = ownZone();
  const slice = useSlice(() => createSchedule(context, kind, timeZone), [context, kind, timeZone]);
  const days = useSignal(slice.items);
  useEffect(() => void slice.load(), [slice]);
  const isWaiting = days.status === 'idle' || days.status === 'loading';
  const all = days.status === 'ready' ? days.value : [];
  const next = all.flatMap(({ items }) => items).find((item) => startsAt(item, now) !== undefined);
  const isSchedule = kind === 'schedule';
  return (
    <div ref={useSheet(frame, sheet)} className="fl-frame fl-schedule" part="schedule" dir={direction} aria-busy={isWaiting || undefined}>
      <h1 className="fl-frame__heading">{label(isSchedule ? 'schedule' : 'releases')}</h1>
      {isWaiting && <Waiting />}
      {days.status === 'failed' && <FailurePanel failure={days.failure} labelKey="pageFailed" onRetry={() => void slice.load()} />}
      {days.status === 'ready' && all.length === 0 && (
        <EmptyState icon={clock} title={label('nothingUpcoming')} lead={label('nothingUpcomingLead')}>
          <NavLink to={isSchedule ? { name: 'epg' } : { name: 'browse' }} variant="primary">{label(isSchedule ? 'programmeGuide' : 'browseCatalogue')}</NavLink>
        </EmptyState>
      )}
      {next && <NextUp item={next} startsAt={startsAt(next, now)!} />}
      {all.map((day) => <Day key={day.id} day={day} slice={slice} now={now} timeZone={timeZone} />)}
      <MoreButton list={slice} />
    </div>
  );
}

function Day({ day, slice, now, timeZone }: { day: ScheduleGroup; slice: Slice; now: number; timeZone: string }) {
  const label = useLabel();
  const { locale } = useLocale();
  const whole = useSignal(slice.whole)[day.id];
  const name = dayName(day.id, now, { locale, timeZone });
  const title = 'date' in name ? name.date : label(name.labelKey);
  return (
    <section className="fl-schedule__day" part="day">
      <h2 className="fl-schedule__day-name">{title}</h2>
      <ul role="list" className="fl-schedule__lines">
        {(whole?.status === 'ready' ? whole.items : day.items).map((item) => <li key={item.id}><ScheduleLine item={item} now={now} /></li>)}
      </ul>
      {day.moreDataAvailable && whole?.status !== 'ready' && (
        <div className="fl-schedule__more">
          {whole?.status === 'failed' && <p role="alert" className="fl-schedule__failed">{label('moreFailed')}</p>}
          <Button variant="ghost" loading={whole?.status === 'loading'} loadingLabel={label('loading')} hiddenSuffix={title} onClick={() => void slice.openDay(day.id)}>{label(whole?.status === 'failed' ? 'retry' : 'loadMore')}</Button>
        </div>
      )}
    </section>
  );
}

function Waiting() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden role="status">{label('loading')}</VisuallyHidden>
      <div className="fl-schedule__lines">{Array.from({ length: waitingLines }, (_, index) => <WaitingLine key={index} />)}</div>
    </>
  );
}
