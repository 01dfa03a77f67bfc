import type { RealmSettings } from '../../../../src/contracts/realm/realm-settings.ts';
import type { WrittenMail } from '../../identity/mail/mailer.ts';
import { layOutMail, mailLink } from '../../identity/mail/write-mail.ts';
import { invoiceName } from '../books/invoice-name.ts';
import { dayText, moneyText } from '../money-text.ts';
import type { PurchaseMail } from './purchase-mail.ts';
import { purchaseMailTextsIn } from './texts/purchase-mail-texts.ts';

/** The part of the account that shows it. */
const partOf = ({ kind }: PurchaseMail): string => (kind === 'receipt' || kind === 'paidBack' ? '#payments' : '#subscriptions');

/** The page on which a reader does what the mail is about. */
function wayOf(tenant: RealmSettings, locale: string, mail: PurchaseMail): string {
  if (mail.kind === 'paymentRefused') return mailLink(tenant, locale, { name: 'payment-update', params: { licenceId: mail.licenceId }, query: {} });
  if (mail.kind === 'endedUnpaid') return mailLink(tenant, locale, { name: 'purchase', query: {} });
  return `${mailLink(tenant, locale, { name: 'account', query: {} })}${partOf(mail)}`;
}

/** A mail about a purchase in the reader's language. Its links lead to the tenant's own site. @param reader the language, and the time zone in which days are named @param licence its name */
export function writePurchaseMail(tenant: RealmSettings, { locale, timeZone }: { locale: string; timeZone: string }, mail: PurchaseMail, licence: string): WrittenMail {
  const texts = purchaseMailTextsIn(locale);
  const { dated, ...text } = texts[mail.kind];
  const values: Record<string, string> = {
    licence, ...(mail.date === undefined ? {} : { date: dayText(mail.date, locale, timeZone) }), ...(mail.price ? { price: moneyText(mail.price, locale) } : {}),
    ...(mail.invoiceNumber === undefined ? {} : { invoice: invoiceName(tenant.realm, mail.invoiceNumber) }), ...(mail.withdrawUntil === undefined ? {} : { until: dayText(mail.withdrawUntil, locale, timeZone) }),
  };
  const fill = (words: string) => words.replace(/\{(licence|date|price|invoice|until)\}/g, (_whole, name: string) => values[name] ?? '');
  const lead = dated !== undefined && mail.date !== undefined ? `${text.lead} ${dated}` : text.lead;
  const filled = { subject: fill(text.subject), lead: fill(lead), action: text.action, note: fill(text.note) };
  const also = mail.withdrawUntil === undefined ? undefined : { words: fill(mail.isByView ? texts.withdrawByView : texts.withdraw), link: mailLink(tenant, locale, { name: 'withdraw', query: {} }) };
  return layOutMail(tenant, locale, filled, { link: wayOf(tenant, locale, mail), also });
}
