import { sessionFrames } from '../page/loader-handover.ts';

/**
 * The hidden frame of the platform on a partner's page, one for each platform origin.
 *
 * The loader puts it there before anything else; the first caller makes it.
 */
export function sessionFrame(origin: string): HTMLIFrameElement {
  const frames = sessionFrames.ensure(() => new Map());
  const known = frames.get(origin);
  if (known?.isConnected) return known;
  const frame = document.createElement('iframe');
  frame.src = `${origin}/frames/session`;
  frame.title = 'Footlight session';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frames.set(origin, frame);
  (document.body ?? document.documentElement).append(frame);
  return frame;
}
