import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../../server/platform-context.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { hearDispute } from '../disputes/hear-dispute.ts';
import { hearVendor } from '../vendor-orders/hear-vendor.ts';
import { disputeOf } from './acquirer/card-disputes.ts';
import { type PaymentProvider, ProviderUnreachable } from './payment-provider.ts';
import { paymentOfReference } from './provider-payments.ts';
import { SandboxProvider } from './sandbox-provider.ts';

const forged = (reply: FastifyReply): FastifyReply => reply.code(401).send({ code: 'invalid-signature', messages: ['This message is not signed by the provider.'] });

const chargeUnknown = (reply: FastifyReply): FastifyReply => reply.code(503).send({ code: 'charge-unknown', messages: ['The payment of this dispute is under way; send this message again.'] });

const rawOf = ({ body, headers }: FastifyRequest) => ({ body: String(body), headers });

async function hearSandbox(context: PlatformContext, provider: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const proven = new SandboxProvider(context, provider).provenMessages(rawOf(request));
  if (!proven) return forged(reply);
  const now = await context.now();
  for (const { reference, isDispute } of proven) {
    const dispute = isDispute ? await disputeOf(context.db, reference, now) : undefined;
    if (dispute?.provider === provider && !(await hearDispute(context.db, dispute, now))) return chargeUnknown(reply);
    if (isDispute) continue;
    const payment = await paymentOfReference(context.db, reference);
    if (payment?.provider === provider) await finishAttempt(context.db, payment, now);
  }
  return reply.code(204).send();
}

/** A vendor signs by the time of the world, not by the platform's clock. `[accepted]` is what Adyen waits for; Stripe reads the status alone. */
async function hear(context: PlatformContext, vendor: PaymentProvider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const proven = vendor.provenMessages(rawOf(request), Date.now());
  if (!proven) return forged(reply);
  try {
    for (const message of proven) if (!(await hearVendor(context, vendor, message, await context.now()))) return chargeUnknown(reply);
  } catch (failure) {
    if (!(failure instanceof ProviderUnreachable)) throw failure;
    return reply.code(503).send({ code: 'provider-unreachable', messages: ['The provider could not be asked; send this message again.'] });
  }
  return reply.code(200).type('text/plain').send('[accepted]');
}

/**
 * Hears what providers say of payments.
 *
 * A message only says of which payment: how it stands is asked of the provider, so that late, repeated and disordered ones do no harm. One that cannot
 * be asked says it itself, and money that came is never undone by an older message.
 *
 * @source design/checkout.md "signed webhooks (Standard Webhooks)"; docs.stripe.com/webhooks; docs.adyen.com "Webhooks"
 */
export async function registerPaymentWebhooks(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: context.hosts.pattern('api') };
  await app.register(async (scope) => {
    // The signature is over the bytes that came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/payments/:provider', { constraints }, async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const vendor = context.vendors.named(provider);
      if (vendor) return hear(context, vendor, request, reply);
      return context.demoMode ? hearSandbox(context, provider, request, reply) : forged(reply);
    });
  });
}
