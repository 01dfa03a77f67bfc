import type * as z from 'zod/mini';
import type { annotation, watermark } from '../../../src/contracts/playback/overlays.ts';
import type { localBroadcaster, skipMarker } from '../../../src/contracts/playback/playback-details.ts';

/** Text by locale, as the catalogue has it. */
type Titles = { en: string } & Partial<Record<string, string>>;

/** How a title's media is encrypted. */
export type Protection = 'cenc' | 'cbcs' | 'aes-128';

/** What a player needs of a title beside its media, as the catalogue keeps it. */
export interface TitleExtras {
  watermark?: z.input<typeof watermark>;
  annotations?: z.input<typeof annotation>[];
  /** In place of those of the media. */
  skipMarkers?: z.input<typeof skipMarker>[];
  /** Which of the demo's advertising comes with it. */
  advertising?: 'VAST' | 'VMAP';
  trailers?: { id: string; titles: Titles; access: 'FREE' | 'SIGN_IN' | 'LICENCE'; media: string }[];
  localBroadcasters?: z.input<typeof localBroadcaster>[];
  audioOnly?: boolean;
  /** Milliseconds from the event epoch; the title cannot be watched before. */
  premiere?: { startsAfter: number };
  /** Pictures of the timeline as single files instead of one sheet. */
  singlePictures?: boolean;
  protection?: Protection;
  /** The licence server refuses its keys. */
  refusesKeys?: boolean;
  /** How far back it can be watched, in seconds. */
  dvrSeconds?: number;
  lowLatency?: boolean;
  angles?: { id: string; titles: Titles; media: string }[];
  /** Its streams are refused, whoever asks. */
  refusal?: { status: number; code: string };
}
