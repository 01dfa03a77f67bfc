import { Icon } from '../icon/icon.tsx';
import { spinner } from '../icon/feedback-icons.ts';
import { useSheet } from '../use-sheet.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import sheet from './spinner.css';

export interface SpinnerProps {
  /** What is awaited, for ears. Leave out where words beside it already say so. */
  label?: string;
  size?: 'small' | 'large';
}

/** A turning ring: work is going on. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span ref={useSheet(sheet)} className={`fl-spinner fl-spinner--${size}`} role={label ? 'status' : undefined}>
      <Icon path={spinner} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
