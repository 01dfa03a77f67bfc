import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FootlightElements } from '../elements.ts';
import type { Written } from './written-element.ts';

/** Every element as JSX writes it, by its tag. */
export type FootlightJsx = {
  [T in keyof FootlightElements]: Omit<DetailedHTMLProps<HTMLAttributes<FootlightElements[T]>, FootlightElements[T]>, keyof Written<T>> & Written<T>
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends FootlightJsx {}
  }
}
