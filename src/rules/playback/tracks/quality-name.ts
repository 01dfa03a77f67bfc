/** A picture quality as far as its name needs it. */
export interface NamedQuality {
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** Bits per second. */
  bitrate?: number;
  /** Frames per second. */
  frameRate?: number;
  dynamicRange?: 'SDR' | 'HLG' | 'PQ';
}

/** From here a frame rate is told: below, pictures move as films do. */
const SMOOTH = 48;

/**
 * What menus call a quality: `720p`, `1080p60`, `2160p HDR`.
 *
 * A picture wider than 16:9 is named by its width, as the field does: 1920 × 800 is 1080p. chosen: without a size, its bitrate
 *
 * @returns undefined where nothing is known of it
 */
export function qualityName({ width = 0, height = 0, bitrate, frameRate = 0, dynamicRange }: NamedQuality): string | undefined {
  const lines = Math.max(Math.min(height, width || height), Math.round((Math.max(width, height) * 9) / 16));
  if (height > 0) return `${lines}p${frameRate >= SMOOTH ? Math.round(frameRate) : ''}${dynamicRange && dynamicRange !== 'SDR' ? ' HDR' : ''}`;
  return bitrate ? `${(bitrate / 1_000_000).toFixed(1)} Mbit/s` : undefined;
}
