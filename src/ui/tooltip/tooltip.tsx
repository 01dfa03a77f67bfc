import { useEffect, useState, type ReactNode } from 'react';
import { useSheet } from '../use-sheet.ts';
import sheet from './tooltip.css';

/**
 * Shows in words what a control of pictures alone does: on hover and focus, until Escape. The words are the control's accessible name already.
 *
 * @param side the edge of the screen that the control stands at: the words begin there instead of beside it
 * @source spec 3 §4 "Tooltip shows on hover"
 */
export function Tooltip({ text, side, children }: { text: string; side?: 'start' | 'end'; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isShown]);
  return (
    <span
      ref={useSheet(sheet)}
      className="fl-tooltip"
      onPointerEnter={({ pointerType }) => setShown(pointerType === 'mouse')}
      onPointerLeave={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      onPointerDown={() => setShown(false)}
      onClick={() => setShown(false)}
    >
      {children}
      {isShown && <span className={side ? `fl-tooltip__text fl-tooltip__text--${side}` : 'fl-tooltip__text'} aria-hidden="true">{text}</span>}
    </span>
  );
}
