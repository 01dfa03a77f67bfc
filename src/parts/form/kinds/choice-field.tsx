import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { textOf } from '../../../rules/identity/form/form-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { FieldProps } from '../field-props.ts';

const OTHER = 'other';

function useChoices({ field }: FieldProps) {
  const { labels } = useRuntime().store;
  return (field.options ?? []).map(({ value, labelKey }) => ({ value, text: labels.platformText(labelKey, value) }));
}

/** One of the choices that the tenant gives. */
export function ChoiceField(props: FieldProps) {
  const label = useLabel();
  const { field, value, onValue, required, error } = props;
  return (
    <SelectField
      label={props.label} name={field.id} choices={useChoices(props)} nothingText={label('chooseOne')} value={textOf(value)} onValue={onValue}
      required={required} error={error} readOnly={field.readOnly}
    />
  );
}

/** Gender, with a choice that is told in one's own words. @source spec 3 §2 "a gender field with an 'other' choice that reveals a free-text entry" */
export function GenderField(props: FieldProps) {
  const label = useLabel();
  const choices = useChoices(props);
  const { field, value, onValue, required, error } = props;
  const text = textOf(value);
  const isListed = choices.some((choice) => choice.value === text && text !== OTHER);
  const [isOther, setOther] = useState(text !== '' && !isListed);
  const choose = (chosen: string) => {
    setOther(chosen === OTHER);
    onValue(chosen === OTHER ? '' : chosen);
  };
  return (
    <>
      <SelectField
        label={props.label} name={field.id} autoComplete="sex" choices={choices} nothingText={label('chooseOne')} value={isOther ? OTHER : text} onValue={choose}
        required={required} error={isOther ? undefined : error} readOnly={field.readOnly}
      />
      {isOther && <TextField label={label('genderOwnWords')} name={`${field.id}-other`} dir="auto" maxLength={60} value={text} onValue={onValue} required={required} error={error} />}
    </>
  );
}
