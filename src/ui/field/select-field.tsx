import { useId } from 'react';
import { alert } from '../icon/feedback-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from '../use-sheet.ts';
import sheet from './text-field.css';
import ownSheet from './select-field.css';

export interface SelectFieldProps {
  label: string;
  value: string;
  onValue(value: string): void;
  choices: readonly { value: string; text: string }[];
  /** What stands there before anything is chosen. */
  nothingText?: string;
  name?: string;
  autoComplete?: string;
  required?: boolean;
  error?: string;
  /** The browser's own list cannot be read-only: it is off instead. */
  readOnly?: boolean;
}

/** One of many: the browser's own list, label above, error below. */
export function SelectField({ label, value, onValue, choices, nothingText, name, autoComplete, required = false, error, readOnly = false }: SelectFieldProps) {
  const id = useId();
  return (
    <div ref={useSheet(sheet, ownSheet)} className={error ? 'fl-text-field fl-text-field--wrong' : 'fl-text-field'}>
      <label className="fl-text-field__label" htmlFor={id}>
        {label}
        {required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}
      </label>
      <div className="fl-text-field__box">
        <select
          id={id} className="fl-text-field__input fl-select-field" name={name} autoComplete={autoComplete} value={value} disabled={readOnly}
          aria-required={required || undefined} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        >
          {nothingText !== undefined && <option value="">{nothingText}</option>}
          {choices.map((choice) => <option key={choice.value} value={choice.value}>{choice.text}</option>)}
        </select>
      </div>
      {error && <p className="fl-text-field__error" id={`${id}-error`}><Icon path={alert} />{error}</p>}
    </div>
  );
}
