/** Whether an entitlement with this end is held now, for a row that was read; `isHeld` asks it of the database. @param expiresAt epoch milliseconds; null without an end */
export const isHeldUntil = (expiresAt: number | null, now: number): boolean => expiresAt === null || expiresAt > now;
