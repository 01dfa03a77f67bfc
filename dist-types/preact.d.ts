import { HTMLAttributes } from 'preact';
import { FootlightElements } from './embed.js';
import { Written } from './written-element.js';

/** Every element as Preact's JSX writes it, by its tag. */
type FootlightPreact = {
    [T in keyof FootlightElements]: Omit<HTMLAttributes<FootlightElements[T]>, keyof Written<T>> & Written<T>;
};
declare module 'preact' {
    namespace JSX {
        interface IntrinsicElements extends FootlightPreact {
        }
    }
}

export type { FootlightPreact };
