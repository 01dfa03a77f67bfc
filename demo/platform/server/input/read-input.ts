import type { FastifyRequest } from 'fastify';
import { PlatformError } from '../platform-error.ts';
import type { AnyRoute } from '../platform-route.ts';

type Fields = Readonly<Record<string, unknown>>;

/** chosen: names of what a proxy's log must not hold */
const secretName = /(?:secret|password|token|^current|^pin|^cvc|^cvv|^card|^cardnumber)$/i;

/** @throws PlatformError 400 `field-in-query` */
function guardQuery(query: Fields): void {
  const field = Object.keys(query).find((name) => secretName.test(name));
  if (field !== undefined) throw new PlatformError(400, 'field-in-query', `The field ${field} is a secret, and an address is logged: send it in the body.`, { field });
}

/** What of the query a route reads: all of it for a read, named fields for a write. */
function queryOf({ method, queryFields = [] }: AnyRoute, query: Fields): Fields {
  return method === 'GET' ? query : Object.fromEntries(queryFields.filter((name) => Object.hasOwn(query, name)).map((name) => [name, query[name]]));
}

/** @param body of a write; without the fields that its query alone says */
function bodyOf({ method, queryFields = [] }: AnyRoute, body: unknown): Fields {
  if (method === 'GET' || typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([name]) => !queryFields.includes(name)));
}

/**
 * Reads what a route asks for: its path, and the query of a read or the body of a write.
 *
 * @param body what an envelope holds, where there is one
 * @throws PlatformError 400 `field-in-query` for a secret in the query; 400 `BAD_REQUEST` naming the first field
 */
export function readInput(route: AnyRoute, { query, params }: FastifyRequest, body: unknown): unknown {
  guardQuery(query as Fields);
  const read = route.input.safeParse({ ...queryOf(route, query as Fields), ...bodyOf(route, body), ...(params as object) });
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') ?? '';
  throw new PlatformError(400, 'BAD_REQUEST', `The field ${field} is not good.`, { field });
}
