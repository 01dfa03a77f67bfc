import { readBillingDetails } from '../../../api/calls/purchase/billing.ts';
import type { BillingDetails } from '../../../contracts/purchase/billing-details.ts';
import { type AccountContext, type AccountPart, createAccountPart } from '../../identity/account/account-part.ts';

/** Who is billed, as the account shows it. */
export interface KeptBilling extends AccountPart<BillingDetails> {
  /** Shows what was just kept. */
  show(details: BillingDetails): void;
}

export function createKeptBilling(context: AccountContext): KeptBilling {
  const part = createAccountPart<BillingDetails>(context, (signal) => context.client.call(readBillingDetails, {}, { signal }));
  return { ...part, show: (details) => void part.change(() => Promise.resolve(details)) };
}
