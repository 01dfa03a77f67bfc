import { makeElement, ownOf } from './own-document.ts';
import { pageGlobal } from './page-global.ts';

/** The hidden frames of this page, by the platform's origin. */
const frames = pageGlobal<Map<string, HTMLIFrameElement>>('session-frames');

/**
 * The hidden frame of the platform on a partner's page, one for each platform origin. Whoever asks first makes it: the loader,
 * before any other code; whoever asks later finds it, and puts it back when it is gone.
 *
 * chosen: under `<html>`, since single-page tools replace the whole body
 */
export function sessionFrame(origin: string): HTMLIFrameElement {
  const known = frames.ensure(() => new Map());
  const frame = known.get(origin) ?? hiddenFrame(`${origin}/frames/session`);
  known.set(origin, frame);
  if (!frame.isConnected) ownOf('documentElement').appendChild(frame);
  return frame;
}

function hiddenFrame(address: string): HTMLIFrameElement {
  const frame = makeElement('iframe');
  frame.src = address;
  frame.title = 'Footlight session';
  frame.hidden = true;
  // A page's own rules may show what is hidden.
  frame.style.display = 'none';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}
