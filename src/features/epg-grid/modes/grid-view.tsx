import { useLayoutEffect, useRef, useState } from 'react';
import type { Emit } from '../../../binding/emit.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { leadMs, shownDay } from '../../../rules/guide/time/guide-days.ts';
import { pixelsOf, timeOf } from '../../../rules/guide/time-scale.ts';
import type { GuideChoices } from '../../../store/guide/guide-choices.ts';
import type { Guide } from '../../../store/guide/guide.ts';
import type { EpgGridEvents } from '../events.ts';
import type { OpenChannelDay } from '../cells/use-cell-frame.ts';
import { GuideField, type FieldHandle } from '../field/guide-field.tsx';
import { NumberEntry } from '../toolbar/number-entry.tsx';
import { TimeTools } from '../toolbar/time-tools.tsx';
import type { KeptPlace } from './use-kept-place.ts';

export interface GridViewProps {
  guide: Guide;
  choices: GuideChoices;
  range: TimeWindow;
  now: number;
  /** The moment at which the guide was opened, another one after the clock was put right. */
  openedAt: number;
  zone: string | undefined;
  kept: KeptPlace;
  openDay: OpenChannelDay;
  emit: Emit<EpgGridEvents>;
}

/** Channels by time, with the tools that move through it. */
export function GridView({ guide, choices, range, now, openedAt, zone, kept, openDay, emit }: GridViewProps) {
  const { direction } = useLocale();
  const { hourPixels, density } = useSignal(choices.look);
  const scroller = useRef<HTMLDivElement>(null);
  const field = useRef<FieldHandle>(null);
  const opened = useRef(openedAt);
  const [edge, setEdge] = useState(() => kept.before?.edge ?? openedAt - leadMs);
  const wanted = useRef(edge);
  const [digits, setDigits] = useState('');
  const place = (moment: number) => {
    wanted.current = moment;
    const node = scroller.current;
    if (node) node.scrollLeft = (direction === 'rtl' ? -1 : 1) * Math.max(0, pixelsOf(moment - range.from, hourPixels / 60));
  };
  const show = (moment: number) => {
    place(moment);
    setEdge(moment);
  };
  // Before the first paint, so that nobody sees it scroll; the same moment stays where hours become longer, the direction turns or a new day begins.
  useLayoutEffect(() => place(wanted.current), [hourPixels, direction, range.from]);
  useLayoutEffect(() => {
    if (scroller.current && kept.before?.top) scroller.current.scrollTop = kept.before.top;
  }, [kept]);
  useLayoutEffect(() => {
    if (opened.current !== openedAt) show(openedAt - leadMs);
    opened.current = openedAt;
  }, [openedAt]);
  const onEdge = (moment: number) => {
    setEdge(moment);
    // The grid tells of whole steps: within one it is still where it was put.
    if (wanted.current < moment || wanted.current >= moment + timeOf(60, hourPixels / 60)) wanted.current = moment;
    kept.keep({ edge: wanted.current });
  };
  const goToNumber = async (number: string) => {
    const row = await guide.rowOfNumber(number, now);
    if (row !== undefined) field.current?.goTo({ row, anchor: Math.max(now, wanted.current) });
    return row !== undefined;
  };
  return (
    <>
      <TimeTools range={range} now={now} day={shownDay(range, edge, zone)} edge={edge} zone={zone} choices={choices} show={show} />
      <div
        className="fl-guide__frame"
        onKeyDown={(event) => {
          if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          setDigits((typed) => (typed + event.key).slice(-5));
        }}
      >
        <GuideField
          guide={guide} range={range} now={now} zone={zone} hourPixels={hourPixels} density={density} scroller={scroller} handle={field}
          start={kept.before?.focus} onEdge={onEdge} onTop={(top) => kept.keep({ top })} onPlace={(focus) => kept.keep({ focus })}
          onLeave={() => scroller.current?.closest('section')?.querySelector<HTMLElement>('.fl-guide__jumps button')?.focus()} openDay={openDay} emit={emit}
        />
        <NumberEntry digits={digits} onDone={() => setDigits('')} goTo={goToNumber} />
      </div>
    </>
  );
}
