import type { GuideChannel, GuideWindow } from '../../contracts/guide/guide-window.ts';
import type { Programme } from '../../contracts/guide/programme.ts';
import type { TimeWindow } from '../../rules/guide/cell-of.ts';
import { tidyProgrammes, type GuideSpan } from '../../rules/guide/tidy-programmes.ts';

/** Channels in a request. @source spec 1 §9 "EPG request page size and batch size 20" */
export const blockRows = 20;
/** Hours in a request; chosen: a screen shows about four, and one more request serves a step either way. */
export const windowMs = 6 * 3_600_000;

/** Twenty channels that follow each other, with what is known of them. */
export interface GuideBlock {
  /** Requests pending or answered, by the start of their window. */
  asked: Map<number, Promise<void>>;
  known: Set<number>;
  channels: GuideChannel[];
  programmes: Map<string, Programme[]>;
  /** What was tidied, until more arrives: a scroll asks many times. */
  tidied: Map<string, GuideSpan[]>;
}

export const emptyBlock = (): GuideBlock => ({ asked: new Map(), known: new Set(), channels: [], programmes: new Map(), tidied: new Map() });

/** The first moments of the windows that cover a time. */
export function windowsOf(time: TimeWindow): number[] {
  const first = Math.floor(time.from / windowMs) * windowMs;
  return Array.from({ length: Math.max(0, Math.ceil((time.to - first) / windowMs)) }, (_, index) => first + index * windowMs);
}

/** Adds one answer. @param from the first moment that was asked for */
export function fillBlock(block: GuideBlock, answer: GuideWindow, from: number): void {
  block.known.add(from);
  block.channels = answer.channels;
  block.tidied.clear();
  for (const { id, programmes } of answer.channels) block.programmes.set(id, [...(block.programmes.get(id) ?? []), ...programmes]);
}

/** What a channel of the block airs. A hole is only a hole where the guide was asked. */
export function spansOfBlock(block: GuideBlock, channel: string, time: TimeWindow): GuideSpan[] {
  const key = `${channel} ${time.from} ${time.to}`;
  const known = block.tidied.get(key) ?? tidyProgrammes(block.programmes.get(channel) ?? [], time.from, time.to).flatMap((span) => (span.programme ? [span] : knownHoles(block, span)));
  block.tidied.set(key, known);
  return known;
}

function knownHoles(block: GuideBlock, { start, end }: GuideSpan): GuideSpan[] {
  const holes: GuideSpan[] = [];
  for (const from of windowsOf({ from: start, to: end }).filter((moment) => block.known.has(moment))) {
    const last = holes.at(-1);
    const hole = { start: Math.max(start, from), end: Math.min(end, from + windowMs) };
    if (last?.end === hole.start) last.end = hole.end;
    else holes.push(hole);
  }
  return holes;
}
