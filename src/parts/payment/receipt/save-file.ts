import type { InvoiceFile } from '../../../contracts/purchase/papers/invoice-file.ts';

/** The browser saves what comes from there, and stays on the page. */
export function saveFile({ url, fileName }: InvoiceFile): void {
  Object.assign(document.createElement('a'), { href: url, download: fileName, rel: 'noreferrer' }).click();
}
