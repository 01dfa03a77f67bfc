import { readInvoiceFile } from '../../../api/calls/purchase/history.ts';
import type { InvoiceFile } from '../../../contracts/purchase/papers/invoice-file.ts';
import type { StoreContext } from '../../store-context.ts';

/** Where the invoice of a history item is, for one fetch; undefined where it could not be had. @source spec 2 §3 "Payment history item: pdf" */
export const findInvoiceFile = (client: StoreContext['client'], id: string): Promise<InvoiceFile | undefined> =>
  client.call(readInvoiceFile, { id }).catch(() => undefined);
