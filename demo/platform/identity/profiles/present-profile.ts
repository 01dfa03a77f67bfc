import type { ProfileRow } from '../../db/tables/identity/account-tables.ts';

/** A profile as its account sees it. @param currentId the profile of the session that asks; none before a sign-in is finished */
export const presentProfile = ({ id, name, type, avatar, parentalLevel, pinHash }: ProfileRow, currentId?: string) => ({
  id, name, type, parentalLevel, hasPin: pinHash !== null, current: id === currentId, ...(avatar === null ? {} : { avatar }),
});
