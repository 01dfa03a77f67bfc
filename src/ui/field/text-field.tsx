import { useId, useState, type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import { alert } from '../icon/feedback-icons.ts';
import { eye, eyeOff } from '../icon/form-icons.ts';
import { usePasswordReveal, type PasswordReveal } from './use-password-reveal.ts';
import { useSheet } from '../use-sheet.ts';
import sheet from './text-field.css';

export interface TextFieldProps {
  label: string;
  value: string;
  onValue(value: string): void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'date';
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'search';
  enterKeyHint?: 'done' | 'go' | 'next' | 'send';
  required?: boolean;
  hint?: string;
  /** What is wrong with it, shown below it. */
  error?: string;
  placeholder?: string;
  maxLength?: number;
  /** The first and the last day of a date field, as `2026-02-14`. */
  min?: string;
  max?: string;
  readOnly?: boolean;
  /** Numbers and addresses keep their direction in every language. */
  dir?: 'ltr' | 'auto';
  /** Shown inside, at the end: a card's brand. */
  trailing?: ReactNode;
  /** A password field with this label has a button that shows what was typed. */
  revealLabel?: string;
  /** A password field with this label says when capitals are locked. */
  capsLockLabel?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?(): void;
  part?: string;
}

/** A text input: label above, hint or error below, joined by ARIA. */
export function TextField(props: TextFieldProps) {
  const { label, value, type = 'text', required = false, hint, error, revealLabel } = props;
  const id = useId();
  const reveal = usePasswordReveal();
  const [hasCapsLock, setCapsLock] = useState(false);
  const lookAtKey = props.capsLockLabel === undefined ? undefined : (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const shownType = type === 'password' && reveal.shown ? 'text' : type;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div ref={useSheet(sheet)} className={error ? 'fl-text-field fl-text-field--wrong' : 'fl-text-field'} part={props.part}>
      <label className="fl-text-field__label" htmlFor={id}>
        {label}
        {required && <span className="fl-text-field__required" aria-hidden="true"> *</span>}
      </label>
      <div className="fl-text-field__box">
        <input
          ref={props.inputRef}
          id={id}
          className="fl-text-field__input"
          type={shownType}
          value={value}
          name={props.name}
          autoComplete={props.autoComplete}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={type === 'text' ? undefined : false}
          inputMode={props.inputMode}
          enterKeyHint={props.enterKeyHint}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          min={props.min}
          max={props.max}
          readOnly={props.readOnly}
          dir={props.dir}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => props.onValue(event.currentTarget.value)}
          onKeyDown={lookAtKey}
          onKeyUp={lookAtKey}
          onBlur={props.onBlur}
        />
        {props.trailing && <span className="fl-text-field__trailing">{props.trailing}</span>}
        {type === 'password' && revealLabel && <RevealButton label={revealLabel} controls={id} reveal={reveal} />}
      </div>
      {props.capsLockLabel !== undefined && <p className="fl-text-field__hint" role="status" hidden={!hasCapsLock}>{hasCapsLock && props.capsLockLabel}</p>}
      {error && <p className="fl-text-field__error" id={`${id}-error`}><Icon path={alert} />{error}</p>}
      {hint && <p className="fl-text-field__hint" id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** Prevents `mousedown`, which would move the focus out of the field. */
function RevealButton({ label, controls, reveal }: { label: string; controls: string; reveal: PasswordReveal }) {
  return (
    <button
      type="button"
      className="fl-text-field__reveal"
      aria-label={label}
      aria-pressed={reveal.shown}
      aria-controls={controls}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      {...reveal.handlers}
    >
      <Icon path={reveal.shown ? eyeOff : eye} />
    </button>
  );
}
