import { useCallback, useEffect, useMemo } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { guideDestination } from '../../../rules/guide/guide-destination.ts';
import type { GuideSpan } from '../../../rules/guide/tidy-programmes.ts';
import { createGuide, type Guide } from '../../../store/guide/guide.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { clockFormat } from '../../clock/clock-format.ts';
import { timeRangeOf } from '../../clock/time-range.ts';
import { useMinute } from '../../clock/use-minute.ts';
import { FailurePanel } from '../../feedback/failure-panel.tsx';
import { NavLink } from '../../nav-link/nav-link.tsx';
import { useNavLink } from '../../nav-link/use-nav-link.ts';
import type { RowLayoutProps } from '../row-layout.ts';
import { RowName } from '../row-name.tsx';
import { useNearView } from '../use-near-view.ts';
import sheet from './guide-layout.css';

const halfHour = 1_800_000;
/** chosen: three hours of eight channels fit a screen; the guide has the rest */
const shownMs = 6 * halfHour;
const shownChannels = 8;

/**
 * The next hours of some channels, fetched when the row comes into sight.
 *
 * @csspart guide, programme
 * @source spec 1 §2.4 "a lazily loaded programme guide view"
 */
export function GuideLayout({ title, titleId, description, heading, items }: RowLayoutProps) {
  const label = useLabel();
  const [isNear, look] = useNearView();
  const adopt = useSheet(sheet);
  const ref = useCallback((node: Element | null) => {
    adopt(node);
    look(node);
  }, [adopt, look]);
  const channels = items.slice(0, shownChannels);
  return (
    <div ref={ref} className="fl-row-guide" part="guide">
      <header className="fl-row__header">
        <RowName title={title} titleId={titleId} description={description} heading={heading} />
        {!heading && <NavLink to={{ name: 'epg' }}>{label('menuGuide')}</NavLink>}
      </header>
      {isNear ? <Channels eventIds={channels.map(({ id }) => id)} /> : <Waiting count={channels.length} />}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return <div className="fl-row-guide__list" aria-hidden="true">{Array.from({ length: count }, (_, index) => <div key={index} className="fl-row-guide__channel"><Skeleton /></div>)}</div>;
}

function Channels({ eventIds }: { eventIds: string[] }) {
  const { context } = useRuntime().store;
  const guide = useSlice(() => createGuide(context), [context]);
  useSignal(guide.revision);
  const failure = useSignal(guide.failure);
  const rows = useSignal(guide.rows);
  const { now } = useMinute();
  const start = Math.floor(now / halfHour) * halfHour;
  const time = useMemo(() => ({ from: start, to: start + shownMs }), [start]);
  useEffect(() => guide.need({ first: 0, last: eventIds.length - 1 }, time), [guide, eventIds.length, time]);
  if (failure && rows === 0) return <div className="fl-row__aside"><FailurePanel failure={failure} labelKey="rowFailed" onRetry={guide.retry} /></div>;
  if (rows === 0) return <Waiting count={eventIds.length} />;
  const wanted = new Set(eventIds);
  const found = Array.from({ length: Math.min(rows, 20) }, (_, row) => row).filter((row) => wanted.has(guide.channel(row)?.eventId ?? ''));
  return (
    <ul role="list" className="fl-row-guide__list">
      {found.map((row) => <Channel key={row} guide={guide} row={row} time={time} now={now} />)}
    </ul>
  );
}

interface ChannelProps {
  guide: Guide;
  row: number;
  time: TimeWindow;
  now: number;
}

function Channel({ guide, row, time, now }: ChannelProps) {
  const channel = guide.channel(row);
  if (!channel) return null;
  const spans = guide.spans(row, time).filter((span) => span.programme && span.end > now);
  return (
    <li className="fl-row-guide__channel">
      <span className="fl-row-guide__name"><bdi>{channel.name}</bdi></span>
      <ol role="list" className="fl-row-guide__programmes">
        {spans.map((span) => <Cell key={span.start} channel={channel} span={span} time={time} now={now} />)}
      </ol>
    </li>
  );
}

function Cell({ channel, span, time, now }: { channel: GuideChannel; span: GuideSpan; time: TimeWindow; now: number }) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const { locale } = useLocale();
  const { route } = guideDestination(channel, span, { now, viewer, settings: context.settings });
  const link = useNavLink(route);
  const minutes = (Math.min(span.end, time.to) - Math.max(span.start, time.from)) / 60_000;
  return (
    <li className={span.start <= now ? 'fl-row-guide__cell fl-row-guide__cell--now' : 'fl-row-guide__cell'} part="programme" style={{ flexGrow: minutes }}>
      <a {...link}>
        <bdi className="fl-row-guide__what">{span.programme?.title}</bdi>
        <span className="fl-row-guide__when">{minutes < 20 ? clockFormat(locale).time.format(span.start) : timeRangeOf(locale, span.start, span.end)}</span>
      </a>
    </li>
  );
}
