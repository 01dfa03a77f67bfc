import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../../server/platform-context.ts';
import { finishAttempt } from '../attempts/finish-attempt.ts';
import { paymentOfReference } from './provider-payments.ts';
import { SandboxProvider } from './sandbox-provider.ts';

/**
 * Hears what providers say of payments.
 *
 * A message only says of which payment: how it stands is asked of the provider, so that late, repeated and disordered ones do no harm.
 *
 * @source design/checkout.md "signed webhooks (Standard Webhooks)"
 */
export async function registerPaymentWebhooks(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const constraints = { host: context.hosts.pattern('api') };
  await app.register(async (scope) => {
    // The signature is over the bytes that came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/payments/:provider', { constraints }, async (request, reply) => {
      const { provider } = request.params as { provider: string };
      const proven = new SandboxProvider(context, provider).provenMessages({ body: String(request.body), headers: request.headers });
      if (!proven) return reply.code(401).send({ code: 'invalid-signature', messages: ['This message is not signed by the provider.'] });
      for (const { reference } of proven) {
        const payment = await paymentOfReference(context.db, reference);
        if (payment?.provider === provider) await finishAttempt(context.db, payment, await context.now());
      }
      return reply.code(204).send();
    });
  });
}
