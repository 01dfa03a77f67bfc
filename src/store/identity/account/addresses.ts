import { addAddress, changeAddress, readAddresses, removeAddress } from '../../../api/calls/identity/account/addresses.ts';
import type { SavedAddresses } from '../../../contracts/identity/account/saved-address.ts';
import type { AddressValue } from '../../../contracts/identity/form-field.ts';
import { type AccountContext, type AccountOutcome, type AccountPart, createAccountPart } from './account-part.ts';

/** Where things are sent. */
export interface Addresses extends AccountPart<SavedAddresses> {
  add(address: AddressValue): Promise<AccountOutcome>;
  replace(addressId: string, address: AddressValue): Promise<AccountOutcome>;
  makeDefault(addressId: string): Promise<AccountOutcome>;
  remove(addressId: string): Promise<AccountOutcome>;
}

/** @source spec 3 §2 "The account state holds … addresses" */
export function createAddresses(context: AccountContext): Addresses {
  const { client } = context;
  const part = createAccountPart(context, (signal) => client.call(readAddresses, {}, { signal }));
  return {
    ...part,
    add: (address) => part.change(() => client.call(addAddress, { address })),
    replace: (addressId, address) => part.change(() => client.call(changeAddress, { addressId, address })),
    makeDefault: (addressId) => part.change(() => client.call(changeAddress, { addressId, isDefault: true })),
    remove: (addressId) => part.change(() => client.call(removeAddress, { addressId })),
  };
}
