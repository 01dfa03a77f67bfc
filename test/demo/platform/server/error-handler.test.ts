import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseUnreachable } from '../../../../demo/platform/db/is-database-down.ts';
import { handleError } from '../../../../demo/platform/server/error-handler.ts';
import { PlatformError } from '../../../../demo/platform/server/platform-error.ts';

/** What failed is logged. */
beforeEach(() => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return () => write.mockRestore();
});

const query = (cause: Error) => new DrizzleQueryError('select secret', [], cause);
const withCode = (code: string) => Object.assign(new Error('of the driver'), { code });

async function answerTo(failure: Error) {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/', () => { throw failure; });
  const answer = await app.inject('/');
  await app.close();
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json<{ code: string }>() };
}

test.each([
  ['the server refuses connections', query(withCode('ECONNREFUSED'))],
  ['no connection can be had', new DatabaseUnreachable(new Error('timeout'))],
  ['a connection was lost in a query', query(new Error('Connection terminated unexpectedly'))],
  ['the server shuts down', query(withCode('57P01'))],
  ['the server starts', query(withCode('57P03'))],
  ['there are too many connections', query(withCode('53300'))],
  ['a statement took too long', query(withCode('57014'))],
  ['a lock was waited for too long', query(withCode('55P03'))],
  ['the server’s disk is full', query(withCode('53100'))],
  ['the server’s disk fails', query(withCode('58030'))],
  ['the disk of the embedded database is full', query(withCode('ENOSPC'))],
  ['a transaction cannot be committed on a full disk', withCode('53100')],
  ['a file cannot be written on a full disk', withCode('ENOSPC')],
])('when %s, the platform is unavailable for a while', async (_what, failure) => {
  expect(await answerTo(failure)).toMatchObject({ status: 503, retryAfter: '5', body: { code: 'database-unavailable' } });
});

test.each([
  ['a query is wrong', query(withCode('42601'))],
  ['a row exists', query(withCode('23505'))],
  ['a value cannot be sent', query(new TypeError('cannot be sent'))],
  ['the code is wrong', new Error('select secret')],
])('when %s, it did not expect that, and tells no SQL', async (_what, failure) => {
  expect(await answerTo(failure)).toEqual({ status: 500, retryAfter: undefined, body: { code: 'unexpected', messages: ['The platform did not expect this.'] } });
});

test('a refusal says how long to wait when it knows', async () => {
  expect(await answerTo(new PlatformError(429, 'too-many-requests', 'wait', undefined, 7))).toMatchObject({ status: 429, retryAfter: '7' });
});

test('the log names the statement and the database’s code, and no value of it', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const cause = Object.assign(new Error('Key (email)=(maren@footlight.test) already exists.'), { code: '23505', constraint: 'accounts_email' });
  await answerTo(new DrizzleQueryError('insert into "accounts" values ($1, $2)', ['maren@footlight.test', '$argon2id$secret'], cause));
  const log = written.mock.calls.map(([text]) => (JSON.parse(String(text)) as { msg: string }).msg).join('');
  expect(log).toContain('Failed query: insert into "accounts" values ($1, $2)\ncause: 23505 accounts_email\n');
  expect(log).not.toMatch(/maren|argon2/);
});
