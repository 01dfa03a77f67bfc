import type { PublicPlayerState, PublicTrack } from '../public-state.ts';

/** What a channel shows; instants in epoch milliseconds. */
export interface ProgrammeSlot {
  id: string | null;
  title: string;
  start: number;
  end: number | null;
}

/** `single`: one angle. */
export type PublicLayout = 'single' | 'twoUp' | 'pip' | 'threeUp' | 'quad';

/**
 * Events that tell a page what the viewer sees beside the media itself. A part of the player that knows such a fact emits it.
 *
 * @source design/bridge.md "Events"
 */
export interface PlaybackFacts {
  /** The captions or spoken languages that can be chosen, or which of them is chosen. */
  'tracks-change': { text: PublicTrack[]; audio: PublicTrack[] };
  /** Another caption or spoken language was chosen; null for no captions. */
  'track-change': { kind: 'text' | 'audio'; id: string | null; language: string | null };
  /** The qualities that can be chosen, and which plays. */
  'quality-change': Pick<PublicPlayerState, 'qualities' | 'quality'>;
  'fullscreen-change': { fullscreen: boolean };
  'picture-in-picture-change': { pictureInPicture: boolean };
  /** Where the pictures are shown instead of here; `device` where the browser tells its name. */
  'cast-change': { state: 'unavailable' | 'available' | 'connecting' | 'connected'; kind: 'cast' | 'airplay' | 'remote' | null; device: string | null };
  /** Whether the title is live, how far it can be rewound, and how far behind its edge the viewer is; seconds. */
  'live-change': Pick<PublicPlayerState, 'live' | 'windowSeconds' | 'behindLive'>;
  /** The chapter at the position and its place in the list; null outside of every chapter. */
  'chapter-change': { chapter: { title: string; start: number; end: number | null } | null; index: number | null };
  /** A stretch that can be skipped begins, ends, or was skipped. `kind` as the platform calls it: `intro`, `recap`, `credits`. */
  'skip-marker': { kind: string; start: number; end: number; phase: 'entered' | 'left' | 'skipped' };
  /** What a channel shows now and next. */
  programme: { now: ProgrammeSlot | null; next: ProgrammeSlot | null };
  /** What an advertisement does: which of how many in its break, seconds into it, seconds until it may be skipped (null: never). */
  ad: {
    phase: 'break-started' | 'started' | 'progress' | 'skippable' | 'skipped' | 'ended' | 'break-ended' | 'failed';
    id: string | null;
    title: string | null;
    index: number;
    count: number;
    position: number;
    duration: number | null;
    skippableIn: number | null;
  };
  /** How the angles of an event stand on the screen, and how else they could. */
  'layout-change': { layout: PublicLayout; layouts: PublicLayout[] };
  /** The frame that the player stands in lacks permissions, named as `allow` names them. */
  degraded: { missing: string[] };
}
