/** A colour in sRGB: red, green, blue and alpha, each from 0 to 1. */
export type Srgb = readonly [red: number, green: number, blue: number, alpha: number];

/** @source WCAG 2.2 "1.4.3 Contrast (Minimum)", text below 24 px */
export const leastTextContrast = 4.5;

/** @source WCAG 2.2 "relative luminance" */
function luminanceOf([red, green, blue]: Srgb): number {
  const [r, g, b] = [red, green, blue].map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1, the same colour, to 21, black on white; without the alpha. @source WCAG 2.2 "contrast ratio" */
export function contrastOf(one: Srgb, other: Srgb): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
