import { loadFonts } from '../../../src/binding/load-fonts.ts';
import type { RealmSettings } from '../../../src/contracts/realm/realm-settings.ts';
import { adoptSheets } from '../../../src/ui/use-sheet.ts';
import print from './print.css';

/** What an element wears that no first picture needs: the tenant's fonts, and how it looks on paper. */
export async function dressLater(settings: RealmSettings, element: HTMLElement, locale: string): Promise<void> {
  adoptSheets(element.shadowRoot!, [print]);
  await loadFonts(settings, element, locale);
}
