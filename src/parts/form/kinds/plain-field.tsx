import type { FieldKind } from '../../../contracts/identity/form-field.ts';
import { cleanEmail, cleanText } from '../../../rules/identity/form/clean-text.ts';
import { textOf } from '../../../rules/identity/form/form-values.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FieldProps } from '../field-props.ts';

/** How browsers fill a kind of field in. */
const autoCompleteOf = {
  email: 'email', name: 'name', fullName: 'name', preferredName: 'nickname', postalCode: 'postal-code', line1: 'address-line1', administrativeLevel1: 'address-level1',
} as const;

function completes(kind: FieldKind | 'UNKNOWN') {
  return kind in autoCompleteOf ? autoCompleteOf[kind as keyof typeof autoCompleteOf] : undefined;
}

/** A line of text; trimmed and cleaned when it is left. @source spec 3 §5 "Text inputs trim or clean their value" */
export function PlainField({ field, label, placeholder, value, onValue, required, error }: FieldProps) {
  const text = textOf(value);
  const isEmail = field.type === 'email';
  const clean = () => {
    const tidy = isEmail ? cleanEmail(text) : cleanText(text);
    if (tidy !== text) onValue(tidy);
  };
  return (
    <TextField
      label={label} type={isEmail ? 'email' : 'text'} name={field.id} autoComplete={completes(field.type)} inputMode={isEmail ? 'email' : 'text'} enterKeyHint="next"
      dir={isEmail || field.type === 'taxNumber' || field.type === 'postalCode' ? 'ltr' : 'auto'} required={required} placeholder={placeholder}
      readOnly={field.readOnly} maxLength={field.maxLength} value={text} onValue={onValue} onBlur={clean} error={error}
    />
  );
}
