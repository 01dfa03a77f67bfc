import { escapeHtml } from '../../hosts/documents/escape-html.ts';
import type { PayerStep, ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';

/** What a payer may press, and what it is called. */
export type PayerAnswer = 'pay' | 'later' | 'refuse' | 'cancel';

const titles: Record<PayerStep, string> = { CHALLENGE: 'Card security check', IDEAL: 'iDEAL', BANCONTACT: 'Bancontact', BANK: 'Bank transfer' };

const words: Record<PayerAnswer, string> = { pay: 'Confirm payment', later: 'Confirm, my bank takes a day', refuse: 'Let it be refused', cancel: 'Cancel' };

/** chosen: only a transfer takes its time */
export const answersTo = (step: PayerStep): readonly PayerAnswer[] => (step === 'BANK' ? ['pay', 'later', 'refuse', 'cancel'] : ['pay', 'refuse', 'cancel']);

const amountOf = ({ amount, scale, currency }: ProviderPayment): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, minimumFractionDigits: scale, maximumFractionDigits: scale }).format(amount / 10 ** scale);

const page = (title: string, body: string): string => `<!doctype html>
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

const buttonOf = (answer: PayerAnswer): string => `<button class="${answer === 'pay' ? 'go' : 'cancel'}" name="answer" value="${answer}">${words[answer]}</button>`;

/** Where a payer confirms what is paid, to whom. All text is text. */
export function payerPage(payment: ProviderPayment): string {
  const title = titles[payment.step];
  return page(title, `<p class="brand">${title} <span>demo</span></p><h1>Pay ${escapeHtml(amountOf(payment))}</h1><p>To ${escapeHtml(payment.seller)}</p>
<form method="post" action="/pay/${payment.reference}">${answersTo(payment.step).map(buttonOf).join('')}</form>`);
}

/** For a payment that is over, or that there never was: a used address of a payer's page shows nothing of it. */
export const donePage = (): string => page('Payment', '<p class="brand">Payment <span>demo</span></p><h1>Nothing to confirm here</h1><p>This payment has ended, or there is no such payment. You can close this page.</p>');
