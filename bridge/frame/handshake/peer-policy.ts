import { isRegistered, type RegisteredOrigin } from '../../contract/origins/registered-origins.ts';

/** The parts of a window that the frame side uses. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent' | 'document'> & {
  readonly location: Pick<Location, 'ancestorOrigins'>;
};

/** Decides whether a window may be our peer; its origin is compared separately and always. */
export type IsPeer = (source: MessageEventSource) => boolean;

/** As deep as frames may stand in each other. chosen: far above what pages do */
const deepest = 32;

/**
 * The usual peer: a window that framed us, the page around our frame or a page around that one.
 *
 * Siblings, children, openers and detached windows are not it, whatever their origin; an unframed page has no peer.
 *
 * chosen: the outer pages too, since the script that drives a frame may stand in one, and the browser lets none frame us that is not registered
 */
export const framingWindows = (own: FrameWindow): IsPeer => (source) => {
  let [inner, outer] = [own as unknown, own.parent as Window | undefined];
  for (let depth = 0; outer && outer !== inner && depth < deepest; depth += 1) {
    if (source === outer) return true;
    [inner, outer] = [outer, outer.parent];
  }
  return false;
};

/** The peers of a page that frames of ours steer: the windows of these frames as they are now, and no other. */
export const registeredFrames = (frames: () => Iterable<Pick<HTMLIFrameElement, 'contentWindow'>>): IsPeer => (source) =>
  source !== null && [...frames()].some(({ contentWindow }) => contentWindow === source);

/** The peer of a page that its own scripts steer. */
export const ownWindow = (own: FrameWindow): IsPeer => (source) => source === (own as unknown);

function referrerOrigin(referrer: string): string | undefined {
  try {
    return new URL(referrer).origin;
  } catch {
    return undefined;
  }
}

/**
 * Where an announcement may go: the origin of the page that framed us, if it is registered; never `*`.
 *
 * The browser's own `ancestorOrigins` wins; the referrer is asked only where a browser does not have it.
 */
export function announceTarget(own: FrameWindow, origins: readonly RegisteredOrigin[]): string | undefined {
  const ancestors = own.location.ancestorOrigins as DOMStringList | undefined;
  const target = ancestors ? ancestors[0] : referrerOrigin(own.document.referrer);
  return target !== undefined && isRegistered(origins, target) ? target : undefined;
}
