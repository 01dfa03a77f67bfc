import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { preferences } from '../../../../src/contracts/realm/init.ts';
import { nothing } from '../../../../src/contracts/wire/nothing.ts';
import { publishChange } from '../../changes/publish-change.ts';
import { profiles } from '../../db/tables/identity/account-tables.ts';
import { PlatformError } from '../../server/platform-error.ts';
import { defineRoute } from '../../server/platform-route.ts';
import type { Caller, MemberCaller } from '../../server/request-caller.ts';

type Preferences = z.output<typeof preferences>;

/** What the profile that asks has chosen; what holds for everybody where it chose nothing, and for guests. @source spec 1 §3 "User preferences" */
export async function preferencesOf({ context: { db }, user }: Caller): Promise<Preferences> {
  const [row] = !user || user.isGuest ? [] : await db.select({ kept: profiles.preferences }).from(profiles).where(eq(profiles.id, user.pro.id));
  return preferences.parse(row?.kept ?? {});
}

/** Keeps the choice for the profile that asks, and tells its other browsers. @throws PlatformError 400 `BAD_REQUEST` for a language that the tenant has not */
async function keepPreferences(caller: MemberCaller, chosen: Preferences): Promise<void> {
  const { context: { db }, realm: { realm, settings }, user: { pro: { id } } } = caller;
  if (chosen.language !== undefined && !settings.locales.some(({ locale }) => locale === chosen.language)) throw new PlatformError(400, 'BAD_REQUEST', 'This site has no such language.', { field: 'language' });
  await db.transaction(async (tx) => {
    await tx.update(profiles).set({ preferences: chosen }).where(eq(profiles.id, id));
    await publishChange(tx, { realm, scope: { profile: id }, subject: 'profile', ids: [] });
  });
}

/** How a profile likes to watch. @source spec 1 §7 "Preferences are read and written through calls whose paths are not shown" */
export const preferenceRoutes = [
  defineRoute({ name: 'readPreferences', method: 'GET', path: '/api/v1/user/preferences', auth: 'member', ability: 'watch', input: nothing, output: preferences, answer: (_input, caller) => preferencesOf(caller) }),
  defineRoute({
    name: 'updatePreferences', method: 'PUT', path: '/api/v1/user/preferences', auth: 'member', ability: 'keep', input: preferences, output: preferences,
    answer: async (chosen, caller) => {
      await keepPreferences(caller, chosen);
      return chosen;
    },
  }),
];
