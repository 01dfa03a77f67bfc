import * as z from 'zod/mini';

const safeFunctions: ReadonlySet<string> = new Set([
  'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix',
  'light-dark', 'calc', 'min', 'max', 'clamp',
]);

/** What a page may set of a tenant's theme: its colour slots, the font and the radius, as custom properties `--footlight-…`. */
export const themeTokenNames: readonly string[] = [
  'primary', 'secondary', 'tertiary', 'background', 'surface', 'text', 'muted-text', 'alert',
  'primary-cta', 'primary-cta-hover', 'primary-cta-text', 'secondary-cta', 'secondary-cta-hover', 'secondary-cta-text',
  'menu-text', 'menu-text-active', 'font', 'radius',
].map((name) => `--footlight-${name}`);
const tokenValue = /^[A-Za-z0-9#.,%()'" _+*/-]{1,200}$/;

/** Whether a token's value is a colour, length or font, and nothing that fetches or escapes its declaration. */
export function isSafeTokenValue(value: string): boolean {
  if (!tokenValue.test(value) || value.includes('/*')) return false;
  const called = [...value.matchAll(/([A-Za-z-]*)\(/g)].map((match) => (match[1] ?? '').toLowerCase());
  return called.every((name) => name === '' || safeFunctions.has(name));
}

/** The theme as a host page sends it, not yet trusted. */
export const offeredTokens = z.custom<Record<string, string>>((offered) => {
  if (typeof offered !== 'object' || offered === null || Array.isArray(offered)) return false;
  const tokens = Object.entries(offered);
  return tokens.length <= 200 && tokens.every(([name, value]) => name.length <= 100 && typeof value === 'string' && value.length <= 1000);
});

/**
 * The host's theme, reduced to what may be set on our document.
 *
 * Tokens do not inherit into a frame, so the host sends them; a bad one is left out and named, the rest apply.
 *
 * @source design: bridge §Handshake; chosen: the names are the theme's own, the functions every one that draws and none that fetches or reads a property of ours
 */
export function acceptTokens(offered: Readonly<Record<string, string>>): { tokens: Record<string, string>; refused: string[] } {
  const tokens: Record<string, string> = Object.create(null) as Record<string, string>;
  const refused: string[] = [];
  for (const [name, value] of Object.entries(offered)) {
    if (themeTokenNames.includes(name) && isSafeTokenValue(value)) tokens[name] = value;
    else refused.push(name);
  }
  return { tokens, refused };
}
