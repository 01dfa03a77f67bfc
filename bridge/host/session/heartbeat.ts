const pingEveryMs = 5000;
const unansweredPings = 2;
const probeMs = 2000;

interface HeartbeatPorts {
  readonly ping: () => void;
  /** Whether requests or listeners wait for the frame: only then is silence a failure. */
  readonly isAwaited: () => boolean;
  readonly onSilence: () => void;
}

/**
 * Notices that a frame is gone: a port gives no sign when its frame navigates away.
 *
 * @source design: bridge §Handshake 6
 */
export function createHeartbeat({ ping, isAwaited, onSilence }: HeartbeatPorts) {
  let silentPings = 0;
  let probing: ReturnType<typeof setTimeout> | undefined;
  const interval = setInterval(() => {
    if (!isAwaited()) return void (silentPings = 0);
    if (silentPings >= unansweredPings) return onSilence();
    silentPings += 1;
    ping();
  }, pingEveryMs);
  return {
    /** A message came from the frame. */
    received(): void {
      silentPings = 0;
      clearTimeout(probing);
      probing = undefined;
    },
    /** Asks at once; without an answer in time that is silence. */
    probe(): void {
      ping();
      probing ??= setTimeout(onSilence, probeMs);
    },
    stop(): void {
      clearInterval(interval);
      clearTimeout(probing);
    },
  };
}
