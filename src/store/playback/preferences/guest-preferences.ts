import * as z from 'zod/mini';
import { preferences } from '../../../contracts/realm/init.ts';

/** Where a guest's preferences are kept on the device. */
const GUEST_PREFERENCES_KEY = 'footlight.preferences';

type Preferences = z.output<typeof preferences>;

/** What a guest chose in this browser; what holds for everybody where nothing is kept, or where storage throws. */
export function guestPreferences(): Preferences {
  const nothing = () => z.parse(preferences, {});
  try {
    return z.safeParse(preferences, JSON.parse(localStorage.getItem(GUEST_PREFERENCES_KEY) ?? '{}')).data ?? nothing();
  } catch {
    return nothing();
  }
}

/** @returns whether the browser keeps it */
export function keepGuestPreferences(chosen: Preferences): boolean {
  try {
    localStorage.setItem(GUEST_PREFERENCES_KEY, JSON.stringify(chosen));
    return true;
  } catch {
    return false;
  }
}
