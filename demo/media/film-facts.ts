/**
 * What a server knows about a programme's files: the shape of every `film.json`.
 * chosen: one small file of facts beside the segments, so nothing has to parse media while serving it.
 */
import * as z from 'zod/mini';

const shared = {
  id: z.string(),
  codecs: z.string(),
  /** Bits per second of the largest segment, and over the whole programme. */
  bandwidth: z.int(),
  averageBandwidth: z.int(),
  timescale: z.int(),
  /** Length of the programme in units of `timescale`; equal in seconds for every track of a looping film. */
  ticks: z.int(),
  /** Where each segment starts, in units of `timescale`; the first is 0. */
  starts: z.array(z.int()),
};

const videoTrack = z.object({ ...shared, kind: z.literal('video'), width: z.int(), height: z.int(), frameRate: z.number() });
const audioTrack = z.object({
  ...shared, kind: z.literal('audio'), language: z.string(), name: z.string(),
  /** What else it says than the film does. */
  role: z.optional(z.literal('description')),
  sampleRate: z.int(), channels: z.int(),
});

export const filmFacts = z.object({
  id: z.string(),
  title: z.string(),
  seconds: z.number(),
  segmentSeconds: z.number(),
  segmentCount: z.int(),
  /** File names: `{track}` is a track's id, `{number}` counts from 1. */
  files: z.object({ hls: z.string(), dash: z.string(), init: z.string(), segment: z.string() }),
  video: z.array(videoTrack),
  audio: z.array(audioTrack),
  captions: z.array(z.object({
    language: z.string(), name: z.string(), file: z.string(),
    /** Shown to everybody who hears this language: what is said in another one. */
    forced: z.optional(z.boolean()),
  })),
  chapters: z.array(z.object({ title: z.string(), from: z.number(), to: z.number() })),
  skip: z.array(z.object({ kind: z.enum(['intro', 'recap', 'credits']), from: z.number(), to: z.number() })),
  /** WebVTT beside the segments: chapters, and pictures of the timeline as single files and as one sheet. */
  chaptersFile: z.optional(z.string()),
  thumbnails: z.optional(z.object({ pictures: z.string(), sheet: z.string() })),
});

export type FilmFacts = z.infer<typeof filmFacts>;
export type FilmTrack = FilmFacts['video'][number] | FilmFacts['audio'][number];

/** The track with this id, or undefined when the film has no such track. */
export function trackOf(film: FilmFacts, id: string): FilmTrack | undefined {
  return [...film.video, ...film.audio].find((track) => track.id === id);
}
