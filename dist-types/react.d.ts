import { DetailedHTMLProps, HTMLAttributes } from 'react';
import { FootlightElements } from './embed.js';
import { Written } from './written-element.js';

/** Every element as JSX writes it, by its tag. */
type FootlightJsx = {
    [T in keyof FootlightElements]: Omit<DetailedHTMLProps<HTMLAttributes<FootlightElements[T]>, FootlightElements[T]>, keyof Written<T>> & Written<T>;
};
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements extends FootlightJsx {
        }
    }
}

export type { FootlightJsx };
