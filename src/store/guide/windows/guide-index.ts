import type { GuideChannel } from '../../../contracts/guide/guide-window.ts';
import type { GuideProgramme } from '../../../contracts/guide/guide-programme.ts';
import { airedProgrammes } from '../../../rules/guide/aired-programmes.ts';
import type { TimeWindow } from '../../../rules/guide/cell-of.ts';
import { tidyProgrammes, type GuideSpan } from '../../../rules/guide/tidy-programmes.ts';

/** Hours in a request; chosen: a screen shows about four, and one more request serves a step either way. */
export const windowMs = 6 * 3_600_000;

/** The first moments of the windows that cover a time. */
export function windowsOf(time: TimeWindow): number[] {
  const first = Math.floor(time.from / windowMs) * windowMs;
  return Array.from({ length: Math.max(0, Math.ceil((time.to - first) / windowMs)) }, (_, index) => first + index * windowMs);
}

/** What is known of one channel. */
interface ChannelIndex {
  /** First moments of the windows that were answered. */
  known: Set<number>;
  programmes: Map<string, GuideProgramme>;
  /** Everything known, sorted by start; made when it is read. */
  spans: GuideSpan[] | undefined;
  /** The last reading, which a scroll asks for many times. */
  last: { time: TimeWindow; spans: GuideSpan[] } | undefined;
}

/** Programmes by channel, each channel's sorted by start. */
export interface GuideIndex {
  /** Takes one answer: what began in its window before and is not in it any more is gone. @param from the window's first moment */
  fill(channels: readonly Pick<GuideChannel, 'id' | 'offsetMinutes' | 'programmes'>[], from: number): void;
  /** A channel of which nothing is known airs nothing in this window. */
  fillEmpty(channel: string, from: number): void;
  isKnown(channel: string, from: number): boolean;
  /** What a channel airs; a hole is only a hole where the guide was asked. The same array as long as nothing changed. */
  spans(channel: string, time: TimeWindow): GuideSpan[];
  forget(channel: string): void;
}

/** @source design/guide.md "an index per channel sorted by start, windows by binary search" */
export function createGuideIndex(): GuideIndex {
  const channels = new Map<string, ChannelIndex>();
  const indexOf = (channel: string): ChannelIndex => {
    const index = channels.get(channel) ?? { known: new Set(), programmes: new Map(), spans: undefined, last: undefined };
    channels.set(channel, index);
    return index;
  };
  const fill = (channel: string, programmes: readonly GuideProgramme[], from: number) => {
    const index = indexOf(channel);
    if (index.known.has(from)) for (const { id, start } of index.programmes.values()) if (start >= from && start < from + windowMs) index.programmes.delete(id);
    for (const programme of programmes) index.programmes.set(programme.id, programme);
    index.known.add(from);
    index.spans = undefined;
    index.last = undefined;
  };
  return {
    fill: (answered, from) => answered.forEach((channel) => fill(channel.id, airedProgrammes(channel), from)),
    fillEmpty: (channel, from) => fill(channel, [], from),
    isKnown: (channel, from) => channels.get(channel)?.known.has(from) ?? false,
    forget: (channel) => void channels.delete(channel),
    spans(channel, time) {
      const index = channels.get(channel);
      if (!index) return [];
      if (index.last?.time.from === time.from && index.last.time.to === time.to) return index.last.spans;
      index.spans ??= allOf(index);
      const spans = within(index.spans, time);
      index.last = { time: { ...time }, spans };
      return spans;
    },
  };
}

function allOf({ known, programmes }: ChannelIndex): GuideSpan[] {
  const from = Math.min(...known, ...[...programmes.values()].map(({ start }) => start));
  return tidyProgrammes([...programmes.values()], from, Math.max(...known) + windowMs).flatMap((span) => (span.programme ? [span] : knownHoles(known, span)));
}

function knownHoles(known: ReadonlySet<number>, { start, end }: GuideSpan): GuideSpan[] {
  const holes: GuideSpan[] = [];
  for (const from of windowsOf({ from: start, to: end }).filter((moment) => known.has(moment))) {
    const last = holes.at(-1);
    const hole = { start: Math.max(start, from), end: Math.min(end, from + windowMs) };
    if (last?.end === hole.start) last.end = hole.end;
    else holes.push(hole);
  }
  return holes;
}

/** The spans that touch a time, by halving: they are sorted and do not overlap. */
export function within(spans: readonly GuideSpan[], { from, to }: TimeWindow): GuideSpan[] {
  const first = firstWhere(spans, ({ end }) => end > from);
  const end = firstWhere(spans, ({ start }) => start >= to);
  return spans.slice(first, Math.max(first, end));
}

function firstWhere(spans: readonly GuideSpan[], holds: (span: GuideSpan) => boolean): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && holds(span)) high = middle;
    else low = middle + 1;
  }
  return low;
}
