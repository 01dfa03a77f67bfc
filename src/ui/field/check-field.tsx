import { useId, type ReactNode } from 'react';
import { alert } from '../icon/feedback-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from '../use-sheet.ts';
import sheet from './text-field.css';
import ownSheet from './check-field.css';

export interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  onChecked(checked: boolean): void;
  name?: string;
  required?: boolean;
  error?: string;
}

/** Something to tick: the whole line takes the press. */
export function CheckField({ label, checked, onChecked, name, required = false, error }: CheckFieldProps) {
  const id = useId();
  return (
    <div ref={useSheet(sheet, ownSheet)} className="fl-check-field">
      <label className="fl-check-field__line" htmlFor={id}>
        <input
          id={id} className="fl-check-field__box" type="checkbox" name={name} checked={checked}
          aria-required={required || undefined} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChecked(event.currentTarget.checked)}
        />
        <span>
          {label}
          {required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}
        </span>
      </label>
      {error && <p className="fl-text-field__error" id={`${id}-error`}><Icon path={alert} />{error}</p>}
    </div>
  );
}
