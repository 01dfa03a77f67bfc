import type { Theme } from '../../contracts/realm/realm-settings.ts';
import { contrastOf, leastTextContrast, type Srgb } from './contrast.ts';

export type ColourSlot = keyof Theme['colours'];
type Colours = Readonly<Partial<Record<ColourSlot, string>>>;

/** What is written on what in checkout, sign-in and the panels of access: prices, consents, reasons and buttons. */
const writtenOn: readonly (readonly [ink: ColourSlot, ground: ColourSlot])[] = [
  ['text', 'background'], ['text', 'surface'], ['mutedText', 'background'], ['mutedText', 'surface'], ['alert', 'background'], ['alert', 'surface'],
  ['primaryCtaText', 'primaryCta'], ['primaryCtaText', 'primaryCtaHover'], ['secondaryCtaText', 'secondaryCta'], ['secondaryCtaText', 'secondaryCtaHover'],
];

/**
 * Which colours of a page's theme would hide what a viewer agrees to: no colour, one that is seen through, or text below a contrast of 4.5.
 *
 * Both colours of a pair are left out where the page set both; the tenant's own take their place and are looked at in the same way.
 *
 * @param asked the page's colours, by slot
 * @param own the tenant's
 * @param read a CSS colour; undefined for what is none
 * @source WCAG 2.2 "1.4.3 Contrast (Minimum)"; chosen: in every frame, since each may show a price or a password field
 */
export function unreadableSlots(asked: Colours, own: Theme['colours'], read: (colour: string) => Srgb | undefined): ReadonlySet<ColourSlot> {
  const slots = Object.keys(asked) as ColourSlot[];
  const refused = new Set(slots.filter((slot) => read(asked[slot] ?? '')?.[3] !== 1));
  const isAsked = (slot: ColourSlot) => asked[slot] !== undefined && !refused.has(slot);
  const colourOf = (slot: ColourSlot) => read((isAsked(slot) ? asked[slot] : undefined) ?? own[slot]);
  const unreadable = () => writtenOn.filter((pair) => pair.some(isAsked)).filter(([ink, ground]) => {
    const [above, below] = [colourOf(ink), colourOf(ground)];
    return !above || !below || contrastOf(above, below) < leastTextContrast;
  });
  // Each round refuses one slot at least: what stood well on a refused ground may not on the tenant's.
  for (let pairs = unreadable(); pairs.length > 0; pairs = unreadable()) for (const slot of pairs.flat()) if (isAsked(slot)) refused.add(slot);
  return refused;
}
