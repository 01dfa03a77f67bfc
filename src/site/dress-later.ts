import { loadFonts } from '../binding/load-fonts.ts';
import type { RealmSettings } from '../contracts/realm/realm-settings.ts';
import forcedColours from '../ui/forced-colours.css';
import { adoptSheets } from '../ui/use-sheet.ts';
import print from './print.css';

/** What no first picture of the site needs: the tenant's fonts, and how pages show in the system's colours and on paper. */
export async function dressLater(settings: RealmSettings, root: HTMLElement, locale: string): Promise<void> {
  adoptSheets(document, [forcedColours, print]);
  await loadFonts(settings, root, locale);
}
