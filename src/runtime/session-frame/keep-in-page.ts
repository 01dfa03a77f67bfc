import { ownOf } from '../../page/own-document.ts';
import { sessionFrame } from '../../page/session-frame.ts';
import { tellCause } from '../causes/tell-cause.ts';

/**
 * Puts the session frame back when the page takes it away; in a task of its own and ever later, since the page may insist.
 *
 * @param shown the frame's window before this code was asked for: a frame that was put back since has another
 */
export function keepInPage(origin: string, shown: Window | null): void {
  const frame = sessionFrame(origin);
  let losses = 0;
  if (frame.contentWindow !== shown) {
    tellRemoval(origin);
    losses = 1;
  }
  const look = () => {
    watch.observe(ownOf('documentElement'), { childList: true });
    if (frame.isConnected) return;
    if (losses === 0) tellRemoval(origin);
    setTimeout(() => sessionFrame(origin), 1000 * losses);
    losses += 1;
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true });
  watch.observe(ownOf('documentElement'), { childList: true });
}

const tellRemoval = (origin: string) => tellCause('session-frame-removed', { origin });
