import { useId } from 'react';
import { alert } from '../icon/feedback-icons.ts';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from '../use-sheet.ts';
import type { TextFieldProps } from './text-field.tsx';
import sheet from './text-field.css';
import ownSheet from './text-area.css';

export type TextAreaProps = Pick<TextFieldProps, 'label' | 'value' | 'onValue' | 'name' | 'required' | 'hint' | 'error' | 'maxLength' | 'part'>;

/** Several lines of text: label above, error below, joined by ARIA. It grows with what is written, where the browser can. */
export function TextArea({ label, value, onValue, name, required = false, hint, error, maxLength, part }: TextAreaProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div ref={useSheet(sheet, ownSheet)} className={error ? 'fl-text-field fl-text-field--wrong' : 'fl-text-field'} part={part}>
      <label className="fl-text-field__label" htmlFor={id}>
        {label}
        {required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}
      </label>
      <div className="fl-text-field__box">
        <textarea
          id={id} className="fl-text-field__input fl-text-area" name={name} rows={4} dir="auto" maxLength={maxLength} value={value}
          aria-required={required || undefined} aria-invalid={error ? true : undefined} aria-describedby={described || undefined}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      </div>
      {error && <p className="fl-text-field__error" id={`${id}-error`}><Icon path={alert} />{error}</p>}
      {hint && <p className="fl-text-field__hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
