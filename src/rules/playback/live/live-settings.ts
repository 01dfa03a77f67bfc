/** How live viewing behaves. The two are apart: one says what counts as live, the other where live viewing belongs. Seconds. */
export interface LiveSettings {
  /** Viewing this close behind the edge counts as live. */
  edgeTolerance: number;
  /** How far behind the newest picture live viewing belongs; undefined leaves it to the stream. */
  targetLatency?: number;
}

/** chosen: one and a half segments of four seconds, so that a slow start still counts as live; half of it where a stream comes in parts of segments. */
const usual: LiveSettings = { edgeTolerance: 6 };
const lowLatency: LiveSettings = { edgeTolerance: 3, targetLatency: 3 };

/**
 * What holds for a live stream.
 *
 * @param wanted what a page asks for; takes precedence
 * @source design/player.md "Live": "edge tolerance and target latency as two settings"
 */
export function liveSettingsOf(stream: { lowLatency?: boolean }, wanted: Partial<LiveSettings> = {}): LiveSettings {
  const given = Object.fromEntries(Object.entries(wanted).filter(([, seconds]) => seconds !== undefined && seconds >= 0)) as Partial<LiveSettings>;
  return { ...(stream.lowLatency ? lowLatency : usual), ...given };
}
