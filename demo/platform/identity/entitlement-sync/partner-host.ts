import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { providerPeople } from '../../db/tables/identity/account-tables.ts';
import type { PlatformContext } from '../../server/platform-context.ts';
import { delayOf, takeFault } from '../../switches/call-faults.ts';
import { clientsOf } from '../providers/provider-client.ts';
import { basicOf } from './partner-client.ts';

const name = 'partner-id';

/** The name under which the switches make the partner fail. */
export const partnerFault = 'partnerProducts';

/** What people bought at the partner of the demo, told to platforms that it knows. It shares its host with the partner's sign-in. */
export async function registerPartnerProducts(app: FastifyInstance, context: PlatformContext): Promise<void> {
  const { db, keys, realms } = context;
  const isKnown = (header: string | undefined): boolean => realms.all().flatMap((realm) => clientsOf(keys.provider, realm)).some((one) => one.kind === 'partner' && basicOf(one) === header);
  app.get<{ Params: { subject: string } }>('/v1/people/:subject/products', { constraints: { host: `${name}.localhost:${context.port}` } }, async ({ headers, params }, reply) => {
    if (!isKnown(headers.authorization)) return reply.code(401).send({ reason: 'UNKNOWN_PLATFORM' });
    const fault = (await context.readState()).hasFault(partnerFault) ? await takeFault(db, partnerFault) : undefined;
    await delayOf(fault);
    if (fault?.status) return reply.code(fault.status).send({ reason: 'FAULT' });
    const [person] = await db.select().from(providerPeople).where(and(eq(providerPeople.provider, name), eq(providerPeople.subject, params.subject)));
    return person ? reply.header('cache-control', 'no-store').send({ products: person.products }) : reply.code(404).send({ reason: 'NOBODY' });
  });
}
