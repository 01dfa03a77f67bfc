import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { BillingField, NewBillingDetails } from '../../contracts/purchase/billing-details.ts';
import { billingOf, type BillingProblems, billingProblems, type BillingValues } from '../../rules/purchase/billing/billing-problems.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { BillingForm as FormState } from '../../store/purchase/billing/billing.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { BillingInput } from './billing-input.tsx';

export interface BillingFormProps {
  form: FormState;
  /** The platform asked for it: the focus goes to the first field. */
  isAsked: boolean;
  actionKey: LabelKey;
  backKey: LabelKey;
  onSave(given: NewBillingDetails): Promise<void>;
  onCountry(country: string): void;
  onBack(): void;
}

/** The country, and exactly what is asked for there. @source spec 2 §2 "Address fields are all required, each with its own empty and invalid message" */
export function BillingForm({ form, isAsked, actionKey, backKey, onSave, onCountry, onBack }: BillingFormProps) {
  const { requirements, fields, known, country, refused, isSaving, isChanging, failure } = form;
  const label = useLabel();
  const { context } = useRuntime().store;
  const [typed, setTyped] = useState<BillingValues>({});
  const [problems, setProblems] = useState<BillingProblems>({});
  const [found, setFound] = useState<BillingProblems>({});
  const root = useFormFocus(found, isAsked);
  const tell = (told: BillingProblems) => {
    setProblems(told);
    setFound(told);
  };
  useLayoutEffect(() => {
    if (refused.length > 0) tell(Object.fromEntries(refused.map((field) => [field, 'wrong'])));
  }, [refused]);
  const values: BillingValues = { ...form.first, ...typed };
  const hasTaxNumber = known.details?.taxNumberEnding !== undefined && known.country === country && !known.missingFields.includes('taxNumber');
  const change = (field: BillingField, text: string) => {
    setTyped((held) => ({ ...held, [field]: text }));
    setProblems(({ [field]: _, ...rest }) => rest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || isChanging) return;
    const told = billingProblems(values, { requirements, fields, hasTaxNumber, today: new Date(context.now()).toISOString().slice(0, 10) });
    tell(told);
    if (Object.keys(told).length === 0) void onSave(billingOf(values, fields, country));
  };
  return (
    <form ref={root} className="fl-billing__form" method="post" noValidate aria-busy={isChanging || undefined} onSubmit={submit}>
      {failure && <Message tone="alert">{label('billingNotSaved')}</Message>}
      <Countries form={form} onCountry={onCountry} isWrong={problems.country !== undefined} />
      <Lead form={form} />
      {fields.length > 0 && (
        <div className="fl-billing__fields">
          {fields.map((field) => (
            <BillingInput
              key={`${country} ${field}`} field={field} requirements={requirements} value={values[field] ?? ''} problem={problems[field]} onValue={(text) => change(field, text)}
              keptEnding={field === 'taxNumber' && hasTaxNumber ? known.details?.taxNumberEnding : undefined}
            />
          ))}
        </div>
      )}
      <div className="fl-billing__buttons">
        <Button type="submit" variant="primary" size="large" part="save-billing" loading={isSaving} loadingLabel={label('loading')}>{label(actionKey)}</Button>
        <Button variant="ghost" size="large" onClick={onBack}>{label(backKey)}</Button>
      </div>
    </form>
  );
}

/** Why it is asked for; said again where another country is chosen. */
function Lead({ form: { fields } }: { form: FormState }) {
  const label = useLabel();
  return <p className="fl-billing__lead" role="status">{label(fields.length > 0 ? 'billingLead' : 'billingNothingNeeded')}</p>;
}

function Countries({ form: { known, country, isSaving }, onCountry, isWrong }: { form: FormState; onCountry(country: string): void; isWrong: boolean }) {
  const label = useLabel();
  const { locale } = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const codes = known.countries.includes(country) ? known.countries : [country, ...known.countries];
  const choices = codes.map((value) => ({ value, text: names.of(value) ?? value })).toSorted((one, other) => one.text.localeCompare(other.text, locale));
  return (
    <SelectField
      label={label('addressCountry')} name="billing-country" autoComplete="billing country" choices={choices} value={country} required readOnly={isSaving}
      error={isWrong ? label('billingWrongCountry') : undefined} onValue={onCountry}
    />
  );
}

/** Moves the focus to the first field that is asked for, and after each try to the first that is wrong. @param found of the last try, and of no typing since */
function useFormFocus(found: BillingProblems, isAsked: boolean) {
  const root = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (isAsked) root.current?.querySelector<HTMLElement>('.fl-billing__fields input, .fl-billing__fields select')?.focus();
  }, []);
  useLayoutEffect(() => {
    if (Object.keys(found).length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [found]);
  return root;
}
