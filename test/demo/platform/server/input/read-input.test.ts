import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiRoutes } from '../../../../../demo/platform/server/api-host.ts';
import { readInput } from '../../../../../demo/platform/server/input/read-input.ts';
import { type AnyRoute, defineRoute } from '../../../../../demo/platform/server/platform-route.ts';
import { openTestPlatform, type TestPlatform } from '../../../../support/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => { platform = await openTestPlatform(); });
afterAll(() => platform.close());

const words = z.object({ id: z.string(), size: z.optional(z.string()), shown: z.optional(z.string()) });
const routeOf = (method: 'GET' | 'POST' | 'DELETE'): AnyRoute => defineRoute({ name: 'any', method, path: '/any/:id', auth: 'none', input: words, output: z.object({}), ...(method === 'GET' ? {} : { queryFields: ['shown'] as const }), answer: async () => ({}) });
const read = (method: 'GET' | 'POST' | 'DELETE', query: object, body: unknown) => readInput(routeOf(method), { query, params: { id: '7' } } as FastifyRequest, body);

test.each<[string, 'GET' | 'POST' | 'DELETE', object, unknown, object]>([
  ['a read reads its query', 'GET', { size: '2', shown: 'yes' }, undefined, { id: '7', size: '2', shown: 'yes' }],
  ['a read reads no body', 'GET', {}, { size: '3' }, { id: '7' }],
  ['a write reads its body', 'POST', {}, { size: '3' }, { id: '7', size: '3' }],
  ['a write reads no query', 'POST', { size: '2' }, {}, { id: '7' }],
  ['a write reads the query fields that it names', 'DELETE', { shown: 'yes', size: '2' }, undefined, { id: '7', shown: 'yes' }],
  ['a field of the query is not read of a body', 'POST', {}, { shown: 'yes' }, { id: '7' }],
  ['a path is not overwritten', 'POST', { id: '8' }, { id: '9' }, { id: '7' }],
  ['a body that is no object is none', 'POST', {}, 'text', { id: '7' }],
])('%s', (_what, method, query, body, input) => {
  expect(read(method, query, body)).toEqual(input);
});

test.each(['secret', 'password', 'newPassword', 'token', 'refreshToken', 'pin', 'PIN', 'card', 'cardNumber', 'cvc', 'clientSecret'])('a query that holds %s is refused', (field) => {
  for (const method of ['GET', 'POST'] as const) expect(() => read(method, { [field]: 'x' }, {})).toThrow(expect.objectContaining({ status: 400, code: 'field-in-query', details: { field } }));
});

test('a sign-in by its query is refused, with and without a body', async () => {
  const path = '/api/v2/login?id=member@footlight.test&secret=footlight';
  for (const body of [{}, { id: 'member@footlight.test', secret: 'footlight' }]) expect(await platform.ask({ path, body })).toMatchObject({ status: 400, body: { code: 'field-in-query', details: { field: 'secret' } } });
});

test('the e-mail of a sign-in is not read of a query', async () => {
  expect(await platform.ask({ path: '/api/v2/login?id=member@footlight.test', body: { secret: 'footlight' } })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', details: { field: 'id' } } });
});

test('an envelope names the method of its address', async () => {
  const params = { id: 'member@footlight.test', secret: 'footlight' };
  const asked = (method: string) => platform.ask({ realm: 'arena', path: '/api/v2/login', body: { id: '7', method, params } });
  for (const method of ['logout', '', '__proto__']) expect(await asked(method)).toMatchObject({ status: 400, body: { id: '7', error: { code: 'wrong-method' } } });
  expect((await asked('login')).status).toBe(200);
});

test('no route reads a secret of its query', () => {
  for (const { queryFields = [] } of apiRoutes) expect(queryFields.filter((name) => /secret|password|token|pin$|card/i.test(name))).toEqual([]);
});
