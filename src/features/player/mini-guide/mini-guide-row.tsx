import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { timeRangeOf } from '../../../parts/clock/time-range.ts';
import { airingOf } from '../../../rules/guide/cell-of.ts';
import type { RowSpan } from '../../../rules/guide/field/cover-time.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/lock-icon.ts';

export interface MiniGuideRowProps {
  /** Undefined while unknown. */
  channel: GuideChannel | undefined;
  /** What it airs at the shown moment, and after it. */
  spans: readonly RowSpan[];
  now: number;
  zone: string | undefined;
  lockKey: LabelKey | undefined;
  isPlaying: boolean;
  isCurrent: boolean;
  /** Of all channels, and how many there are. */
  row: number;
  total: number;
  onChoose(): void;
}

/** A channel with what it shows now and next; a press changes to it. */
export function MiniGuideRow({ channel, spans: [first, second], now, zone, lockKey, isPlaying, isCurrent, row, total, onChoose }: MiniGuideRowProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const titleOf = (span: RowSpan | undefined): string => (
    !span ? '' : span.waiting ? label(span.waiting === 'failed' ? 'guideNotLoaded' : 'loading') : span.programme?.title ?? label('noInformation'));
  const timesOf = (span: RowSpan | undefined): string => (span && !span.waiting ? timeRangeOf(locale, span.start, span.end, zone) : '');
  const { state, progress } = first && !first.waiting ? airingOf(first, now) : { state: 'future', progress: 0 };
  const isNow = state === 'live';
  const name = [
    channel?.number, channel?.name, lockKey && label(lockKey), isNow && label('onNow'), titleOf(first), timesOf(first),
    second && !second.waiting && `${label('onNext')}: ${titleOf(second)}`,
  ].filter(Boolean).join(', ');
  return (
    <li
      role="option" className="fl-mini-guide__row" data-row={row} data-current={isCurrent} aria-selected={isPlaying} aria-label={name}
      aria-setsize={total} aria-posinset={row + 1} tabIndex={isCurrent ? 0 : -1} onClick={onChoose}
    >
      <span className="fl-mini-guide__channel">
        {channel?.channelLogoUrl ? <img src={channel.channelLogoUrl} alt="" width={32} height={32} /> : <span className="fl-mini-guide__no-logo" />}
        <span className="fl-mini-guide__name">{channel?.number && <span>{channel.number} </span>}<bdi>{channel?.name}</bdi></span>
      </span>
      <Programme span={first} title={titleOf(first)} times={timesOf(first)}>
        {lockKey && <Icon path={lock} />}
        {isNow && <span className="fl-mini-guide__progress"><span style={{ inlineSize: `${Math.round(progress * 100)}%` }} /></span>}
      </Programme>
      <Programme span={second} title={titleOf(second)} times={timesOf(second)} />
    </li>
  );
}

function Programme({ span, title, times, children }: { span: RowSpan | undefined; title: string; times: string; children?: ReactNode }) {
  return (
    <span className="fl-mini-guide__programme" data-waiting={span?.waiting}>
      <span className="fl-mini-guide__title"><bdi>{title}</bdi></span>
      <span className="fl-mini-guide__times">{times}</span>
      {children}
    </span>
  );
}
