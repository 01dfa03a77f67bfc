const minuteMs = 60_000;

/** How many pixels an hour takes, from the widest look ahead to the closest. @source design/guide.md "scale 120–480 px per hour" */
export const hourScales = [120, 180, 240, 320, 480] as const;
/** chosen: four hours in a desktop's width */
export const usualHourPixels = 240;

/** The next scale in a direction; the same at either end. */
export function nextScale(hourPixels: number, step: 1 | -1): number {
  const index = hourScales.findIndex((scale) => scale >= hourPixels);
  return hourScales[Math.max(0, Math.min(hourScales.length - 1, (index < 0 ? hourScales.length - 1 : index) + step))] ?? usualHourPixels;
}

/** Minutes between two marks of the ruler: as close as their words have room. @source design/guide.md "ruler ticks 15/30/60" */
export const tickMinutes = (hourPixels: number): 15 | 30 | 60 => (hourPixels >= 320 ? 15 : hourPixels >= 180 ? 30 : 60);

/** How long a time is on the guide, in pixels. */
export function pixelsOf(timeMs: number, pixelsPerMinute: number): number {
  return (timeMs / minuteMs) * pixelsPerMinute;
}

/** The time that a length on the guide stands for, in milliseconds. */
export function timeOf(pixels: number, pixelsPerMinute: number): number {
  return (pixels / pixelsPerMinute) * minuteMs;
}
