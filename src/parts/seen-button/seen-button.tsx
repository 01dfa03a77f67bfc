import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { Button, type ButtonProps } from '../../ui/button/button.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { isFramed } from '../../ui/sight/is-framed.ts';
import { useSight } from '../../ui/sight/use-sight.ts';
import sheet from './seen-button.css';

/** chosen: a browser may call a button covered for a moment after it scrolled into sight, a busy one for seconds, milliseconds */
const settleMs = 3000;

export type SeenButtonProps = Pick<ButtonProps, 'children' | 'icon' | 'part' | 'loading' | 'loadingLabel' | 'disabledReason'>;

/**
 * Submits what is not taken back, a payment or a permission, while the whole button is seen as it was drawn.
 *
 * Covered, it does nothing and says why. Pressed out of sight, as by Enter in a field, it comes into sight first, and submits when it is seen.
 * In a frame, the page around it may have shown it under the pointer, and a window above its page may have closed there:
 * a press in the first half second is for nothing, and the button says so.
 */
export function SeenButton(props: SeenButtonProps) {
  const isBlocked = props.loading === true || props.disabledReason !== undefined;
  const label = useLabel();
  const button = useRef<HTMLButtonElement>(null);
  const sight = useSight(button);
  const [isAsked, setAsked] = useState(false);
  const [isTooEarly, setTooEarly] = useState(false);
  const press = (event: MouseEvent) => {
    if (isBlocked) return;
    if (sight === 'uncovered') return setTooEarly(false);
    event.preventDefault();
    event.stopPropagation();
    // Keys press without a count of clicks: they reach only what has the focus.
    const isSurprised = sight === 'behind' || (isFramed() && event.detail > 0 && sight !== 'covered');
    setTooEarly(isSurprised);
    setAsked(!isSurprised && sight !== 'covered');
    // What is in sight already, and only not known to be, does not move away under the pointer.
    button.current?.scrollIntoView?.({ block: sight === 'covered' ? 'center' : 'nearest' });
  };
  useEffect(() => {
    if (!isAsked || sight === 'out-of-sight' || sight === 'arriving') return undefined;
    if (sight === 'behind') return setAsked(false);
    if (sight === 'covered') {
      const timer = setTimeout(() => setAsked(false), settleMs);
      return () => clearTimeout(timer);
    }
    setAsked(false);
    button.current?.form?.requestSubmit();
    return undefined;
  }, [isAsked, sight]);
  const covered = sight === 'covered' ? label('payButtonHidden') : undefined;
  const notice = covered ?? (isTooEarly ? label('pressAgain') : undefined);
  return (
    <div ref={useSheet(sheet)} onClickCapture={press}>
      <Button {...props} type="submit" variant="primary" size="large" wide buttonRef={button} disabledReason={props.disabledReason ?? covered} />
      <p className="fl-seen-button__notice" role="status">{isBlocked ? undefined : notice}</p>
    </div>
  );
}
