import * as z from 'zod/mini';
import { finiteSeconds } from './seconds.ts';

const count = z.number().check(z.gte(0), z.lte(10_000));
const label = z.string().check(z.maxLength(200));
const trackId = z.string().check(z.maxLength(100));

/** A caption, subtitle or spoken language as a host may list and choose it. */
export const textTrack = z.object({
  id: trackId,
  language: z.string().check(z.maxLength(35)),
  label,
  active: z.boolean(),
});
export type TextTrack = z.infer<typeof textTrack>;
export const tracks = z.array(textTrack).check(z.maxLength(100));

/** A picture quality as a host may list and choose it; null for what the stream does not declare. */
export const quality = z.object({
  id: trackId,
  /** Pixels. */
  height: z.nullable(z.number().check(z.gte(0), z.lte(100_000))),
  /** Bits per second. */
  bitrate: z.nullable(z.number().check(z.gte(0), z.lte(1e12))),
});
export const qualities = z.array(quality).check(z.maxLength(100));

/** Which quality plays, null before the first picture; and which was chosen, null for automatic. */
export const qualityInUse = z.object({ playing: z.nullable(quality), chosen: z.nullable(trackId) });

/** A stretch of media, seconds on the player's own scale. */
export const stretch = z.object({ start: finiteSeconds, end: finiteSeconds });
export const stretches = z.array(stretch).check(z.maxLength(200));

/** Whether the title is live, and where the viewer is in its window; seconds. */
export const liveFacts = z.object({ live: z.boolean(), windowSeconds: finiteSeconds, behindLive: finiteSeconds });

/** What a stretch of a title is called. */
export const chapter = z.object({ title: z.string().check(z.maxLength(500)), start: finiteSeconds, end: z.nullable(finiteSeconds) });

/** A stretch that can be skipped: entered, left, or skipped. */
export const skipFacts = z.object({
  /** `intro`, `recap`, `credits` or what the platform calls it. */
  kind: z.string().check(z.maxLength(40)),
  start: finiteSeconds,
  end: finiteSeconds,
  phase: z.enum(['entered', 'left', 'skipped']),
});

/** How the angles of an event stand on the screen; `single` is one angle. @source spec 1 §2.4 "Multi-view player" */
export const playerLayout = z.enum(['single', 'twoUp', 'pip', 'threeUp', 'quad']);
export type PlayerLayout = z.infer<typeof playerLayout>;

/** How they stand, and how else they could. */
export const layoutFacts = z.object({ layout: playerLayout, layouts: z.array(playerLayout).check(z.maxLength(20)) });

/** A programme of a channel; instants in epoch milliseconds. */
export const programmeSlot = z.object({
  id: z.nullable(z.string().check(z.maxLength(100))),
  title: z.string().check(z.maxLength(500)),
  start: z.number().check(z.gte(0), z.lte(1e14)),
  end: z.nullable(z.number().check(z.gte(0), z.lte(1e14))),
});
export const programmeFacts = z.object({ now: z.nullable(programmeSlot), next: z.nullable(programmeSlot) });

/** What an advertisement does. No address of it crosses. */
export const adFacts = z.object({
  phase: z.enum(['break-started', 'started', 'progress', 'skippable', 'skipped', 'ended', 'break-ended', 'failed']),
  id: z.nullable(trackId),
  title: z.nullable(label),
  /** Which of how many in this break, from 1; 0 of 0 while unknown. */
  index: count,
  count,
  /** Seconds into the advertisement, and its length. */
  position: finiteSeconds,
  duration: z.nullable(finiteSeconds),
  /** Seconds until it may be skipped; null when it may not be. */
  skippableIn: z.nullable(finiteSeconds),
});

/** Where the pictures are shown instead of here. */
export const castFacts = z.object({
  state: z.enum(['unavailable', 'available', 'connecting', 'connected']),
  kind: z.nullable(z.enum(['cast', 'airplay', 'remote'])),
  /** The device's name, where the browser tells it. */
  device: z.nullable(label),
});
