import { isSigned, sign } from '../server/platform-keys.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** How long a callback is valid. chosen: long enough for a slow line, and for a viewer who hesitates. */
const callbackLifeMs = 15 * 60_000;

export type PlaybackKind = 'vod' | 'live';

const textOf = (kind: PlaybackKind, id: string, realm: string, viewer: string, expires: number): string => `${kind} ${id} ${realm} ${viewer} ${expires}`;

/** The address that answers the streams, for this viewer only. */
export function callbackOf(caller: Caller, kind: PlaybackKind, id: string): string {
  const { context, realm, user, now } = caller;
  const expires = now + callbackLifeMs;
  const signature = sign(context.keys.address, textOf(kind, id, realm.realm, user?.id ?? '', expires));
  return `${realm.settings.origin}/playback/${kind}/${encodeURIComponent(id)}/urls?expires=${expires}&signature=${signature}`;
}

/** @throws PlatformError 403 `invalid-callback`, `callback-expired` */
export function guardCallback(caller: Caller, kind: PlaybackKind, id: string, expires: number, signature: string): void {
  const { context, realm, user, now } = caller;
  if (!isSigned(context.keys.address, textOf(kind, id, realm.realm, user?.id ?? '', expires), signature)) {
    throw new PlatformError(403, 'invalid-callback', 'This address was not made for this viewer.');
  }
  if (now >= expires) throw new PlatformError(403, 'callback-expired', 'This address has expired; ask for the title again.');
}
