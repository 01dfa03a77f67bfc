import type { HTMLAttributes } from 'preact';
import type { FootlightElements } from '../elements.ts';
import type { Written } from './written-element.ts';

/** Every element as Preact's JSX writes it, by its tag. */
export type FootlightPreact = {
  [T in keyof FootlightElements]: Omit<HTMLAttributes<FootlightElements[T]>, keyof Written<T>> & Written<T>
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends FootlightPreact {}
  }
}
