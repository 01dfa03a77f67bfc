import { useLayoutEffect, useRef } from 'react';

/**
 * A step that follows another one in place begins at the top of its page, where the focus alone would leave it under the bar.
 *
 * @param isOwnPage an element, and a form beside a page, leave the page where it is
 * @param step what stands there now
 */
export function useStepTop(isOwnPage: boolean, step: unknown): void {
  const before = useRef(step);
  useLayoutEffect(() => {
    if (isOwnPage && before.current !== step) globalThis.scrollTo({ top: 0, behavior: 'instant' });
    before.current = step;
  }, [isOwnPage, step]);
}
