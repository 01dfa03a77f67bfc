const minuteMs = 60_000;

/** How long a time is on the guide, in pixels. */
export function pixelsOf(timeMs: number, pixelsPerMinute: number): number {
  return (timeMs / minuteMs) * pixelsPerMinute;
}

/** The time that a length on the guide stands for, in milliseconds. */
export function timeOf(pixels: number, pixelsPerMinute: number): number {
  return (pixels / pixelsPerMinute) * minuteMs;
}
