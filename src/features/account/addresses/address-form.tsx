import { useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import type { AddressValue, FormField } from '../../../contracts/identity/form-field.ts';
import { FormFields } from '../../../parts/form/form-fields.tsx';
import { formProblems, type FormProblems } from '../../../rules/identity/form/form-problems.ts';
import { type FormValue, isAddress } from '../../../rules/identity/form/form-values.ts';
import type { AccountOutcome, AccountPart } from '../../../store/identity/account/account-part.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Said } from '../section-frame.tsx';

interface AddressFormProps {
  first: AddressValue | undefined;
  part: Pick<AccountPart<unknown>, 'isBusy'>;
  onSave(address: AddressValue): Promise<AccountOutcome>;
  onDone(): void;
}

/** One field that holds a whole address, as other forms have it. */
const fields: FormField[] = [{ id: 'address', type: 'address', labelKey: 'accountAddressNew', required: true, size: 'FULL', order: 0, readOnly: false }];

/** A new address, or another form of one. */
export function AddressForm({ first, part, onSave, onDone }: AddressFormProps) {
  const label = useLabel();
  const isBusy = useSignal(part.isBusy);
  const [value, setValue] = useState<FormValue>(first ?? null);
  const [problems, setProblems] = useState<FormProblems>({});
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = formProblems(fields, { address: value }, { passwordMinLength: 0 });
    setProblems(found);
    if (Object.keys(found).length > 0 || !isAddress(value)) return;
    const refused = await onSave(value);
    setProblem(refused && label(refused.labelKey));
    if (!refused) onDone();
  };
  return (
    <form className="fl-account__form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Said problem={problem} />
      <FormFields fields={fields} values={{ address: value }} problems={problems} onValue={(_id, next) => setValue(next)} />
      <div className="fl-account__buttons">
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel={label('loading')}>{label('accountSave')}</Button>
        <Button variant="ghost" onClick={onDone}>{label('cancelChange')}</Button>
      </div>
    </form>
  );
}
