import { isSafeTokenValue } from '../../bridge/contract/frame/theme-tokens.ts';
import type { ToCardFields } from '../../src/contracts/purchase/card-fields/card-fields-message.ts';

type Show = Extract<ToCardFields, { kind: 'show' }>;

/** Each name that may be set, and what its value has to be. */
const kinds: Readonly<Record<string, string>> = {
  '--fl-text': 'color', '--fl-muted-text': 'color', '--fl-primary': 'color', '--fl-alert': 'color', '--fl-background': 'color', '--fl-surface': 'color', '--fl-ground': 'color',
  '--fl-radius': 'border-radius', '--fl-font': 'font-family',
};

/** Gives this document the checkout's colours, text size, language and direction. A value that is not what its name needs is left out. */
export function wearLook({ look, scheme, fontPx, locale, direction }: Pick<Show, 'look' | 'scheme' | 'fontPx' | 'locale' | 'direction'>, page: Document): void {
  const root = page.documentElement;
  for (const [name, property] of Object.entries(kinds)) {
    const value = Object.hasOwn(look, name) ? look[name]! : '';
    if (value !== '' && isSafeTokenValue(value) && CSS.supports(property, value)) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
  root.style.fontSize = `${fontPx}px`;
  root.style.colorScheme = scheme;
  root.lang = locale;
  root.dir = direction;
}
