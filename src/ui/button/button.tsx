import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { useSheet } from '../use-sheet.ts';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import sheet from './button.css';

export interface ButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'small' | 'medium' | 'large';
  type?: 'button' | 'submit';
  /** A path of `ui/icon/…-icons.ts`, before the text. */
  icon?: string;
  /** Takes the whole width. */
  wide?: boolean;
  /** Pending: presses do nothing, the width stays. */
  loading?: boolean;
  /** Screen-reader text while loading. */
  loadingLabel?: string;
  /** Why it cannot be pressed. It stays in the tab order, so that the reason can be read. */
  disabledReason?: string;
  /** Screen-reader text after the name: "Remove" + "The Film". */
  hiddenSuffix?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  part?: string;
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
}

/** Something to press. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'medium', type = 'button', loading = false, disabledReason, wide = false } = props;
  const sheetRef = useSheet(sheet);
  const reasonId = useId();
  const blocked = loading || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) return props.onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span ref={sheetRef} className={wide ? 'fl-button-frame fl-button-frame--wide' : 'fl-button-frame'}>
      <button
        ref={props.buttonRef}
        type={type}
        className={`fl-button fl-button--${variant} fl-button--${size}`}
        part={props.part}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={disabledReason ? reasonId : undefined}
        title={disabledReason}
        onClick={press}
      >
        <span className="fl-button__words">
          {props.icon && <Icon path={props.icon} />}
          <span>{props.children}</span>
          {props.hiddenSuffix && <>{' '}<VisuallyHidden>{props.hiddenSuffix}</VisuallyHidden></>}
        </span>
        {loading && <span className="fl-button__spinner"><Spinner /></span>}
        {loading && props.loadingLabel && <>{' '}<VisuallyHidden>{props.loadingLabel}</VisuallyHidden></>}
      </button>
      {disabledReason && <span hidden id={reasonId}>{disabledReason}</span>}
    </span>
  );
}
