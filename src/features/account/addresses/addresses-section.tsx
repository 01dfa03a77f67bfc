import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { SavedAddress, SavedAddresses } from '../../../contracts/identity/account/saved-address.ts';
import type { AddressValue } from '../../../contracts/identity/form-field.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { type Addresses, createAddresses } from '../../../store/identity/account/addresses.ts';
import type { AccountOutcome } from '../../../store/identity/account/account-part.ts';
import { Button } from '../../../ui/button/button.tsx';
import { mapPin } from '../account-icons.ts';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';
import { AddressForm } from './address-form.tsx';

/** Where things are sent. @source spec 3 §2 "The account state holds … addresses" */
export function AddressesSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createAddresses(context), [context]);
  return (
    <SectionFrame titleKey="accountAddresses" leadKey="accountAddressesLead">
      <Loaded part={part}>{(list) => <AddressList part={part} list={list} />}</Loaded>
    </SectionFrame>
  );
}

function AddressList({ part, list: { addresses, most } }: { part: Addresses; list: SavedAddresses }) {
  const label = useLabel();
  const [opened, setOpened] = useState<SavedAddress | 'new'>();
  const [problem, setProblem] = useState<string>();
  const run = async (work: Promise<AccountOutcome>) => {
    const refused = await work;
    setProblem(refused && label(refused.labelKey));
  };
  if (opened) {
    const save = (address: AddressValue) => (opened === 'new' ? part.add(address) : part.replace(opened.id, address));
    return <AddressForm first={opened === 'new' ? undefined : opened.address} part={part} onSave={save} onDone={() => setOpened(undefined)} />;
  }
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} disabledReason={addresses.length >= most ? label('accountAddressMost') : undefined} onClick={() => setOpened('new')}>{label('accountAddAddress')}</Button>
  );
  if (addresses.length === 0) return <EmptyState icon={mapPin} title={label('accountAddressNone')} lead={label('accountAddressNoneLead')}>{add('primary')}</EmptyState>;
  return (
    <>
      <Said problem={problem} />
      <ul role="list" className="fl-account__tiles">
        {addresses.map((saved) => <AddressTile key={saved.id} saved={saved} onChange={() => setOpened(saved)} onDefault={() => void run(part.makeDefault(saved.id))} onRemove={() => void run(part.remove(saved.id))} />)}
      </ul>
      <div className="fl-account__buttons">{add('secondary')}</div>
    </>
  );
}

function AddressTile({ saved: { address, isDefault }, onChange, onDefault, onRemove }: { saved: SavedAddress; onChange(): void; onDefault(): void; onRemove(): void }) {
  const label = useLabel();
  const { locale } = useSignal(useRuntime().store.labels.locale);
  const { line1, line2, postalCode, city, administrativeLevel1, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const lines = [line1, line2, place, administrativeLevel1, new Intl.DisplayNames([locale], { type: 'region' }).of(country)].filter((line): line is string => Boolean(line));
  return (
    <li className="fl-account__card">
      {isDefault && <span className="fl-account__badge">{label('accountAddressDefault')}</span>}
      <address className="fl-account__address">{lines.map((line, index) => <span key={index} dir="auto">{line}</span>)}</address>
      <div className="fl-account__buttons">
        <Button size="small" hiddenSuffix={line1} onClick={onChange}>{label('accountChange')}</Button>
        {!isDefault && <Button size="small" variant="ghost" hiddenSuffix={line1} onClick={onDefault}>{label('accountAddressMakeDefault')}</Button>}
        <Button size="small" variant="ghost" hiddenSuffix={line1} onClick={onRemove}>{label('accountAddressRemove')}</Button>
      </div>
    </li>
  );
}
