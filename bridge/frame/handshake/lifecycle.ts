import type { RegisteredOrigin } from '../../contract/origins/registered-origins.ts';
import { announceTarget, type FrameWindow } from './peer-policy.ts';

interface PageLifePorts {
  readonly window: FrameWindow;
  readonly origins: () => readonly RegisteredOrigin[];
  readonly version: number;
  readonly onMessage: (event: MessageEvent) => void;
  readonly onLeave: () => void;
}

/**
 * The frame's document among others: it announces itself, hears its window and says when it goes.
 *
 * A page that comes back from the browser's cache has lost its session and announces itself again.
 *
 * @source design: bridge §Handshake 1, 7
 */
export function followLifecycle({ window: own, origins, version, onMessage, onLeave }: PageLifePorts) {
  let over = false;
  const announce = () => {
    const target = announceTarget(own, origins());
    if (over || target === undefined || own.parent === (own as unknown)) return;
    own.parent.postMessage(JSON.stringify({ x: 1, t: 'announce', v: version }), target);
  };
  const comeBack = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) announce();
  };
  own.addEventListener('message', onMessage);
  own.addEventListener('pagehide', onLeave);
  own.addEventListener('pageshow', comeBack);
  return {
    announce,
    stop() {
      if (over) return;
      over = true;
      own.removeEventListener('message', onMessage);
      own.removeEventListener('pagehide', onLeave);
      own.removeEventListener('pageshow', comeBack);
    },
  };
}
