import { contrastOf, leastTextContrast, type Srgb } from '../../../../src/rules/realm/contrast.ts';
import type { TenantFile } from './tenant-file.ts';
import type { Finding } from './finding.ts';

type Colours = TenantFile['theme']['colours'];
type Slot = keyof Colours;

/** @source WCAG 2.2 "1.4.11 Non-text Contrast" */
const forSigns = 3;

/** What is written or drawn on what, and the least ratio. */
const pairs: readonly [ink: Slot, ground: Slot, least?: number][] = [
  ['text', 'background'], ['text', 'surface'], ['mutedText', 'background'], ['mutedText', 'surface'], ['alert', 'background'], ['alert', 'surface'],
  ['primaryCtaText', 'primaryCta'], ['primaryCtaText', 'primaryCtaHover'], ['secondaryCtaText', 'secondaryCta'], ['secondaryCtaText', 'secondaryCtaHover'],
  ['menuText', 'background'], ['menuTextActive', 'background'], ['primary', 'background', forSigns],
];

/** @param hex as `#1a2b3c` */
export const srgbOf = (hex: string): Srgb => [parseInt(hex.slice(1, 3), 16) / 255, parseInt(hex.slice(3, 5), 16) / 255, parseInt(hex.slice(5, 7), 16) / 255, 1];

/** Text that cannot be read well on what it is written on, and signs that cannot be seen. */
export const contrastFindings = (colours: Colours): Finding[] => pairs.flatMap(([ink, ground, least = leastTextContrast]) => {
  const ratio = contrastOf(srgbOf(colours[ink]), srgbOf(colours[ground]));
  // Rounded down: 4.499 is not enough and must not be written as 4.5.
  const found = Math.floor(ratio * 10) / 10;
  return ratio >= least ? [] : [{ place: `theme.colours.${ink}`, sentence: `has a contrast of ${found} to ${ground} (${colours[ink]} on ${colours[ground]}); ${least === leastTextContrast ? 'text' : 'a sign'} needs ${least} or more` }];
});
