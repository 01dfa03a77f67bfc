import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { spanAt } from '../../rules/guide/guide-move.ts';
import type { GuideSpan } from '../../rules/guide/tidy-programmes.ts';
import { programmeLockOf } from '../../rules/guide/programme-lock.ts';
import type { Guide } from '../../store/guide/guide.ts';
import type { EpgGridEvents } from './events.ts';
import { GuideCell } from './guide-cell.tsx';
import { scale } from './guide-scale.ts';

export interface GuideRowProps {
  row: number;
  guide: Guide;
  range: TimeWindow;
  time: TimeWindow;
  /** The moment at the visible start of the grid. */
  edge: number;
  now: number;
  /** At most this many cells. */
  most: number;
  /** The focused moment, when the focus is in this row. */
  focus: number | undefined;
  onFocus(anchor: number): void;
  emit: Emit<EpgGridEvents>;
}

/** A channel and what it airs. */
export function GuideRow({ row, guide, range, time, edge, now, most, focus, onFocus, emit }: GuideRowProps) {
  const label = useLabel();
  const viewer = useSignal(useRuntime().store.context.viewer);
  const channel = guide.channel(row);
  const shown = focus !== undefined && (focus < time.from || focus >= time.to) ? { from: Math.min(focus, time.from), to: Math.max(focus + 1, time.to) } : time;
  const spans = firstOf(guide.spans(row, range).filter(({ start, end }) => end > shown.from && start < shown.to), most, focus);
  const focused = focus === undefined ? undefined : (spanAt(spans, focus) ?? spans.filter(({ start }) => start <= focus).at(-1) ?? spans[0]);
  return (
    <div className="fl-guide__row" role="row" aria-rowindex={row + 2} style={{ insetBlockStart: `calc(var(--fl-guide-ruler) + ${row * scale.row}px)` }}>
      <div className="fl-guide__channel" role="rowheader" part="channel">
        {channel ? (
          <>
            {channel.channelLogoUrl && <img src={channel.channelLogoUrl} alt="" width={40} height={40} loading="lazy" />}
            <span className="fl-guide__number">{channel.number}</span>
            <span className="fl-guide__name">{channel.name}</span>
          </>
        ) : <span className="fl-guide__waiting" />}
      </div>
      {channel && spans.map((span) => (
        <GuideCell key={span.programme?.id ?? span.start} span={span} channel={channel} range={range} now={now} lockKey={programmeLockOf(channel, viewer)} viewer={viewer} edge={edge}
          tabbable={span === focused} onFocus={() => onFocus(Math.max(span.start, Math.min(focus ?? now, span.end - 1)))} emit={emit} />
      ))}
      {(!channel || spans.length === 0) && <div className="fl-guide__cell fl-guide__cell--waiting" role="gridcell" aria-label={label('loading')} tabIndex={focus === undefined ? -1 : 0} data-focus={focus !== undefined} data-waiting="true" />}
    </div>
  );
}

/** At most so many, and the focused one among them. */
function firstOf(spans: readonly GuideSpan[], most: number, focus: number | undefined): readonly GuideSpan[] {
  const focused = focus === undefined ? undefined : spanAt(spans, focus);
  const first = spans.slice(0, most);
  return focused && !first.includes(focused) ? [...first.slice(0, -1), focused] : first;
}
