import { useEffect, useMemo, useRef, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { airingOf, type TimeWindow } from '../../../rules/guide/cell-of.ts';
import { programmeLockOf } from '../../../rules/guide/programme-lock.ts';
import { dayStart } from '../../../rules/guide/time/guide-days.ts';
import { createChannelGuide } from '../../../store/guide/channel-guide.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import cells from '../cells/guide-cell.css';
import { GuideCell } from '../cells/guide-cell.tsx';
import { useCellFrame } from '../cells/use-cell-frame.ts';
import type { EpgGridEvents } from '../events.ts';
import { DayStrip } from '../toolbar/day-strip.tsx';
import { arrowBack } from '../toolbar/guide-icons.ts';
import type { KeptPlace } from './use-kept-place.ts';

export interface ChannelDayProps {
  channel: GuideChannel;
  range: TimeWindow;
  now: number;
  zone: string | undefined;
  kept: KeptPlace;
  onBack(): void;
  emit: Emit<EpgGridEvents>;
}

/** What one channel airs on one day, from midnight to midnight of the guide's zone; today opens at what is on, and whoever comes back finds the day and the programme that they left. */
export function ChannelDay({ channel, range, now, zone, kept, onBack, emit }: ChannelDayProps) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const frame = useCellFrame({ zone, emit });
  const guide = useSlice(() => createChannelGuide(context), [context]);
  useSignal(guide.revision);
  const failure = useSignal(guide.failure);
  const [day, setDay] = useState(() => Math.max(range.from, kept.before?.day ?? dayStart(now, zone)));
  const left = useRef(kept.before?.programme);
  const time = useMemo(() => ({ from: day, to: dayStart(day, zone, 1) }), [day, zone]);
  useEffect(() => guide.need([channel.id], time), [guide, channel.id, time]);
  const spans = guide.spans(channel.id, time);
  const list = useRef<HTMLOListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (left.current === undefined) back.current?.focus();
  }, []);
  useEffect(() => kept.keep({ day }), [kept, day]);
  const leave = () => {
    // What is shown then takes the focus that nothing has.
    back.current?.blur();
    onBack();
  };
  useEffect(() => {
    const live = list.current?.querySelector<HTMLElement>('[data-state="live"]');
    // The list alone is scrolled: `scrollIntoView` would move the page.
    if (!list.current) return;
    list.current.scrollTop = live ? live.offsetTop - 8 : 0;
    const programme = left.current !== undefined && list.current.querySelector<HTMLElement>(`[data-start="${left.current}"] a`);
    left.current = undefined;
    // Unless something else has it.
    if (programme && (!document.activeElement || document.activeElement === document.body)) programme.focus();
  }, [spans === undefined, day]);
  return (
    <div ref={useSheet(cells)} className="fl-guide-day">
      <div className="fl-guide-day__head">
        <IconButton buttonRef={back} label={label('guideBackToAll')} path={arrowBack} mirrored onClick={leave} />
        {channel.channelLogoUrl && <img src={channel.channelLogoUrl} alt="" width={40} height={40} />}
        <h3 className="fl-guide-day__name"><bdi>{channel.name}</bdi></h3>
      </div>
      <DayStrip range={range} now={now} day={day} zone={zone} onChoose={setDay} />
      {failure && <FailurePanel failure={failure} onRetry={() => guide.retry()} />}
      {!spans && !failure && <Spinner label={label('loading')} />}
      {spans && (
        <ol ref={list} role="list" className="fl-guide-day__list" aria-label={channel.name}>
          {spans.map((span) => (
            <li key={span.start} className="fl-guide__cell" data-start={span.start} data-state={airingOf(span, now).state} data-gap={!span.programme}>
              <GuideCell frame={frame} span={span} channel={channel} now={now} lockKey={programmeLockOf(channel, frame.viewer)} tabbable onFocus={() => kept.keep({ programme: span.start })} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
