/** `ARENA-000012`: the seller's name tells its invoices from another one's. */
export const invoiceName = (realm: string, number: number): string => `${realm.toUpperCase()}-${String(number).padStart(6, '0')}`;

/** The number in a name that somebody typed; undefined where it is no name of this seller. */
export function invoiceNumberIn(realm: string, name: string): number | undefined {
  const match = /^(.+)-(\d{1,9})$/.exec(name.trim().toUpperCase());
  return match && match[1] === realm.toUpperCase() ? Number(match[2]) : undefined;
}
