const pingEveryMs = 5000;
const unansweredPings = 2;
const probeMs = 2000;

interface PulsePorts {
  readonly ping: () => void;
  /** Whether anybody waits for the frame, so that silence must be told from absence. */
  readonly isAwaited: () => boolean;
  readonly onSilence: () => void;
}

/**
 * Notices that a frame is gone: a port does not tell that its frame navigated away.
 *
 * @source design: bridge §Handshake 6
 */
export function createHeartbeat({ ping, isAwaited, onSilence }: PulsePorts) {
  let silentPings = 0;
  let probing: ReturnType<typeof setTimeout> | undefined;
  const beating = setInterval(() => {
    if (!isAwaited()) return void (silentPings = 0);
    if (silentPings >= unansweredPings) return onSilence();
    silentPings += 1;
    ping();
  }, pingEveryMs);
  return {
    /** The frame was heard. */
    felt(): void {
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
      clearInterval(beating);
      clearTimeout(probing);
    },
  };
}
