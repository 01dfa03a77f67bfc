import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import type { FieldKind, FormField } from '../../contracts/identity/form-field.ts';
import { type FormProblems, isRequired } from '../../rules/identity/form/form-problems.ts';
import { type FormValue, type FormValues, orderedFields } from '../../rules/identity/form/form-values.ts';
import textSheet from '../../ui/field/text-field.css';
import { useSheet } from '../../ui/use-sheet.ts';
import type { FieldProps } from './field-props.ts';
import sheet from './form-fields.css';
import { AddressField } from './kinds/address-field.tsx';
import { ChoiceField, GenderField } from './kinds/choice-field.tsx';
import { DateField } from './kinds/date-field.tsx';
import { PhoneField } from './kinds/phone-field.tsx';
import { PlainField } from './kinds/plain-field.tsx';
import { SecretField } from './kinds/secret-field.tsx';

/** What draws a kind of field; every other kind is a line of text. */
const kinds: Partial<Record<FieldKind | 'UNKNOWN', ComponentType<FieldProps>>> = {
  password: SecretField, confirmPassword: SecretField, dropdown: ChoiceField, gender: GenderField, date: DateField, birthDate: DateField, phoneNumber: PhoneField, address: AddressField,
};

export interface FormFieldsProps {
  fields: readonly FormField[];
  values: FormValues;
  onValue(id: string, value: FormValue): void;
  /** Of the last try to send. A new object moves the focus to the first wrong field. */
  problems: FormProblems;
}

/** Draws a form from its definition. @source spec 3 §3 "Form field definition", "Form field kinds" */
export function FormFields({ fields, values, onValue, problems }: FormFieldsProps) {
  const label = useLabel();
  const { labels } = useRuntime().store;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (Object.keys(problems).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return (
    <div ref={useSheet(textSheet, sheet)}>
      <div ref={root} className="fl-form">
        {orderedFields(fields).map((field) => {
          const Kind = kinds[field.type] ?? PlainField;
          const problem = problems[field.id];
          return (
            <div key={field.id} className={field.size === 'HALF' ? 'fl-form__field fl-form__field--half' : 'fl-form__field'}>
              <Kind
                field={field} label={labels.platformText(field.labelKey, field.id)} placeholder={field.placeholder && labels.platformText(field.placeholder, field.placeholder)}
                values={values} value={values[field.id]} onValue={(value) => onValue(field.id, value)} required={isRequired(field, values[field.id])} wrongPart={problem?.part}
                error={problem && labels.platformText(problem.platformKey, label(problem.labelKey, { count: problem.count ?? 0 }))}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
