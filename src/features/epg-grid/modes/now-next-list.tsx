import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { RowSpan } from '../../../rules/guide/field/cover-time.ts';
import { programmeLockOf } from '../../../rules/guide/programme-lock.ts';
import type { Guide } from '../../../store/guide/guide.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import cells from '../cells/guide-cell.css';
import { GuideCell } from '../cells/guide-cell.tsx';
import { useCellFrame, type CellFrame, type OpenChannelDay } from '../cells/use-cell-frame.ts';
import { WaitingCell } from '../cells/waiting-cell.tsx';
import type { EpgGridEvents } from '../events.ts';
import { useViewport } from '../field/use-viewport.ts';

/** Pixels: a channel's name above two programmes beside each other, or above two below each other. */
const rowHeight = 128;
const overscanRows = 3;
/** chosen: a film that is on may last so long, and what comes after it is still named */
const aheadMs = 6 * 3_600_000;

export interface NowNextListProps {
  guide: Guide;
  now: number;
  zone: string | undefined;
  /** How far down it was left, pixels. */
  top: number | undefined;
  onTop(top: number): void;
  onChannel: OpenChannelDay;
  /** The channel from whose day one comes back: its name takes the focus. */
  backFrom: string | undefined;
  emit: Emit<EpgGridEvents>;
}

/** What each channel airs now and next, one below the other: for narrow places, and for whoever prefers a list. Only rows in sight are mounted. */
export function NowNextList({ guide, now, zone, top, onTop, onChannel, backFrom, emit }: NowNextListProps) {
  const label = useLabel();
  useSignal(guide.revision);
  const rows = useSignal(guide.rows);
  const frame = useCellFrame({ zone, openDay: onChannel, emit });
  const scroller = useRef<HTMLDivElement>(null);
  const viewport = useViewport(scroller, { inline: 1e9, block: rowHeight });
  const [focused, setFocused] = useState<number>();
  const first = Math.max(0, viewport.block / rowHeight - overscanRows);
  const last = Math.min((rows ?? 8) - 1, Math.floor((viewport.block + viewport.height) / rowHeight) + overscanRows);
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  // What has the focus stays, also when it is scrolled away.
  const mounted = focused === undefined || shown.includes(focused) || focused >= (rows ?? 0) ? shown : [...shown, focused].sort((one, other) => one - other);
  useEffect(() => guide.need({ first, last }, { from: now, to: now + aheadMs / 2 }), [guide, first, last, Math.floor(now / 1_800_000)]);
  useLayoutEffect(() => {
    if (scroller.current && top) scroller.current.scrollTop = top;
  }, []);
  useEffect(() => onTop(viewport.block), [viewport.block]);
  return (
    <div ref={scroller} className="fl-guide__scroller fl-guide__scroller--list" tabIndex={-1} aria-busy={rows === undefined}>
      <ul ref={useSheet(cells)} role="list" aria-label={label('guideNowNext')} className="fl-guide-list" style={{ blockSize: `${(rows ?? 8) * rowHeight}px` }}>
        {mounted.map((row) => (
          <li
            key={row} className="fl-guide-list__channel" aria-setsize={rows ?? -1} aria-posinset={row + 1} style={{ insetBlockStart: `${row * rowHeight}px`, blockSize: `${rowHeight}px` }}
            onFocus={() => setFocused(row)} onBlur={() => setFocused((last) => (last === row ? undefined : last))}
          >
            <ChannelEntry channel={guide.channel(row)} spans={guide.spans(row, { from: now, to: now + aheadMs })} frame={frame} now={now} onChannel={onChannel} backFrom={backFrom} onRetry={guide.retry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChannelEntryProps extends Pick<NowNextListProps, 'now' | 'onChannel' | 'backFrom'> {
  frame: CellFrame;
  channel: GuideChannel | undefined;
  spans: readonly RowSpan[];
  onRetry(): void;
}

function ChannelEntry({ frame, channel, spans, now, onChannel, backFrom, onRetry }: ChannelEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // As soon as it is there, unless something else has the focus meanwhile.
    if (channel && channel.id === backFrom && (!document.activeElement || document.activeElement === document.body)) button.current?.focus({ preventScroll: true });
  }, [backFrom, channel === undefined]);
  const { label } = frame;
  const current = spans.find(({ start, end }) => start <= now && now < end);
  const next = spans.find((span) => span.start > now && (span.programme || span.waiting));
  return (
    <>
      {channel ? (
        <button ref={button} type="button" className="fl-guide-list__name" aria-label={label('guideWholeDay', { name: channel.name })} onClick={() => onChannel(channel)}>
          {channel.channelLogoUrl && <img src={channel.channelLogoUrl} alt="" width={28} height={28} loading="lazy" />}
          <span className="fl-guide__number">{channel.number}</span>
          <bdi>{channel.name}</bdi>
        </button>
      ) : <span className="fl-guide__waiting" />}
      <div className="fl-guide-list__programmes">
        {[current, next].map((span, index) => (
          <div key={index} className="fl-guide__cell" data-state={span?.waiting ?? (index === 0 ? 'live' : 'future')} data-gap={span !== undefined && !span.programme && !span.waiting}>
            {channel && span && !span.waiting
              ? <GuideCell frame={frame} span={span} channel={channel} now={now} lockKey={programmeLockOf(channel, frame.viewer)} tabbable onFocus={nothing} />
              : (span?.waiting || !channel) && <WaitingCell label={frame.label} failed={span?.waiting === 'failed'} channel={channel} tabbable={span?.waiting === 'failed'} onFocus={nothing} onRetry={onRetry} />}
          </div>
        ))}
      </div>
    </>
  );
}

const nothing = (): void => undefined;
