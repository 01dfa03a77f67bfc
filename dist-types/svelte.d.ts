import { HTMLAttributes } from 'svelte/elements';
import { FootlightElements } from './embed.js';
import { Written } from './written-element.js';

/** Every element as Svelte writes it, by its tag. */
type FootlightSvelte = {
    [T in keyof FootlightElements]: Omit<HTMLAttributes<FootlightElements[T]>, keyof Written<T>> & Written<T>;
};
declare module 'svelte/elements' {
    interface SvelteHTMLElements extends FootlightSvelte {
    }
}

export type { FootlightSvelte };
