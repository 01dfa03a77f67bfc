import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import { useNavLink } from '../../parts/nav-link/use-nav-link.ts';
import { airingOf, cellOf, type TimeWindow } from '../../rules/guide/cell-of.ts';
import { pixelsOf } from '../../rules/guide/time-scale.ts';
import type { GuideSpan } from '../../rules/guide/tidy-programmes.ts';
import { guideDestination } from '../../rules/guide/guide-destination.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { EpgGridEvents } from './events.ts';
import { timeRangeOf } from '../../parts/clock/time-range.ts';
import { scale } from './guide-scale.ts';

export interface GuideCellProps {
  span: GuideSpan;
  channel: GuideChannel;
  range: TimeWindow;
  now: number;
  /** Why the channel is locked for this viewer, if it is. */
  lockKey: LabelKey | undefined;
  viewer: Viewer | undefined;
  /** The moment at the visible start of the grid: the title begins there at the earliest. */
  edge: number;
  tabbable: boolean;
  onFocus(): void;
  emit: Emit<EpgGridEvents>;
}

/** One programme on one channel, a link to where it plays. */
export function GuideCell({ span, channel, range, now, lockKey, viewer, edge, tabbable, onFocus, emit }: GuideCellProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { settings } = useRuntime().store.context;
  const { route, content } = guideDestination(channel, span, { now, viewer, settings });
  const link = useNavLink(route, () =>
    emit('programme-select', { content, channelId: channel.id, programmeId: span.programme?.id }, { cancelable: true }));
  const cell = cellOf(span, range, scale.pixelsPerMinute);
  if (!cell) return null;
  const hidden = Math.max(0, pixelsOf(edge - Math.max(span.start, range.from), scale.pixelsPerMinute));
  const { state, progress } = airingOf(span, now);
  const times = timeRangeOf(locale, span.start, span.end);
  const title = span.programme?.title ?? label('noInformation');
  const name = [title, times, channel.name, state === 'live' && label('onNow'), lockKey && label(lockKey)].filter(Boolean).join(', ');
  return (
    <div
      className="fl-guide__cell" role="gridcell" data-state={state} data-gap={!span.programme} part="cell"
      style={{ insetInlineStart: `calc(var(--fl-guide-channel) + ${cell.offset}px)`, inlineSize: `${cell.length}px` }}
    >
      <a
        {...link} className="fl-guide__link" tabIndex={tabbable ? 0 : -1} data-focus={tabbable} aria-label={name} onFocus={onFocus}
      >
        <span className="fl-guide__text" style={hidden > 0 ? { maxInlineSize: `calc(100% - ${hidden}px)` } : undefined}>
          <span className="fl-guide__title"><bdi>{title}</bdi></span>
          <span className="fl-guide__times">{times}</span>
        </span>
        {state === 'live' && <span className="fl-guide__progress" style={{ inlineSize: `${Math.round(progress * 100)}%` }} />}
      </a>
    </div>
  );
}
