import { useState, type FormEvent } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { AccountDetails } from '../../../contracts/identity/account/account-details.ts';
import type { FormField } from '../../../contracts/identity/form-field.ts';
import { FormFields } from '../../../parts/form/form-fields.tsx';
import { detailsOfForm } from '../../../rules/identity/form/details-of-form.ts';
import { formProblems, type FormProblems } from '../../../rules/identity/form/form-problems.ts';
import type { FormValues } from '../../../rules/identity/form/form-values.ts';
import { createDetails, type Details } from '../../../store/identity/account/account-details.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';
import { EmailForm } from './email-form.tsx';

/** Who the account belongs to. @source spec 3 §3 "Account details" */
export function DetailsSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createDetails(context), [context]);
  return (
    <SectionFrame titleKey="accountDetails" leadKey="accountDetailsLead">
      <Loaded part={part}>
        {(account) => (
          <>
            <EmailForm part={part} account={account} />
            <DetailsForm part={part} account={account} />
          </>
        )}
      </Loaded>
    </SectionFrame>
  );
}

/** The platform's form may ask for more than the one that this page read: each field says so in its own words. */
const missingOf = (fields: readonly FormField[], ids: readonly string[]): FormProblems =>
  formProblems(fields.filter(({ id }) => ids.includes(id)).map((field) => ({ ...field, required: true })), {}, { passwordMinLength: 0 });

function DetailsForm({ part, account: { details, fields } }: { part: Details; account: AccountDetails }) {
  const label = useLabel();
  const isBusy = useSignal(part.isBusy);
  const [values, setValues] = useState<FormValues>(() => ({ ...details.others, ...details, others: undefined }));
  const [problems, setProblems] = useState<FormProblems>({});
  const [said, setSaid] = useState<{ problem?: string; done?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = formProblems(fields, values, { passwordMinLength: 0 });
    setProblems(found);
    setSaid({});
    if (Object.keys(found).length > 0) return;
    const refused = await part.save(detailsOfForm(fields, values));
    if (refused?.missing) return setProblems(missingOf(fields, refused.missing));
    setSaid(refused ? { problem: label(refused.labelKey) } : { done: label('accountChangesKept') });
  };
  return (
    <form className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <FormFields fields={fields} values={values} problems={problems} onValue={(id, value) => (setSaid({}), setValues((before) => ({ ...before, [id]: value })))} />
      <div className="fl-account__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('accountSave')}</Button>
      </div>
      <Said {...said} />
    </form>
  );
}
