import type { TenantFile } from './tenant-file.ts';
import type { Finding } from './finding.ts';

type Colours = TenantFile['theme']['colours'];
type Slot = keyof Colours;

/** @source WCAG 2.2 "1.4.3 Contrast (Minimum)", text below 24 px */
const leastRatio = 4.5;

/** What is written on what. */
const pairs: readonly [ink: Slot, ground: Slot][] = [
  ['text', 'background'], ['text', 'surface'], ['mutedText', 'background'], ['mutedText', 'surface'], ['alert', 'background'], ['alert', 'surface'],
  ['primaryCtaText', 'primaryCta'], ['primaryCtaText', 'primaryCtaHover'], ['secondaryCtaText', 'secondaryCta'], ['secondaryCtaText', 'secondaryCtaHover'],
  ['menuText', 'background'], ['menuTextActive', 'background'],
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

/** Text that cannot be read well on what it is written on. */
export const contrastFindings = (colours: Colours): Finding[] => pairs.flatMap(([ink, ground]) => {
  const ratio = contrastOf(colours[ink], colours[ground]);
  // Rounded down: 4.499 is not enough and must not be written as 4.5.
  return ratio >= leastRatio ? [] : [{ place: `theme.colours.${ink}`, sentence: `has a contrast of ${Math.floor(ratio * 10) / 10} to ${ground} (${colours[ink]} on ${colours[ground]}); text needs ${leastRatio} or more` }];
});
