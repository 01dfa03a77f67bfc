import * as z from 'zod/mini';

const count = z.optional(z.number());

/**
 * How well one playback went, as a player says when it ends or its page is left.
 *
 * It says nothing about who watched. Text is cut at 200 characters by the sink.
 *
 * chosen: the call and its fields, after what the field's players measure; the spec has none
 */
export const qoeSummary = z.object({
  realm: z.string(),
  /** Such as `vod:1001`. */
  content: z.string(),
  /** A number of this playback, made at random. */
  playId: z.string(),
  engine: z.optional(z.enum(['hls', 'dash', 'native'])),
  live: z.optional(z.boolean()),
  /** From the request to play to the first frame. Milliseconds. */
  startupMs: count,
  /** Seconds. */
  watchedSeconds: count,
  rebufferCount: count,
  rebufferSeconds: count,
  /** Seconds waited of all seconds after the first frame, 0–1. */
  rebufferRatio: count,
  /** Bits per second, weighted by time. */
  averageBitrate: count,
  switchCount: count,
  droppedFrames: count,
  decodedFrames: count,
  seekCount: count,
  /** Codes of failures, also of those that playback survived. */
  errors: z._default(z.array(z.object({ code: z.string(), fatal: z.boolean() })), []),
});
export type QoeSummary = z.output<typeof qoeSummary>;
