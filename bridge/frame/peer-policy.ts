import { isRegistered, type RegisteredOrigin } from '../contract/registered-origins.ts';

/** The parts of a window that the frame side uses. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent' | 'document'> & {
  readonly location: Pick<Location, 'ancestorOrigins'>;
};

/** Decides whether a window may be our peer; its origin is compared separately and always. */
export type IsPeer = (source: MessageEventSource) => boolean;

/**
 * The usual peer: the window that framed us.
 *
 * Siblings, children, openers and detached windows are not it, whatever their origin; an unframed page has no peer.
 */
export const parentOnly = (own: FrameWindow): IsPeer => (source) =>
  own.parent !== (own as unknown) && source === own.parent;

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
