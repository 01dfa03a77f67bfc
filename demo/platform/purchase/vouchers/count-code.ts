import type { MemberCaller } from '../../server/request-caller.ts';

/** Every code that is tried counts, good or not, so that codes are not guessed, whatever they are for. @throws PlatformError 429 `too-many-requests` */
export async function countCode({ context: { limits }, user, request, now }: MemberCaller): Promise<void> {
  await limits.countAddress('vouchers at an address', request, now);
  await limits.count('vouchers of an account', [user.id], now);
}
