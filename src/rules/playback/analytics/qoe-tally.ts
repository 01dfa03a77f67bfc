import type { QoeSummary } from '../../../contracts/playback/qoe-summary.ts';
import type { PlaybackEvent } from './playback-event.ts';

/** What was counted so far of one playback. */
export interface QoeTally {
  startupMs?: number;
  phase: 'idle' | 'playing' | 'stalled';
  /** When the phase, or the bitrate, began. Milliseconds. */
  since: number;
  playedMs: number;
  stalledMs: number;
  stalls: number;
  seeks: number;
  switches: number;
  bitrate?: number;
  /** Bits × milliseconds ÷ seconds, over the milliseconds of which the bitrate was known. */
  bitrateSum: number;
  bitrateMs: number;
  errors: QoeSummary['errors'];
}

export const emptyTally: QoeTally = { phase: 'idle', since: 0, playedMs: 0, stalledMs: 0, stalls: 0, seeks: 0, switches: 0, bitrateSum: 0, bitrateMs: 0, errors: [] };

/** chosen: enough to see what went wrong; a stream that fails for ever says the same again */
const MOST_ERRORS = 20;

const phases: Partial<Record<PlaybackEvent['type'], QoeTally['phase']>> = { playing: 'playing', started: 'playing', stalled: 'stalled', paused: 'idle', seeking: 'idle', ended: 'idle', left: 'idle' };

/** Counts one more event. */
export function counted(tally: QoeTally, event: PlaybackEvent): QoeTally {
  const phase = phases[event.type] ?? tally.phase;
  const next = { ...withTime(tally, event.at), phase };
  if (event.type === 'started') return { ...next, startupMs: event.startupMs };
  if (event.type === 'stalled') return { ...next, stalls: tally.stalls + Number(tally.phase !== 'stalled') };
  if (event.type === 'seeking') return { ...next, seeks: tally.seeks + 1 };
  if (event.type === 'quality') return { ...next, bitrate: event.bitrate, switches: tally.switches + Number(tally.bitrate !== undefined && tally.bitrate !== event.bitrate) };
  if (event.type === 'failure') return { ...next, errors: withFailure(tally.errors, { code: event.code, fatal: event.fatal }) };
  return next;
}

/** The failure that ends a playback was tried to survive just before: it is one. */
function withFailure(errors: QoeSummary['errors'], failure: QoeSummary['errors'][number]): QoeSummary['errors'] {
  const isSame = failure.fatal && errors.at(-1)?.code === failure.code;
  return [...(isSame ? errors.slice(0, -1) : errors), failure].slice(-MOST_ERRORS);
}

function withTime(tally: QoeTally, at: number): QoeTally {
  const ms = Math.max(0, at - tally.since);
  if (tally.phase === 'idle') return { ...tally, since: at };
  if (tally.phase === 'stalled') return { ...tally, since: at, stalledMs: tally.stalledMs + ms };
  const known = tally.bitrate === undefined ? 0 : ms;
  return { ...tally, since: at, playedMs: tally.playedMs + ms, bitrateMs: tally.bitrateMs + known, bitrateSum: tally.bitrateSum + known * (tally.bitrate ?? 0) };
}

/** What a tally says: how well the playback went. */
export function qualityOf(tally: QoeTally): Omit<QoeSummary, 'realm' | 'content' | 'playId'> {
  const { playedMs, stalledMs, bitrateMs } = tally;
  return {
    startupMs: tally.startupMs,
    watchedSeconds: playedMs / 1000,
    rebufferCount: tally.stalls,
    rebufferSeconds: stalledMs / 1000,
    rebufferRatio: playedMs + stalledMs > 0 ? stalledMs / (playedMs + stalledMs) : 0,
    averageBitrate: bitrateMs > 0 ? Math.round(tally.bitrateSum / bitrateMs) : undefined,
    switchCount: tally.switches,
    seekCount: tally.seeks,
    errors: tally.errors,
  };
}
