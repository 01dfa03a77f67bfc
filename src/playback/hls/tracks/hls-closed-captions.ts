import type Hls from 'hls.js';
import type { TextTrackChoice } from '../../engine.ts';
import type { HlsBuild } from '../hls-build.ts';

/** Captions inside the pictures (CEA-608 and 708), as hls.js reads them. */
export interface HlsClosedCaptions {
  tracks(): Omit<TextTrackChoice, 'active'>[];
  /** What was read so far of a track. */
  cuesOf(id: string): TextTrackCue[];
  follow(hls: Hls, build: HlsBuild): void;
}

/** chosen: some minutes of talk, so that what is buffered already has its captions when they are switched on, and a long live event keeps little. */
const KEPT_CUES = 200;

/**
 * They are known when the first of them is read, and read whether they are shown or not.
 *
 * @param onCues more of a track was read
 * @param onTrack another track is known
 */
export function createHlsClosedCaptions(onCues: (id: string) => void, onTrack: () => void): HlsClosedCaptions {
  const found = new Map<string, { facts: Omit<TextTrackChoice, 'active'>; cues: TextTrackCue[] }>();
  return {
    tracks: () => [...found.values()].map(({ facts }) => facts),
    cuesOf: (id) => found.get(id)?.cues ?? [],
    follow(hls, { Events }) {
      found.clear();
      hls.on(Events.NON_NATIVE_TEXT_TRACKS_FOUND, (_, { tracks }) => {
        for (const { _id: id, label, kind, closedCaptions } of tracks) {
          if (!id || kind !== 'captions') continue;
          found.set(id, { facts: { id, language: closedCaptions?.lang ?? '', label, kind, byDefault: closedCaptions?.default || undefined }, cues: [] });
          onTrack();
        }
      });
      hls.on(Events.CUES_PARSED, (_, { type, track: id, cues }) => {
        const track = found.get(id);
        if (type !== 'captions' || !track) return;
        track.cues.push(...cues as TextTrackCue[]);
        track.cues.splice(0, Math.max(0, track.cues.length - KEPT_CUES));
        onCues(id);
      });
    },
  };
}
