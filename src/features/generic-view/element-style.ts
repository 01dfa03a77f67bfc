import type { CSSProperties } from 'react';
import type { ElementStyles } from '../../contracts/catalogue/view.ts';

/**
 * How an element looks at the width that its page has.
 *
 * Undefined where it is hidden. Lengths are pixels.
 *
 * @param isLow the window is one of a phone by its height, as a phone on its side
 * @source spec 1 §9 "mobile max 600 px wide or 500 px high, tablet 600-1024, desktop 1024-1920, TV over 1920"; chosen: the page's own width counts,
 *   since it may be narrower than the window, and a device without a style has that of the next smaller one
 */
export function elementStyle(styles: ElementStyles | undefined, widthPx: number, isLow: boolean): CSSProperties | undefined {
  const { mobile, tablet = mobile, desktop = tablet, tv = desktop } = styles ?? {};
  const style = isLow || widthPx <= 600 ? mobile : widthPx <= 1024 ? tablet : widthPx <= 1920 ? desktop : tv;
  if (style?.hidden) return undefined;
  return {
    ...(style?.paddingInline === undefined ? {} : { paddingInline: style.paddingInline }),
    ...(style?.paddingBlock === undefined ? {} : { paddingBlock: style.paddingBlock }),
    ...(style?.textAlign ? { textAlign: style.textAlign } : {}),
    ...(style?.backgroundColor ? { backgroundColor: style.backgroundColor } : {}),
  };
}
