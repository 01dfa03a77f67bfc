import { useLabel } from '../../../binding/use-label.ts';
import { textOf } from '../../../rules/identity/form/form-values.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FieldProps } from '../field-props.ts';
import { StrengthMeter } from '../strength-meter.tsx';

/** A new password, or the same again. It can be shown and pasted. @source spec 3 §5 "a password show/hide toggle" */
export function SecretField({ field, label, value, onValue, required, error, values }: FieldProps) {
  const words = useLabel();
  const least = field.type === 'password' ? field.minLength : undefined;
  const own = [textOf(values['email']), textOf(values['name'])];
  return (
    <>
      <TextField
        label={label} type="password" name={field.id} autoComplete="new-password" enterKeyHint="next" required={required}
        value={textOf(value)} onValue={onValue} error={error} revealLabel={words('showPassword')} hint={least === undefined ? undefined : words('passwordHint', { count: least })}
      />
      {field.type === 'password' && <StrengthMeter secret={textOf(value)} own={own} />}
    </>
  );
}
