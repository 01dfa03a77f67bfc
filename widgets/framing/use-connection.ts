import { useEffect, useState, type RefObject } from 'react';
import { connect, type Connection, type ConnectOptions } from '../../bridge/host/connect.ts';
import { waitAfter, whenWorthATry } from '../../src/runtime/keep-trying.ts';

/** An element's connection to its frame. */
export interface FrameConnection {
  connection: Connection | undefined;
  /** The frame did not answer; it is loaded again by itself when that may help. */
  isLost: boolean;
  /** Loads the frame again now. */
  retry(): void;
}

/**
 * Connects to a frame for as long as it stands.
 *
 * @param options read at each attempt
 * @param onConnected called for each connection; returns what to undo when it ends
 * @param onSilence called for each attempt that failed
 */
export function useConnection(frame: RefObject<HTMLIFrameElement | null>, options: () => ConnectOptions, onConnected: (connection: Connection) => (() => void) | void, onSilence: (failure: unknown) => void): FrameConnection {
  const [connection, setConnection] = useState<Connection>();
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    let open: Connection | undefined;
    let undo: (() => void) | void;
    const begin = async () => {
      // React's StrictMode takes effects away and brings them back in one task: one connection is made.
      await Promise.resolve();
      if (!isHere) return;
      if (tries > 0) frame.current!.src = String(frame.current!.src);
      try {
        open = await connect(frame.current!, options());
      } catch (failure) {
        if (isHere) onSilence(failure);
        return isHere && setFailures(failures + 1);
      }
      if (!isHere) return open.destroy();
      undo = onConnected(open);
      setFailures(0);
      setConnection(open);
    };
    void begin();
    return () => {
      isHere = false;
      undo?.();
      open?.destroy();
    };
  }, [tries]);
  const retry = () => setTries(tries + 1);
  useEffect(() => {
    if (failures > 0) return whenWorthATry(waitAfter(failures), retry);
  }, [failures]);
  return { connection, isLost: failures > 0, retry };
}
