import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderPayment } from '../../db/tables/purchase/provider-tables.ts';
import { loginSheet, pagePolicy } from '../../identity/providers/host/login-page.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { failureText } from '../../db/failure-text.ts';
import { planMessages, wordsOf } from './acquirer/message-outbox.ts';
import { registerTestCards } from './acquirer/test-card-page.ts';
import { answeredPage, answersTo, donePage, type PayerAnswer, payerPage } from './payer-page.ts';
import { registerPixApp } from './pix-app.ts';
import { type Answer, answerPayment, passProviderTime, settleMs } from './provider-payments.ts';
import { tellPlatform } from './tell-platform.ts';
import { logProblem } from '../../server/logs/log-problem.ts';

const referenceOf = (request: FastifyRequest): string => (request.params as { reference: string }).reference;

const show = (reply: FastifyReply, html: string, returns: readonly string[] = []): FastifyReply => reply.headers(pagePolicy(returns)).type('text/html; charset=utf-8').send(html);

/** What can still be answered. A code of Pix is a copy in somebody's app, and may be paid too late. */
async function payableOf({ db, now }: PlatformContext, request: FastifyRequest): Promise<ProviderPayment | undefined> {
  const payment = await passProviderTime(db, referenceOf(request), await now());
  if (!payment) return undefined;
  const isLate = payment.state === 'EXPIRED' && payment.step === 'PIX';
  return payment.state === 'OPEN' || isLate ? payment : undefined;
}

async function showPage(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const payment = await payableOf(context, request);
  return payment ? show(reply, payerPage(payment), [new URL(payment.returnTo).origin]) : show(reply.code(404), donePage());
}

/** What a press leads to. A card whose issuer is satisfied is charged then, and may still be refused. */
function answered(payment: ProviderPayment, answer: PayerAnswer, now: number): Answer {
  if (answer === 'cancel') return { state: 'CANCELLED' };
  if (answer === 'later') return { state: 'PENDING', settlesAt: now + settleMs };
  if (answer === 'refuse') return { state: 'REFUSED', failureCode: payment.step === 'CHALLENGE' ? 'CHALLENGE_FAILED' : 'payment_refused' };
  if (payment.refusedAs !== null) return { state: 'REFUSED', failureCode: payment.refusedAs };
  const mandate = payment.mandate === 'ASKED' ? { mandate: answer === 'once' ? 'NONE' as const : 'KEPT' as const } : {};
  return { state: 'PAID', confirmedAt: now, ...mandate };
}

/** Takes the payer's answer, tells the platform, and leads back to where the payer came from. */
async function takeAnswer(context: PlatformContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const payment = await payableOf(context, request);
  if (!payment) return show(reply.code(404), donePage());
  const pressed = new URLSearchParams(String(request.body)).get('answer');
  const answer = answersTo(payment).find((one) => one === pressed);
  if (!answer) return show(reply.code(400), donePage());
  const now = await context.now();
  const done = await context.db.transaction(async (tx) => {
    const moved = await answerPayment(tx, payment.reference, answered(payment, answer, now), payment.state);
    if (moved) await planMessages(tx, wordsOf(moved, now));
    return moved;
  });
  // The payer does not wait for the platform to hear of it.
  tellPlatform(context, now).catch((failure: unknown) => { logProblem(`providers could not tell: ${failureText(failure)}`); });
  return done?.step === 'PIX' ? show(reply, answeredPage(done)) : reply.redirect(payment.returnTo, 303);
}

/**
 * The pages of banks, card issuers, wallets and a Pix app, each kind on an origin of its own: a stand-in for where payers confirm payments.
 *
 * @source design/checkout.md "Real parts on the embedded default"
 */
export async function registerPayerHosts(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: context.hosts.pattern('payer') };
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2048 }, (_request, body, done) => done(null, body));
    scope.get('/provider.css', { constraints }, (_request, reply) => reply.type('text/css').send(loginSheet));
    scope.get('/pay/:reference', { constraints }, (request, reply) => showPage(context, request, reply));
    scope.post('/pay/:reference', { constraints }, (request, reply) => takeAnswer(context, request, reply));
    registerPixApp(scope);
    registerTestCards(scope);
  });
}
