import { Icon } from '../icon/icon.tsx';
import { spinner } from '../icon/feedback-icons.ts';
import { useSheet } from '../use-sheet.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import sheet from './spinner.css';

export interface SpinnerProps {
  /** Screen-reader text. Leave out where text beside it says the same. */
  label?: string;
  size?: 'small' | 'large';
}

/** A turning ring: something is pending. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span ref={useSheet(sheet)} className={`fl-spinner fl-spinner--${size}`} role={label ? 'status' : undefined}>
      <Icon path={spinner} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
