import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import { loginSheet, pagePolicy } from '../../identity/providers/host/login-page.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { answersTo, donePage, type PayerAnswer, payerPage } from './payer-page.ts';
import { answerPayment, paymentOfReference, settleMs } from './provider-payments.ts';
import { tellPlatform } from './tell-platform.ts';

const referenceOf = (request: FastifyRequest): string => (request.params as { reference: string }).reference;

const show = (reply: FastifyReply, html: string, returns: readonly string[] = []): FastifyReply => reply.headers(pagePolicy(returns)).type('text/html; charset=utf-8').send(html);

async function openPaymentOf({ db, now }: PlatformContext, request: FastifyRequest): Promise<ProviderPayment | undefined> {
  const payment = await paymentOfReference(db, referenceOf(request));
  return payment?.state === 'OPEN' && payment.expiresAt > await now() ? payment : undefined;
}

async function showPage(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const payment = await openPaymentOf(context, request);
  return payment ? show(reply, payerPage(payment), [new URL(payment.returnTo).origin]) : show(reply.code(404), donePage());
}

/** What a press leads to. A card whose issuer is satisfied is charged then, and may still be refused. */
function answered(payment: ProviderPayment, answer: PayerAnswer, now: number): Parameters<typeof answerPayment>[2] {
  if (answer === 'cancel') return { state: 'CANCELLED' };
  if (answer === 'later') return { state: 'PENDING', settlesAt: now + settleMs };
  if (answer === 'refuse') return { state: 'REFUSED', ...(payment.step === 'CHALLENGE' ? { failureCode: 'CHALLENGE_FAILED' } : {}) };
  return payment.refusedAs === null ? { state: 'PAID' } : { state: 'REFUSED', failureCode: payment.refusedAs };
}

/** Takes the payer's answer, tells the platform, and leads back to where the payer came from. */
async function takeAnswer(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const payment = await openPaymentOf(context, request);
  if (!payment) return show(reply.code(404), donePage());
  const pressed = new URLSearchParams(String(request.body)).get('answer');
  const answer = answersTo(payment.step).find((one) => one === pressed);
  if (!answer) return show(reply.code(400), donePage());
  const done = await answerPayment(context.db, payment.reference, answered(payment, answer, await context.now()));
  if (done) tellPlatform(context, done);
  return reply.redirect(payment.returnTo, 303);
}

/**
 * The pages of banks and card issuers, each kind on an origin of its own: a stand-in for where payers confirm payments.
 *
 * @source design/checkout.md "Real parts on the embedded default"
 */
export async function registerPayerHosts(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: context.hosts.pattern('payer') };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) => done(null, body));
    scope.get('/provider.css', { constraints }, (_request, reply) => reply.type('text/css').send(loginSheet));
    scope.get('/pay/:reference', { constraints }, (request, reply) => showPage(context, request, reply));
    scope.post('/pay/:reference', { constraints }, (request, reply) => takeAnswer(context, request, reply));
  });
}
