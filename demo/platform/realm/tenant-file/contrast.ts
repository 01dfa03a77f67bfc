import type { TenantFile } from './tenant-file.ts';
import type { Finding } from './finding.ts';

type Colours = TenantFile['theme']['colours'];
type Slot = keyof Colours;

/** @source WCAG 2.2 "1.4.3 Contrast (Minimum)", text below 24 px */
const forText = 4.5;
/** @source WCAG 2.2 "1.4.11 Non-text Contrast" */
const forSigns = 3;

/** What is written or drawn on what, and the least ratio. */
const pairs: readonly [ink: Slot, ground: Slot, least?: number][] = [
  ['text', 'background'], ['text', 'surface'], ['mutedText', 'background'], ['mutedText', 'surface'], ['alert', 'background'], ['alert', 'surface'],
  ['primaryCtaText', 'primaryCta'], ['primaryCtaText', 'primaryCtaHover'], ['secondaryCtaText', 'secondaryCta'], ['secondaryCtaText', 'secondaryCtaHover'],
  ['menuText', 'background'], ['menuTextActive', 'background'], ['primary', 'background', forSigns],
];

/** @source WCAG 2.2 "relative luminance" */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, the same colour, to 21, black on white. @param one as `#1a2b3c` @source WCAG 2.2 "contrast ratio" */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text that cannot be read well on what it is written on, and signs that cannot be seen. */
export const contrastFindings = (colours: Colours): Finding[] => pairs.flatMap(([ink, ground, least = forText]) => {
  const ratio = contrastOf(colours[ink], colours[ground]);
  // Rounded down: 4.499 is not enough and must not be written as 4.5.
  const found = Math.floor(ratio * 10) / 10;
  return ratio >= least ? [] : [{ place: `theme.colours.${ink}`, sentence: `has a contrast of ${found} to ${ground} (${colours[ink]} on ${colours[ground]}); ${least === forText ? 'text' : 'a sign'} needs ${least} or more` }];
});
