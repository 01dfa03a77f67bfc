import { neededFonts } from '../../../binding/needed-fonts.ts';
import type { RealmSettings } from '../../../contracts/realm/realm-settings.ts';
import type { CardFieldsSetup } from './card-fields.ts';

/** What card fields are drawn with. They inherit nothing from this document. */
const names = ['--fl-text', '--fl-muted-text', '--fl-primary', '--fl-alert', '--fl-background', '--fl-surface', '--fl-radius', '--fl-font'] as const;

/**
 * The colour that an element stands on, which its frame's page cannot see behind itself.
 *
 * @returns undefined where it is no plain colour: the page stays clear then
 */
export function groundOf(place: Element): string | undefined {
  for (let at: Element | null = place; at; at = at.parentElement ?? hostOf(at)) {
    const { backgroundColor: colour, backgroundImage: image } = getComputedStyle(at);
    const isClear = colour === '' || colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)';
    if (image !== '' && image !== 'none') return undefined;
    if (!isClear) return /^rgb\([\d, .]+\)$|^#[\da-f]{6}$/i.test(colour) ? colour : undefined;
  }
  return undefined;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The look of an element, as values of the theme. */
export function lookOf(place: Element): Pick<CardFieldsSetup, 'look' | 'scheme' | 'fontPx'> {
  const style = getComputedStyle(place);
  const values: [string, string][] = names.map((name): [string, string] => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value !== '');
  const ground = groundOf(place);
  if (ground !== undefined) values.push(['--fl-ground', ground]);
  return { look: Object.fromEntries<string>(values), scheme: style.colorScheme.includes('dark') ? 'dark' : 'light', fontPx: Number.parseFloat(style.fontSize) || 16 };
}

/** The tenant's font files that an element's text is drawn with. */
export function fontsOf(place: Element, settings: RealmSettings, locale: string): CardFieldsSetup['fonts'] {
  const used = getComputedStyle(place).getPropertyValue('--fl-font');
  return neededFonts(settings, used, locale).map(({ family, file: address, weight, unicodeRange }) => ({ family, address, weight, unicodeRange }));
}

/** Calls back when the document may look different: a partner's page changes its theme, or the viewer a preference. @returns stop */
export function followLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style', 'class', 'dir', 'lang'] });
  return () => observer.disconnect();
}
