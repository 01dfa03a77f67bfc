import type { PurchaseMailTexts } from './purchase-mail-text.ts';
import { arMails } from './purchase-mails-ar.ts';
import { enMails } from './purchase-mails-en.ts';
import { esMails } from './purchase-mails-es.ts';
import { ptMails } from './purchase-mails-pt.ts';

const texts: ReadonlyMap<string, PurchaseMailTexts> = new Map(Object.entries<PurchaseMailTexts>({ en: enMails, es: esMails, pt: ptMails, ar: arMails }));

/** In a locale of the tenant; English where there are none. */
export const purchaseMailTextsIn = (locale: string): PurchaseMailTexts => texts.get(locale.split('-')[0] ?? '') ?? enMails;
