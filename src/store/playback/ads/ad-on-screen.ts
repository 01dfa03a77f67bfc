import type { ReadonlySignal } from '@preact/signals-core';
import type { AdBreak } from '../../../rules/playback/ads/ad-break.ts';

/** An ad in the place of the title, from the moment it is asked for. */
export interface AdOnScreen {
  type: AdBreak['position'];
  /** Counted from 1; both 0 until it is known what the break holds. */
  index: number;
  count: number;
  /** Seconds; undefined until known. */
  duration: number | undefined;
  paused: ReadonlySignal<boolean>;
  /** Answers when it plays, or when the title does in its place. */
  play(): Promise<void>;
  pause(): void;
  /** Ends it; absent while it may not be skipped. */
  readonly skip: ReadonlySignal<(() => void) | undefined>;
}
