import { readPreferences } from '../../api/calls/identity/account/preferences.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';
import type { StoreContext } from '../store-context.ts';
import { followViewer } from '../follow-viewer.ts';
import { latest } from '../latest.ts';
import type { Labels } from '../realm/labels.ts';

/**
 * Asks for the language that a profile chose, once it is the one who watches: after a sign-in and after a change of profiles, in every tab.
 *
 * chosen: a profile that chose none keeps the language on the screen, and so does a page whose address names one; a partner's page is
 * written in one language, so that what stands in it follows the page and never the profile
 *
 * @param show called with a language of the tenant that is not the one on the screen
 * @returns stop
 * @source spec 1 §3 "User preferences: language"
 */
export function followProfileLanguage(context: Pick<StoreContext, 'client' | 'viewer' | 'settings'>, { locale: shown }: Pick<Labels, 'locale'>, show: (language: string) => void): () => void {
  const runs = latest();
  let shownFor = context.viewer.peek()?.id;
  const follow = async ({ who, id }: Viewer) => {
    const isSame = id !== undefined && id === shownFor;
    shownFor = id;
    if (isSame) return;
    const run = runs.begin();
    if (who !== 'member') return;
    const { language } = await context.client.call(readPreferences, {}, { signal: run }).catch((): { language?: undefined } => ({}));
    const isOffered = context.settings.locales.some(({ locale }) => locale === language);
    if (!run.aborted && language !== undefined && isOffered && language !== shown.peek().locale) show(language);
  };
  const stop = followViewer(context, { known: ({ id }) => void (shownFor = id), changed: (viewer) => void follow(viewer) });
  return () => {
    runs.end();
    stop();
  };
}
