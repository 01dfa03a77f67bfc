import type { AdFile } from '../../../rules/playback/ads/choose-ad-file.ts';

/** One ad of a break, whatever document named it. */
export interface AdSpot {
  id: string | null;
  title: string | null;
  /** Seconds, as the document says; undefined where it does not. */
  duration: number | undefined;
  /** Seconds after which it may be skipped; undefined: never. */
  skipAfter: number | undefined;
  /** Plain files and HLS at `http` or `https`; nothing that runs. */
  files: AdFile[];
  /** Where a click leads, `http` or `https`. */
  clickUrl: string | undefined;
  /** Tells the advertiser what happens; each fact once, however often it is told. */
  track: AdTracking;
}

export interface AdTracking {
  /** The first picture is on screen. */
  impression(): void;
  /** Start and quartiles follow from it. @param seconds into the ad */
  progress(seconds: number): void;
  paused(paused: boolean): void;
  muted(muted: boolean): void;
  fullscreen(fullscreen: boolean): void;
  click(): void;
  skip(): void;
  complete(): void;
  /** @param code of VAST: 400 general, 401 file not found, 402 timeout, 403 no file fits, 405 cannot be shown */
  error(code: 400 | 401 | 402 | 403 | 405): void;
}
