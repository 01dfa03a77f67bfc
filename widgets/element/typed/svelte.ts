import type { HTMLAttributes } from 'svelte/elements';
import type { FootlightElements } from '../elements.ts';
import type { Written } from './written-element.ts';

/** Every element as Svelte writes it, by its tag. */
export type FootlightSvelte = {
  [T in keyof FootlightElements]: Omit<HTMLAttributes<FootlightElements[T]>, keyof Written<T>> & Written<T>
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends FootlightSvelte {}
}
