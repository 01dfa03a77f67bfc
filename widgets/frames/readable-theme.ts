import { acceptTokens } from '../../bridge/contract/frame/theme-tokens.ts';
import type { Theme } from '../../src/contracts/realm/realm-settings.ts';
import type { Srgb } from '../../src/rules/realm/contrast.ts';
import { unreadableSlots, type ColourSlot } from '../../src/rules/realm/unreadable-slots.ts';

type Read = (colour: string) => Srgb | undefined;

/** The token of a theme's slot: `--footlight-muted-text` for `mutedText`. */
const tokenOf = (slot: string): string => `--footlight-${slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const [radius, font] = ['--footlight-radius', '--footlight-font'] as const;

/** chosen: the roundest corner, twice that of a dialog, cuts 14 px off; words stand 16 px from an edge */
const roundestPx = 24;

/** What each system draws in letters. `cursive`, `fantasy`, `emoji` and `math` may be anything. @source CSS Fonts 4 §2.1.3 */
const lettered: readonly string[] = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'];

const familiesOf = (list: string): string[] => list.split(',').map((family) => family.trim().replace(/^(["'])(.*)\1$/, '$2').toLowerCase());

/**
 * What this document takes of a page's theme: safe tokens, and of these those by which prices, consents and buttons can be read.
 *
 * 1. A colour has to stand out from its ground. It is taken as it was judged: `currentColor` and its like would be another one at each element.
 * 2. A corner hides no words: a radius is taken as the length that it is here, up to a greatest one.
 * 3. A font is the tenant's own or a kind of font. chosen: any other family is a name that the viewer's system may draw in symbols, amounts too
 *
 * @param read asks the browser by itself
 */
export function readableTheme({ colours, fontFamily }: Theme, read: Read = readColour): typeof acceptTokens {
  const slotOf = new Map((Object.keys(colours) as ColourSlot[]).map((slot) => [tokenOf(slot), slot]));
  const known = new Set([...lettered, ...familiesOf(fontFamily)]);
  return (offered) => {
    const { tokens, refused } = acceptTokens(offered);
    const asked = Object.entries(tokens).flatMap(([name, value]) => {
      const slot = slotOf.get(name);
      return slot ? [[slot, value] as const] : [];
    });
    const unreadable = [...unreadableSlots(Object.fromEntries(asked), colours, read)].map(tokenOf);
    const { [radius]: corner, [font]: families } = tokens;
    if (corner !== undefined) {
      const px = readCorner(corner);
      if (px === undefined || px > roundestPx) unreadable.push(radius);
      else tokens[radius] = `${px}px`;
    }
    if (families !== undefined && !familiesOf(families).every((family) => known.has(family))) unreadable.push(font);
    for (const [slot, value] of asked) tokens[tokenOf(slot)] = textOf(read(value)) ?? value;
    for (const name of unreadable) Reflect.deleteProperty(tokens, name);
    return { tokens, refused: [...refused, ...unreadable] };
  };
}

/** A colour that is not seen through, in every browser's words. */
const textOf = (colour: Srgb | undefined): string | undefined => colour && `rgb(${colour.slice(0, 3).map((part) => Math.round(part * 255)).join(', ')})`;

/** How far a corner reaches, in pixels; undefined for what is no length, or one that follows its box. */
function readCorner(value: string): number | undefined {
  const drawn = probed((style) => { style.borderTopLeftRadius = value; }, (style) => style.borderTopLeftRadius);
  return drawn !== undefined && /^[\d.]+px$/.test(drawn) ? parseFloat(drawn) : undefined;
}

/** What this document makes of a value. @returns undefined where the browser does not take it */
function probed(write: (style: CSSStyleDeclaration) => void, readDrawn: (style: CSSStyleDeclaration) => string): string | undefined {
  const probe = document.createElement('span');
  write(probe.style);
  if (probe.style.length === 0) return undefined;
  document.documentElement.append(probe);
  const drawn = readDrawn(getComputedStyle(probe));
  probe.remove();
  return drawn;
}

/** Any colour that the browser knows, in sRGB as this document would draw it. A browser without `color-mix` reads only what it prints as `rgb()`. */
function readColour(colour: string): Srgb | undefined {
  const drawn = probed((style) => {
    style.color = colour;
    const mixed = `color-mix(in srgb, ${colour}, ${colour})`;
    if (style.color !== '' && CSS.supports('color', mixed)) style.color = mixed;
  }, ({ color }) => color);
  return drawn === undefined ? undefined : readSrgb(drawn);
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
