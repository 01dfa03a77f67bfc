import { loadFonts } from '../../../src/binding/load-fonts.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import forcedColours from '../../../src/ui/forced-colours.css';
import { adoptSheets } from '../../../src/ui/use-sheet.ts';
import print from './print.css';

/** What an element or a frame's document wears that no first picture needs: the tenant's fonts, and how it looks in the system's colours and on paper. */
export async function dressLater(settings: RealmSettings, element: HTMLElement, locale: string): Promise<void> {
  adoptSheets(element.shadowRoot ?? document, [print, forcedColours]);
  await loadFonts(settings, element, locale);
}
