import { bucketElement } from './bucket-element.tsx';
import type { ElementType } from './element-type.ts';
import { heroElement } from './hero-element.tsx';
import { textBlockElement } from './text-block-element.tsx';

/** The types of element that this build draws: a new one is a file beside this and a line here. */
export const elementTypes: readonly ElementType[] = [heroElement, bucketElement, textBlockElement];
