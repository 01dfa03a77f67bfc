import type { PictureSet } from '../../../../src/contracts/catalogue/pictures/picture-set.ts';
import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { FirstPicture } from '../../catalogue/composed/carried-view.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The hero's picture where the site will draw it, so that it is seen while the site's code is on its way; the site replaces it.
 *
 * It is decoration: ears and keys wait for the site.
 *
 * @returns nothing for a page without a hero
 */
export function firstScreen({ navigationLayout }: RealmSettings, picture: FirstPicture | undefined): string {
  if (!picture?.isHero) return '';
  const column = navigationLayout === 'SIDEBAR' ? ' first--column' : '';
  return `<div class="first${column}" aria-hidden="true"><div class="first__bar"></div><div class="first__main">`
    + `<div class="first__hero"><img${imageAttributes(picture, { src: 'src', srcSet: 'srcset', sizes: 'sizes' })} alt="" fetchpriority="high"></div></div></div>`;
}

/** Where a picture is, as attributes. @param names of the element's own attributes */
export const imageAttributes = (picture: FirstPicture, names: Record<keyof PictureSet, string>): string =>
  (['srcSet', 'sizes', 'src'] as const).map((part) => (picture[part] ? ` ${names[part]}="${escapeHtml(picture[part])}"` : '')).join('');

/** The bar and the hero of `shell.css` and `hero.css`, as high as they are there. @param line the colour of the bar's edge */
export const firstScreenSheet = (line: string): string => '.first{display:grid;grid-template-rows:5rem auto}'
  + `.first__bar{box-sizing:border-box;border-block-end:1px solid color-mix(in srgb,${line} 9%,transparent)}`
  + '.first__main{container-type:inline-size;min-inline-size:0}'
  + '.first__hero{position:relative;block-size:clamp(26rem,46cqi,42rem);overflow:hidden;background:#08090c}'
  + '.first__hero img{display:block;inline-size:100%;block-size:100%;object-fit:cover;object-position:50% 25%}'
  + `.first__hero::after{position:absolute;inset:0;background:${shade('90deg')};content:""}`
  + `[dir=rtl] .first__hero::after{background:${shade('270deg')}}`
  + '@media (width>1024px){.first{grid-template-rows:6.875rem auto}'
  + `.first--column{grid-template:auto/15rem minmax(0,1fr)}.first--column .first__bar{min-block-size:100vb;border-block-end:0;border-inline-end:1px solid color-mix(in srgb,${line} 9%,transparent)}}`
  + '@media (width>1920px){.first:not(.first--column){grid-template-rows:9.375rem auto}}';

/** What a hero's words stand on. */
const shade = (towards: string): string =>
  `linear-gradient(to top,rgb(6 8 12/92%) 2%,transparent 42%),linear-gradient(${towards},rgb(6 8 12/92%) 8%,rgb(6 8 12/66%) 34%,transparent 66%)`;
