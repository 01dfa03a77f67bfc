import * as z from 'zod/mini';
import { addressChange, savedAddressQuery, newAddress, savedAddresses } from '../../../../contracts/identity/account/saved-address.ts';
import { defineCall } from '../../../call.ts';
import { pathOf } from '../../../path-of.ts';

/** @source spec 3 §2 "The account state holds … addresses"; chosen: paths and shapes, as the specification has none. Each answers the whole list */
export const readAddresses = defineCall({
  name: 'readAddresses', method: 'GET', auth: 'member',
  input: z.object({}), output: savedAddresses,
  request: () => ({ path: '/user/addresses' }),
});

export const addAddress = defineCall({
  name: 'addAddress', method: 'POST', auth: 'member',
  input: newAddress, output: savedAddresses,
  request: (body) => ({ path: '/user/addresses', body }),
});

export const changeAddress = defineCall({
  name: 'changeAddress', method: 'PATCH', auth: 'member',
  input: addressChange, output: savedAddresses,
  request: ({ addressId, ...body }) => ({ path: pathOf`/user/addresses/${addressId}`, body }),
});

export const removeAddress = defineCall({
  name: 'removeAddress', method: 'DELETE', auth: 'member',
  input: savedAddressQuery, output: savedAddresses,
  request: ({ addressId }) => ({ path: pathOf`/user/addresses/${addressId}` }),
});
