import type { Theme } from '../contracts/realm/realm-settings.ts';

/**
 * A tenant's colours as custom properties. A partner's own `--footlight-…` on any ancestor comes first.
 *
 * Values are data from outside: what is not a colour to the browser is left out.
 *
 * @source spec 3 §3 "Theme colour slots"
 */
export function themeSheet({ scheme, colours, fontFamily, radius }: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const slots = Object.entries(colours).filter(([, colour]) => CSS.supports('color', colour));
  const lines = slots.map(([slot, colour]) => `--fl-${kebab(slot)}: var(--footlight-${kebab(slot)}, ${colour});`);
  if (CSS.supports('font-family', fontFamily)) lines.push(`--fl-font: var(--footlight-font, ${fontFamily});`);
  lines.push(`--fl-radius: var(--footlight-radius, ${Number(radius)}px);`, `color-scheme: ${scheme};`);
  sheet.replaceSync(`:host, :root { ${lines.join(' ')} }`);
  return sheet;
}

/**
 * Adds the machine's own fonts in the measures of the tenant's: text that is drawn before the font files arrive keeps its place.
 *
 * Fonts belong to the document: shadow roots have none of their own. The browser refuses what is more than one rule.
 */
export function adoptFallbackFaces({ fallbackFaces }: Theme): void {
  const sheet = new CSSStyleSheet();
  for (const face of fallbackFaces) sheet.insertRule(`@font-face{${face}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
