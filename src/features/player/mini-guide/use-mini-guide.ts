import { useEffect, useMemo, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { useMinute } from '../../../parts/clock/use-minute.ts';
import { earlierOf, laterOf, rowsAround } from '../../../rules/guide/mini-guide.ts';
import { createChannelRow } from '../../../store/guide/channel-row.ts';
import { createGuide } from '../../../store/guide/guide.ts';

/** How long a programme may last for the one after it to be named. */
const aheadMs = 6 * 3_600_000;

/**
 * Where a viewer is in the mini guide, and the steps from there.
 *
 * @param eventId the channel that plays
 * @param shown how many channels there is room for
 */
export function useMiniGuide(eventId: string, shown: number) {
  const { context } = useRuntime().store;
  const viewer = useSignal(context.viewer);
  const { now } = useMinute();
  const place = useSlice(() => createChannelRow(context, eventId), [context, eventId]);
  const guide = useSlice(() => createGuide(context), [context]);
  useSignal(guide.revision);
  const found = useSignal(place.answer);
  const total = useSignal(guide.rows);
  const failure = useSignal(guide.failure);
  const [moved, setMoved] = useState<number>();
  const [anchor, setAnchor] = useState<number>();
  useEffect(() => void place.load(), [place]);

  // A channel that the guide does not know stands before all others.
  const home = found.status === 'ready' ? Math.max(0, found.value) : undefined;
  const row = moved ?? home;
  // What is on stays what is on, whatever the time becomes.
  const at = anchor !== undefined && anchor > now ? anchor : now;
  const time = useMemo(() => ({ from: at, to: at + aheadMs }), [at]);
  const rows = row === undefined || total === undefined ? [] : rowsAround(row, total, shown);
  const [first, last] = row === undefined ? [undefined, undefined] : [rows[0] ?? Math.max(0, row - 1), rows.at(-1) ?? row + 1];
  useEffect(() => {
    if (first !== undefined && last !== undefined) guide.need({ first, last }, time);
  }, [guide, first, last, time]);
  const spans = (each: number) => guide.spans(each, time);
  const later = row === undefined ? undefined : laterOf(spans(row), now);
  return {
    guide, viewer, now, at, row, rows, total, spans, later,
    isNow: at === now,
    failure: found.status === 'failed' ? found.failure : failure,
    isKnown: home !== undefined && total !== undefined,
    retry() {
      if (found.status === 'failed') void place.load();
      guide.retry();
    },
    /** @returns the row that is shown then */
    toRow(step: 1 | -1): number | undefined {
      if (row === undefined || total === undefined) return undefined;
      const next = Math.max(0, Math.min(total - 1, row + step));
      setMoved(next);
      return next;
    },
    /** @returns the moment that is shown then */
    toTime(step: 1 | -1): number {
      if (row === undefined) return at;
      const next = step > 0 ? later ?? at : earlierOf(guide.spans(row, { from: now, to: at }), at, now) ?? now;
      setAnchor(next === now ? undefined : next);
      return next;
    },
    toNow: () => setAnchor(undefined),
  };
}
