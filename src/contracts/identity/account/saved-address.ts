import * as z from 'zod/mini';
import { listOf } from '../../wire/parsing/list-of.ts';
import { wholeNumber } from '../../wire/whole-number.ts';
import { addressValue } from '../form-field.ts';
import { sent } from '../../wire/sent-text.ts';

/** @source spec 3 §3 "the account state holds … addresses"; chosen: the fields, as the specification shows none */
export const savedAddress = z.object({ id: z.string(), address: addressValue, isDefault: z._default(z.boolean(), false) });
export type SavedAddress = z.output<typeof savedAddress>;

/** The default one first, then the oldest. */
export const savedAddresses = z.object({ addresses: listOf('savedAddresses.addresses', savedAddress), most: wholeNumber });
export type SavedAddresses = z.output<typeof savedAddresses>;

export const newAddress = z.object({ address: addressValue });
export const addressChange = z.object({ addressId: sent('id'), address: z.optional(addressValue), isDefault: z.optional(z.literal(true)) });
export type AddressChange = z.input<typeof addressChange>;
export const savedAddressQuery = z.object({ addressId: sent('id') });
