import { readPreferences } from '../api/calls/identity/account/preferences.ts';
import type { Viewer } from '../contracts/identity/viewer.ts';
import type { StoreContext } from '../store/store-context.ts';
import { followViewer } from '../store/follow-viewer.ts';
import { latest } from '../store/latest.ts';
import type { Labels } from '../store/realm/labels.ts';
import { chooseLanguage } from './language.ts';

/**
 * Shows the site in the language that a profile chose, once it is the one who watches: after a sign-in and after a change of profiles, in every tab.
 *
 * chosen: a profile that chose none keeps the language on the screen, and so does a page whose address names one; a partner's page is
 * written in one language, so that what stands in it follows the page and never the profile
 *
 * @returns stop
 * @source spec 1 §3 "User preferences: language"
 */
export function followProfileLanguage(context: Pick<StoreContext, 'client' | 'viewer' | 'settings'>, labels: Labels): () => void {
  const runs = latest();
  let shownFor = context.viewer.peek()?.id;
  const show = async ({ who, id }: Viewer) => {
    const isSame = id !== undefined && id === shownFor;
    shownFor = id;
    if (isSame) return;
    const run = runs.begin();
    if (who !== 'member') return;
    const { language } = await context.client.call(readPreferences, {}, { signal: run }).catch((): { language?: undefined } => ({}));
    const isOffered = context.settings.locales.some(({ locale }) => locale === language);
    if (!run.aborted && language !== undefined && isOffered && language !== labels.locale.peek().locale) chooseLanguage(labels, language);
  };
  const stop = followViewer(context, { known: ({ id }) => void (shownFor = id), changed: (viewer) => void show(viewer) });
  return () => {
    runs.end();
    stop();
  };
}
