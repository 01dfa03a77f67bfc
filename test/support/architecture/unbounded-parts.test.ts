import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { apiRoutes } from '../../../demo/platform/server/api-host.ts';
import type { Call } from '../../../src/api/call.ts';
import { greatestLength, sent, sentList } from '../../../src/contracts/wire/sent-text.ts';
import { unboundedParts } from './unbounded-parts.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'input' in value && 'request' in value;

async function allCalls(): Promise<Call[]> {
  const folder = resolve('src/api/calls');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(files.map(async (file) => import(join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

const faultsOf = (all: readonly Pick<Call, 'name' | 'input'>[]): string[] => all.flatMap(({ name, input }) => unboundedParts(input).map((place) => `${name}${place}`));

const id = sent('id');
const upTo3 = z.refine((given) => Object.keys(given as object).length <= 3);

/** What is planted, and the place that must be said of it. */
const planted: [fault: string, schema: z.ZodMiniType, said: string[]][] = [
  ['a text', z.object({ id: z.string() }), ['.id']],
  ['a text with a shortest length alone', z.object({ id: z.string().check(z.minLength(1)) }), ['.id']],
  ['a text of an open pattern', z.object({ id: z.string().check(z.regex(/^\w+$/)) }), ['.id']],
  ['a text whose pattern looks at its beginning alone', z.object({ id: z.string().check(z.regex(/^\d{4}/)) }), ['.id']],
  ['a text within an object', z.object({ address: z.object({ city: z.string() }) }), ['.address.city']],
  ['a text that may be absent', z.object({ id: z.optional(z.nullable(z.string())) }), ['.id']],
  ['a text with a default', z.object({ id: z._default(z.string(), '') }), ['.id']],
  ['one of a union', z.object({ id: z.union([id, z.string()]) }), ['.id']],
  ['a part of an intersection', z.intersection(z.object({ id }), z.object({ name: z.string() })), ['.name']],
  ['a list', z.object({ ids: z.array(id) }), ['.ids']],
  ['a text in a list', z.object({ ids: sentList(z.string(), 3) }), ['.ids[]']],
  ['a text in a tuple', z.object({ pair: z.tuple([id, z.string()]) }), ['.pair']],
  ['the rest of a tuple', z.object({ pair: z.tuple([id], z.string()) }), ['.pair[]']],
  ['a record', z.object({ body: z.record(id, id) }), ['.body']],
  ['a key of a record', z.object({ body: z.record(z.string(), id).check(upTo3) }), ['.body{key}']],
  ['a value of a record', z.object({ body: z.record(id, z.string()).check(upTo3) }), ['.body{value}']],
  ['an object that keeps what it does not name', z.catchall(z.object({ id }), id), ['']],
  ['what such an object keeps', z.catchall(z.object({ id }), z.string()).check(upTo3), ['{more}']],
  ['a text that is read by a function', z.object({ at: z.pipe(z.string(), z.transform(Number)) }), ['.at']],
  ['what a function answers', z.object({ at: z.pipe(z.transform(String), z.string()) }), ['.at']],
  ['a function that reads any text', z.object({ at: z.transform((value) => value) }), ['.at']],
  ['a value of any kind', z.object({ data: z.unknown() }), ['.data']],
  ['a schema of a later moment', z.object({ id: z.lazy(() => z.string()) }), ['.id']],
];

describe('the walk through a schema', () => {
  it.each(planted)('reports %s', (_fault, schema, said) => {
    expect(unboundedParts(schema)).toEqual(said);
  });

  it('says nothing of texts, lists and records that end', () => {
    const tree = z.object({ id, code: z.string().check(z.regex(/^[\w-]{8,64}$/)), ids: sentList(id, 3), body: z.record(id, id).check(upTo3), kind: z.enum(['a', 'b']), size: z.number() });
    expect(unboundedParts(tree)).toEqual([]);
  });
});

describe('every text, list and record that is sent has a greatest length', () => {
  it('in the calls of a client', async () => {
    const calls = await allCalls();
    expect(calls.length).toBeGreaterThan(200);
    expect(faultsOf(calls)).toEqual([]);
  });

  it('in the routes of the platform', () => {
    expect(apiRoutes.length).toBeGreaterThan(200);
    expect(faultsOf(apiRoutes)).toEqual([]);
  });

  it.each(Object.entries(greatestLength))('%s ends at %i characters', (kind, length) => {
    const schema = sent(kind as keyof typeof greatestLength);
    expect([schema.safeParse('x'.repeat(length)).success, schema.safeParse('x'.repeat(length + 1)).success]).toEqual([true, false]);
  });
});
