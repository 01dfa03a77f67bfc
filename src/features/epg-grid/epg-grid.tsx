import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import type { GuideChannel } from '../../contracts/guide/guide-window.ts';
import { useMinute } from '../../parts/clock/use-minute.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../parts/feedback/failure-panel.tsx';
import { dayStart, guideRange, leadMs } from '../../rules/guide/time/guide-days.ts';
import { knownZone } from '../../rules/guide/time/zone-time.ts';
import { createGuideChoices } from '../../store/guide/guide-choices.ts';
import { createGuide } from '../../store/guide/guide.ts';
import { Button } from '../../ui/button/button.tsx';
import { clock, search } from '../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { OpenChannelDay } from './cells/use-cell-frame.ts';
import type { EpgGridEvents } from './events.ts';
import sheet from './epg-grid.css';
import { ChannelDay } from './modes/channel-day.tsx';
import { GridView } from './modes/grid-view.tsx';
import lists from './modes/guide-list.css';
import { NowNextList } from './modes/now-next-list.tsx';
import { useKeptPlace } from './modes/use-kept-place.ts';
import { useNarrow } from './modes/use-narrow.ts';
import { RemindersButton } from './reminders/reminders-button.tsx';
import { FilterBar } from './toolbar/filter-bar.tsx';
import { ModeSwitch } from './toolbar/mode-switch.tsx';
import tools from './toolbar/guide-toolbar.css';

/**
 * The programme guide: a grid of channels by time, a list of what is on now and next, or one channel's day.
 *
 * @source spec 1 §2.4, §7, §9; design/guide.md
 */
export function EpgGrid({ emit }: { emit: Emit<EpgGridEvents> }) {
  const { context } = useRuntime().store;
  const label = useLabel();
  const kept = useKeptPlace();
  const choices = useMemo(() => createGuideChoices(), []);
  const guide = useSlice(() => createGuide(context, kept.before?.filter ?? (choices.look.peek().favouritesFirst ? { favouritesFirst: true } : {})), [context]);
  const [isNarrow, measure] = useNarrow();
  const { mode = isNarrow ? 'list' : 'grid' } = useSignal(choices.look);
  const { now, openedAt } = useMinute();
  const zone = knownZone(context.settings.guideTimeZone);
  const today = dayStart(now, zone);
  const range = useMemo(() => guideRange(today, zone), [today, zone]);
  const [channel, setChannel] = useState<GuideChannel | undefined>(kept.before?.channel);
  const [backFrom, setBackFrom] = useState(channel?.id);
  const openDay = useCallback<OpenChannelDay>((chosen, row) => {
    // Back in the grid the focus is in the channel's row, at a time that is in sight.
    if (row !== undefined) kept.keep({ focus: { row, anchor: (kept.before?.edge ?? context.now() - leadMs) + leadMs } });
    kept.keep({ channel: chosen });
    setChannel(chosen);
    setBackFrom(chosen.id);
  }, [kept, context]);
  const leaveDay = () => {
    kept.keep({ channel: undefined, day: undefined, programme: undefined });
    setChannel(undefined);
  };
  const failure = useSignal(guide.failure);
  const rows = useSignal(guide.rows);
  const filter = useSignal(guide.filter);
  useEffect(() => kept.keep({ filter }), [kept, filter]);
  const [sheetRef, listsRef] = [useSheet(sheet), useSheet(lists)];
  const adopt = useMemo(() => (node: Element | null) => [sheetRef, listsRef, measure].forEach((ref) => ref(node)), [sheetRef, listsRef, measure]);

  const body = () => {
    if (failure && rows === undefined) return <FailurePanel failure={failure} onRetry={() => guide.retry()} />;
    if (rows === 0) {
      return filter.query || filter.group
        ? <EmptyState icon={search} title={label('guideNoMatch')}><Button variant="secondary" onClick={() => guide.choose({})}>{label('guideShowAll')}</Button></EmptyState>
        : <EmptyState icon={clock} title={label('guideEmpty')} lead={label('guideEmptyLead')} />;
    }
    if (channel) return <ChannelDay channel={channel} range={range} now={now} zone={zone} kept={kept} onBack={leaveDay} emit={emit} />;
    if (isNarrow === undefined) return null;
    if (mode === 'list') return <NowNextList guide={guide} now={now} zone={zone} top={kept.before?.top} onTop={(top) => kept.keep({ top })} onChannel={openDay} backFrom={backFrom} emit={emit} />;
    return <GridView guide={guide} choices={choices} range={range} now={now} openedAt={openedAt} zone={zone} kept={kept} openDay={openDay} emit={emit} />;
  };
  return (
    <section className="fl-guide" ref={adopt} aria-label={label('programmeGuide')} part="guide">
      <div ref={useSheet(tools)} className="fl-guide__toolbar">
        <h2 className="fl-guide__heading">{label('programmeGuide')}</h2>
        <FilterBar guide={guide} choices={choices} now={now} />
        <RemindersButton zone={zone} />
        <ModeSwitch mode={mode} onChoose={(next) => (choices.choose({ mode: next }), leaveDay())} />
      </div>
      {body()}
      {/* Below: above it would move the cells under a finger, as it comes and as it goes. */}
      {failure && rows !== undefined && <FailurePanel failure={failure} onRetry={() => guide.retry()} />}
    </section>
  );
}
