/** A live title as it is on screen. */
interface LivePicture {
  /** Seconds from the start of what can be rewound to. */
  position: number;
  /** How much can be rewound to, seconds. */
  windowSeconds: number;
  /** When the picture on screen was made, epoch milliseconds; undefined where the stream does not say. */
  dateShown: number | undefined;
}

/**
 * When a moment of a live title was on air. Where the stream does not say, the end of its window is now.
 *
 * @param seconds from the start of what can be rewound to
 * @param now epoch milliseconds on the platform's clock
 * @returns epoch milliseconds
 */
export function wallClockOf(seconds: number, { position, windowSeconds, dateShown }: LivePicture, now: number): number {
  return dateShown === undefined ? now - (windowSeconds - seconds) * 1000 : dateShown + (seconds - position) * 1000;
}
