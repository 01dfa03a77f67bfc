import * as z from 'zod/mini';
import { sessionUser, type SessionUser } from '../contracts/identity/session-user.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';

/** Who a token speaks for. Only the platform checks the signature; here it is read, never trusted for access. */
export function readClaims(token: string): SessionUser | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const parsed = z.safeParse(sessionUser, JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The facts of a token that may leave the platform's origin.
 *
 * @param hasEnded whether the platform ended a member's session before this guest's
 */
export function viewerOf(token: string | undefined, hasEnded?: boolean): Viewer {
  const user = token === undefined ? undefined : readClaims(token);
  const id = user?.vid === undefined ? {} : { id: user.vid };
  if (!user || user.isGuest) return { who: 'guest', ...id, ...(hasEnded ? { sessionEnded: true } : {}) };
  return { who: 'member', ...id, profileType: user.pro.tp, ...(user.pro.restricted ? { restricted: true as const } : {}), ...(user.name ? { displayName: user.name } : {}) };
}
