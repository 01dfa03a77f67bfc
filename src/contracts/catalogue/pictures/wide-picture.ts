import { pictureSet, type PictureSet } from './picture-set.ts';

/** Pixels. @source spec 1 §9 "Image widths 240, 480, 960, 1440, 1920, 2560, 3840" */
export const imageWidths = [240, 480, 960, 1440, 1920, 2560, 3840] as const;

/** On a phone a hero is higher than its picture's ratio: its sides are cut. */
const heroSizes = '(width <= 600px) 200vw, 100vw';

/** A picture as wide as a page, a hero's if nothing else is said. The platform draws a hero's before the site does, from the same file. */
export const widePicture = (address: string, sizes = heroSizes): PictureSet => pictureSet(address, imageWidths, sizes);
