import * as z from 'zod/mini';

const safeFunctions: ReadonlySet<string> = new Set([
  'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix',
  'calc', 'min', 'max', 'clamp', 'var', 'cubic-bezier',
]);
const tokenName = /^--footlight-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const tokenValue = /^[A-Za-z0-9#.,%()'" _+*/-]{1,200}$/;

/** Whether a token's value is a colour, length, font or time, and nothing that fetches or escapes its declaration. */
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
 * @source design: bridge §Handshake; the list of functions chosen: every one that draws, none that fetches
 */
export function acceptTokens(offered: Readonly<Record<string, string>>): { tokens: Record<string, string>; refused: string[] } {
  const tokens: Record<string, string> = Object.create(null) as Record<string, string>;
  const refused: string[] = [];
  for (const [name, value] of Object.entries(offered)) {
    if (tokenName.test(name) && isSafeTokenValue(value)) tokens[name] = value;
    else refused.push(name);
  }
  return { tokens, refused };
}
