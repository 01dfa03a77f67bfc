import { presentItems } from '../catalogue/present-items.ts';
import type { ItemRow } from '../db/tables/catalogue-tables.ts';
import { PlatformError } from '../server/platform-error.ts';
import type { Caller } from '../server/request-caller.ts';

/** @throws PlatformError 401 `sign-in-required`, 403 `access-denied` with the licences, 403 `outside-region` with the country, and a title's own refusal */
export async function guardAccess(caller: Caller, row: ItemRow): Promise<void> {
  const [item] = await presentItems([row], caller);
  if (item?.accessLevel === 'GRANTED_ON_SIGN_IN') throw new PlatformError(401, 'sign-in-required', 'This title is for members.');
  if (item?.accessLevel === 'GEOBLOCKED') throw new PlatformError(403, 'outside-region', 'This title is not shown here.', { country: (await caller.place()).country });
  if (item?.accessLevel !== 'GRANTED') throw new PlatformError(403, 'access-denied', 'This title needs a licence.', { licences: row.licences });
  if (item.onlinePlayback === 'NOT_AVAILABLE') throw new PlatformError(403, 'not-available-online', 'This title cannot be watched online now.');
  const { refusal } = row.extras.playback ?? {};
  if (refusal) throw new PlatformError(refusal.status, refusal.code, 'This title is refused to everybody, for demonstration.');
}
