import * as z from 'zod/mini';
import { instant } from '../../wire/instant.ts';
import { sent } from '../../wire/sent-text.ts';

/** Where a browser gets an invoice as a PDF: good once, until `expiresAt`. @source spec 2 §3 "Payment history item: pdf"; chosen: an address of its own, which holds no token of the viewer's */
export const invoiceFile = z.object({ url: z.string(), fileName: z.string(), expiresAt: instant });
export type InvoiceFile = z.output<typeof invoiceFile>;

export const invoiceFileQuery = z.object({ id: sent('id') });
