import { escapeHtml } from '../../hosts/documents/escape-html.ts';
import type { PayerStep, ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';

/** What a payer may press, and what it is called. */
export type PayerAnswer = 'pay' | 'once' | 'later' | 'refuse' | 'cancel';

const titles: Record<PayerStep, string> = { CHALLENGE: 'Card security check', IDEAL: 'iDEAL', BANCONTACT: 'Bancontact', BANK: 'Bank transfer', PIX: 'Pix app', GCASH: 'GCash wallet' };

const words: Record<PayerAnswer, string> = { pay: 'Confirm payment', once: 'Pay this once', later: 'Confirm, my bank takes a day', refuse: 'Let it be refused', cancel: 'Cancel' };

/** chosen: only a transfer takes its time; only Pix asks whether the payments to come may be collected, as Pix Automático does, and its code is left unpaid instead of cancelled */
export function answersTo({ step, mandate }: Pick<ProviderPayment, 'step' | 'mandate'>): readonly PayerAnswer[] {
  if (step === 'BANK') return ['pay', 'later', 'refuse', 'cancel'];
  if (step === 'PIX') return mandate === 'ASKED' ? ['pay', 'once', 'refuse'] : ['pay', 'refuse'];
  return ['pay', 'refuse', 'cancel'];
}

/** What a button is called: the first says so where it allows more than this payment. */
const wordsOf = (answer: PayerAnswer, { mandate }: ProviderPayment): string => (answer === 'pay' && mandate === 'ASKED' ? 'Pay, and allow the payments that follow' : words[answer]);

const amountOf = ({ amount, scale, currency }: ProviderPayment): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: scale, maximumFractionDigits: scale }).format(amount / 10 ** scale);

/** A page of a bank or an app, whose text is escaped. */
export const payerDocument = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/provider.css">
</head>
<body><main>${body}</main></body>
</html>
`;

const buttonOf = (answer: PayerAnswer, payment: ProviderPayment): string => `<button class="${answer === 'pay' ? 'go' : 'cancel'}" name="answer" value="${answer}">${wordsOf(answer, payment)}</button>`;

const late = '<p role="status" class="wrong">The time for this code is over. You can still send the money: it comes back to you.</p>';

/** Where a payer confirms what is paid, to whom. All text is text. */
export function payerPage(payment: ProviderPayment): string {
  const title = titles[payment.step];
  return payerDocument(title, `<p class="brand">${title} <span>demo</span></p><h1>${payment.amount === 0 ? 'Confirm your card' : `Pay ${escapeHtml(amountOf(payment))}`}</h1><p>To ${escapeHtml(payment.seller)}</p>
${payment.state === 'EXPIRED' ? late : ''}<form method="post" action="/pay/${payment.reference}">${answersTo(payment).map((answer) => buttonOf(answer, payment)).join('')}</form>`);
}

/** What an app says that was not opened from a page of ours, and so leads back to none. */
export function answeredPage(payment: ProviderPayment): string {
  const title = titles[payment.step];
  const [heading, text] = payment.state === 'PAID' ? [`You have paid ${amountOf(payment)}`, 'The page with the code goes on by itself. You can close this one.'] : ['This payment was refused', 'Nothing was taken. The page with the code says so too.'];
  return payerDocument(title, `<p class="brand">${title} <span>demo</span></p><h1>${escapeHtml(heading)}</h1><p role="status">${text}</p>`);
}

/** For a payment that is over, or that there never was: a used address of a payer's page shows nothing of it. */
export const donePage = (): string => payerDocument('Payment', '<p class="brand">Payment <span>demo</span></p><h1>Nothing to confirm here</h1><p>This payment has ended, or there is no such payment. You can close this page.</p>');
