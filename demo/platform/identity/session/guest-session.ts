import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tokens } from '../../../../src/contracts/identity/tokens.ts';
import { isSigned, sign } from '../../server/platform-keys.ts';
import type { Caller } from '../../server/request-caller.ts';
import { accessTokenOf } from './session-families.ts';
import { tokenUser } from './access-token.ts';

const prefix = 'guest';

/** What a guest's first refresh token says. */
const guestSession = z.object({
  id: z.string(),
  realm: z.string(),
  subject: z.omit(tokenUser, { exp: true, sid: true, vid: true, pvk: true }),
  /** Epoch milliseconds. */
  startedAt: z.int(),
});
type GuestSession = z.output<typeof guestSession>;

const signed = (key: Uint8Array, text: string) => sign(key, `${prefix} ${text}`);

/** A guest's first refresh token: the session itself, signed. */
function guestTokenOf(key: Uint8Array, session: GuestSession): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${prefix}.${text}.${signed(key, text)}`;
}

/** Reads a guest's first refresh token; undefined for any other text. */
export function readGuestToken(key: Uint8Array, token: string): GuestSession | undefined {
  const [kind, text = '', signature = ''] = token.split('.');
  if (kind !== prefix || !isSigned(key, `${prefix} ${text}`, signature)) return undefined;
  return guestSession.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}

/**
 * Starts the session of a visitor without tokens.
 *
 * It writes nothing: most visits are over before the first refresh, which keeps the session. @throws PlatformError 429 `too-many-requests`
 */
export async function openGuestSession({ context, realm: { realm }, now, place, request }: Caller): Promise<Tokens> {
  await context.limits.countAddress('new visitors at an address', request, now);
  const guest = `guest-${randomUUID()}`;
  const subject = { id: guest, loc: (await place()).country, rol: 'GUEST', isGuest: true, pro: { id: guest, tp: 'adult' as const } };
  const session = { id: randomUUID(), realm, subject, startedAt: now };
  return { authorisationToken: await accessTokenOf(context, session, now), refreshToken: guestTokenOf(context.keys.refresh, session) };
}
