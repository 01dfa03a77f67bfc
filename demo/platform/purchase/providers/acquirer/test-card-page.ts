import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../hosts/documents/escape-html.ts';
import { pagePolicy } from '../../../identity/providers/host/login-page.ts';
import { payerHosts } from '../payer-address.ts';
import { payerDocument } from '../payer-page.ts';
import { testCards } from './test-cards.ts';

const host = new RegExp(`^${payerHosts.CHALLENGE.replace('.', '\\.')}(?::\\d{1,5})?$`);

/** In fours, as on a card. */
const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const lines = Object.entries(testCards).map(([number, { says }]) => `<dt>${grouped(number)}</dt><dd>${escapeHtml(says)}</dd>`).join('');

/** What the card provider takes, at its first page. */
export function registerTestCards(scope: FastifyInstance): void {
  scope.get('/', { constraints: { host } }, (_request, reply) =>
    reply.headers(pagePolicy([])).type('text/html; charset=utf-8').send(payerDocument('Test cards', `<p class="brand">Card provider <span>demo</span></p><h1>Test cards</h1><p>Any end that is ahead, and any security code. No other card is taken.</p><dl>${lines}</dl>`)));
}
