import * as z from 'zod/mini';
import { init } from '../../../src/contracts/realm/init.ts';
import { labelSet } from '../../../src/contracts/realm/label.ts';
import { nothing } from '../../../src/contracts/wire/nothing.ts';
import { countLive } from '../catalogue/live-count.ts';
import { defineRoute } from '../server/platform-route.ts';
import type { Caller } from '../server/request-caller.ts';
import { labelsOf } from '../seed/labels/labels-of.ts';
import { preferencesOf } from '../identity/profiles/profile-preferences.ts';
import { reviewNameOf } from '../search/reviews/review-routes.ts';
import { menuOf, type Target } from './menu-of.ts';
import { openGuestSession } from '../identity/session/guest-session.ts';

async function startFacts(caller: Caller, target: Target) {
  const reviewFormDisplayName = await reviewNameOf(caller);
  const { realm, locale, now } = caller;
  return {
    now: new Date(now).toISOString(),
    preferences: { language: locale, ...await preferencesOf(caller), ...(reviewFormDisplayName === undefined ? {} : { reviewFormDisplayName }) },
    menu: menuOf(realm, target, locale, caller.user),
    liveCount: await countLive(caller),
  };
}

const readInit = (path: string) => defineRoute({
  name: 'readInit', method: 'GET', path, auth: 'visitor',
  input: z.object({ menuTargetPlatform: z._default(z.enum(['WEB', 'MOBILE-WEB']), 'WEB') }),
  output: init,
  answer: async ({ menuTargetPlatform }, caller) => ({
    ...(caller.user ? {} : { authentication: await openGuestSession(caller) }),
    ...await startFacts(caller, menuTargetPlatform),
  }),
});

/** Everything a start needs, and the labels. @source design/platform.md "Bootstrap"; spec 1 §7 "GET /api/v2/label" */
export const initRoutes = [
  readInit('/api/v1/init/'),
  readInit('/api/v1/init'),
  defineRoute({
    name: 'readLabels', method: 'GET', path: '/api/v2/label', auth: 'none', input: nothing, output: labelSet, sharedBy: () => [],
    answer: async (_input, { realm, locale }) => ({
      default_locale: realm.settings.defaultLocale, selected_locale: locale, translations: labelsOf(locale),
    }),
  }),
];
