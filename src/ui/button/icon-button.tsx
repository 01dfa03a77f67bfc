import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from '../use-sheet.ts';
import sheet from './icon-button.css';

export interface IconButtonProps {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  path: string;
  mirrored?: boolean;
  /** Whether it is on, for a button that stays down. */
  pressed?: boolean;
  /** Whether what it opens is open. */
  expanded?: boolean;
  /** What it opens. */
  popup?: 'menu' | 'dialog';
  variant?: 'plain' | 'solid';
  size?: 'small' | 'medium' | 'large';
  /** Cannot be pressed now; stays in the tab order. */
  disabled?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  part?: string;
  /** -1 where other keys do the same. */
  tabIndex?: number;
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
}

/** A round button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, path, mirrored, pressed, variant = 'plain', size = 'medium', disabled = false } = props;
  return (
    <span ref={useSheet(sheet)} className="fl-icon-button-frame">
      <button
        ref={props.buttonRef}
        type="button"
        className={`fl-icon-button fl-icon-button--${variant} fl-icon-button--${size}`}
        part={props.part}
        tabIndex={props.tabIndex}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={props.expanded}
        aria-haspopup={props.popup}
        aria-disabled={disabled || undefined}
        title={label}
        onClick={(event) => !disabled && props.onClick?.(event)}
      >
        <Icon path={path} mirrored={mirrored} />
      </button>
    </span>
  );
}
