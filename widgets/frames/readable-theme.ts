import { acceptTokens } from '../../bridge/contract/frame/theme-tokens.ts';
import type { Theme } from '../../src/contracts/realm/realm-settings.ts';
import type { Srgb } from '../../src/rules/realm/contrast.ts';
import { unreadableSlots, type ColourSlot } from '../../src/rules/realm/unreadable-slots.ts';

type Read = (colour: string) => Srgb | undefined;

/** The token of a theme's slot: `--footlight-muted-text` for `mutedText`. */
const tokenOf = (slot: string): string => `--footlight-${slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * What this document takes of a page's theme: safe tokens, and of its colours those by which prices, consents and buttons can be read.
 *
 * @param read asks the browser by itself
 */
export function readableTheme({ colours }: Theme, read: Read = readColour): typeof acceptTokens {
  const slotOf = new Map((Object.keys(colours) as ColourSlot[]).map((slot) => [tokenOf(slot), slot]));
  return (offered) => {
    const { tokens, refused } = acceptTokens(offered);
    const asked = Object.entries(tokens).flatMap(([name, value]) => {
      const slot = slotOf.get(name);
      return slot ? [[slot, value] as const] : [];
    });
    const unreadable = [...unreadableSlots(Object.fromEntries(asked), colours, read)].map(tokenOf);
    for (const name of unreadable) Reflect.deleteProperty(tokens, name);
    return { tokens, refused: [...refused, ...unreadable] };
  };
}

/** Any colour that the browser knows, in sRGB as this document would draw it. A browser without `color-mix` reads only what it prints as `rgb()`. */
function readColour(colour: string): Srgb | undefined {
  const probe = document.createElement('span');
  probe.style.color = colour;
  if (probe.style.color === '') return undefined;
  const mixed = `color-mix(in srgb, ${colour}, ${colour})`;
  if (CSS.supports('color', mixed)) probe.style.color = mixed;
  document.documentElement.append(probe);
  const drawn = getComputedStyle(probe).color;
  probe.remove();
  return readSrgb(drawn);
}

/** `color(srgb 0.1 0.2 0.3 / 0.5)` or `rgba(26, 51, 77, 0.5)`. */
function readSrgb(drawn: string): Srgb | undefined {
  const [, kind, rest = ''] = /^(color\(srgb|rgba?\()(.*)\)$/.exec(drawn) ?? [];
  if (!kind) return undefined;
  const [red, green, blue, alpha = 1] = rest.split(/[\s,/]+/).filter(Boolean).map((part) => (part === 'none' ? 0 : Number(part)));
  const most = kind === 'color(srgb' ? 1 : 255;
  const parts = [red, green, blue].map((part) => Math.min(1, Math.max(0, (part ?? NaN) / most)));
  return [...parts, alpha].some(Number.isNaN) ? undefined : [parts[0]!, parts[1]!, parts[2]!, alpha];
}
