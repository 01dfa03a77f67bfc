import type { InvoiceRow } from '../../db/tables/purchase/subscription-tables.ts';

/** `ARENA-000012`: the seller's name tells its invoices from another one's. */
export const invoiceName = (realm: string, number: number): string => `${realm.toUpperCase()}-${String(number).padStart(6, '0')}`;

/** The number in a name; undefined where it is no name of this seller. */
function invoiceNumberIn(realm: string, name: string): number | undefined {
  const match = /^(.+)-(\d{1,9})$/.exec(name.trim().toUpperCase());
  return match && match[1] === realm.toUpperCase() ? Number(match[2]) : undefined;
}

type ContractInvoice = Pick<InvoiceRow, 'realm' | 'number' | 'lines' | 'licenceId'>;

/** Where the licence of an invoice's part stands on it, from 1; undefined where it is the only one. */
export function contractPlace({ lines, licenceId }: Pick<ContractInvoice, 'lines' | 'licenceId'>): number | undefined {
  const place = lines?.findIndex((line) => line.licenceId === licenceId) ?? -1;
  return place < 0 ? undefined : place + 1;
}

/** What names a contract: its invoice, and `/2` for the second of several licences that were paid at once. chosen: the place on the paper, which whoever has it can count */
export function contractName(invoice: ContractInvoice): string {
  const place = contractPlace(invoice);
  return place === undefined ? invoiceName(invoice.realm, invoice.number) : `${invoiceName(invoice.realm, invoice.number)}/${place}`;
}

/** A contract as somebody names it. @property line its place on the invoice; absent where none was said */
export interface NamedContract { number: number; line?: number }

/** The contract in a name that somebody typed; undefined where it is no name of this seller. */
export function contractIn(realm: string, name: string): NamedContract | undefined {
  const [, invoice = '', line] = /^([^/]*)(?:\/\s*(\d{1,3}))?$/.exec(name.trim()) ?? [];
  const number = invoiceNumberIn(realm, invoice);
  return number === undefined ? undefined : { number, ...(line === undefined ? {} : { line: Number(line) }) };
}
