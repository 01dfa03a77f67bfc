import { useRuntime } from '../../../../binding/runtime-context.ts';
import { useLabel } from '../../../../binding/use-label.ts';
import { useLocale } from '../../../../binding/use-locale.ts';
import { useSignal } from '../../../../binding/use-signal.ts';
import type { ContentItem } from '../../../../contracts/catalogue/content-item.ts';
import { airingOf, type TimeWindow } from '../../../../rules/guide/cell-of.ts';
import { guideDestination } from '../../../../rules/guide/guide-destination.ts';
import { programmeLockOf } from '../../../../rules/guide/programme-lock.ts';
import type { GuideSpan } from '../../../../rules/guide/tidy-programmes.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { lock } from '../../../../ui/icon/lock-icon.ts';
import { clockFormat } from '../../../clock/clock-format.ts';
import { timeRangeOf } from '../../../clock/time-range.ts';
import { useNavLink } from '../../../nav-link/use-nav-link.ts';
import type { GuideRowFocus } from './use-guide-focus.ts';

export interface ChannelLineProps {
  /** The channel, as its card has it. */
  item: ContentItem;
  row: number;
  /** What it airs from now on; undefined while unknown. */
  spans: GuideSpan[] | undefined;
  /** From now on. */
  time: TimeWindow;
  focus: GuideRowFocus;
}

/** A channel and what it airs. */
export function ChannelLine({ item, row, spans, time, focus }: ChannelLineProps) {
  return (
    <li className="fl-row-guide__channel">
      <span className="fl-row-guide__name"><bdi>{item.title}</bdi></span>
      {spans
        ? <ol role="list" className="fl-row-guide__programmes">{spans.map((span) => <Cell key={span.start} item={item} row={row} span={span} time={time} focus={focus} />)}</ol>
        : <Skeleton />}
    </li>
  );
}

interface CellProps extends Omit<ChannelLineProps, 'spans'> {
  span: GuideSpan;
}

/** A programme: until when, how far it is, and why it does not open. */
function Cell({ item, row, span, time, focus }: CellProps) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const label = useLabel();
  const { locale } = useLocale();
  const channel = { eventId: item.id, name: item.title, accessLevel: item.accessLevel };
  const link = useNavLink(guideDestination(channel, span, { now: time.from, viewer, settings: context.settings }).route);
  const { state, progress } = airingOf(span, time.from);
  const lockKey = programmeLockOf(channel, viewer);
  const title = span.programme?.title ?? label('noInformation');
  const times = timeRangeOf(locale, span.start, span.end);
  const minutes = (Math.min(span.end, time.to) - Math.max(span.start, time.from)) / 60_000;
  const name = [title, times, item.title, state === 'live' && label('onNow'), lockKey && label(lockKey)].filter(Boolean).join(', ');
  return (
    <li className={`fl-row-guide__cell fl-row-guide__cell--${state}`} part="programme" style={{ flexGrow: minutes }}>
      <a {...link} ref={focus.linkRef(row, span)} tabIndex={focus.isStop(row, span) ? 0 : -1} aria-label={name} onFocus={() => focus.onFocus(row, span)}>
        <span className="fl-row-guide__what">{lockKey && <Icon path={lock} />}<bdi>{title}</bdi></span>
        <span className="fl-row-guide__when">
          {minutes < 20 ? clockFormat(locale).time.format(span.start) : times}
          {lockKey && state === 'live' && <> · {label(lockKey)}</>}
        </span>
        {state === 'live' && <span className="fl-row-guide__progress" style={{ inlineSize: `${Math.round(progress * 100)}%` }} />}
      </a>
    </li>
  );
}
