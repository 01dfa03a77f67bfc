import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedAccounts } from '../../demo/platform/seed/identity/account-seed.ts';
import type { LogOptions } from '../../demo/platform/server/logs/request-log.ts';
import { type RunningPlatform, startPlatform } from '../../demo/platform/server/serve.ts';
import { appCheckToken } from './app-check.ts';
import { createTestDatabase } from './test-database.ts';

export type TestRealm = 'arena' | 'cinema' | 'debug' | 'arena-es' | 'arena-pt';

/** What a test asks. */
export interface Question {
  realm?: string;
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Name without port. */
  host?: string;
  /** The address that the request comes from; loopback when absent. */
  remoteAddress?: string;
}

/** What the platform said. `body` is whatever JSON came. */
export interface Reply { status: number; body: never; headers: Record<string, string | string[] | number | undefined> }

/** A platform of one test file's own, on a free port, from the seeded snapshot. */
export interface TestPlatform {
  running: RunningPlatform;
  ask(question: Question): Promise<Reply>;
  /** Signs in with the demo's password; gives both tokens. */
  signIn(realm: TestRealm, name: string): Promise<{ authorisationToken: string; refreshToken: string }>;
  guest(realm: TestRealm): Promise<{ authorisationToken: string; refreshToken: string }>;
  close(): Promise<void>;
}

const bodyOf = (text: string): never => (text === '' ? undefined : JSON.parse(text)) as never;

function asker(running: RunningPlatform): TestPlatform['ask'] {
  return async ({ realm = 'cinema', method, path, token, body, headers = {}, host = 'api.localhost', remoteAddress }) => {
    const reply = await running.app.inject({
      method: method ?? (body === undefined ? 'GET' : 'POST'), url: path,
      headers: {
        host: `${host}:${running.port}`, realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'test',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }), ...(remoteAddress === undefined ? {} : { remoteAddress }),
    });
    return { status: reply.statusCode, body: bodyOf(reply.headers['content-type']?.toString().includes('json') ? reply.body : ''), headers: reply.headers };
  };
}

/**
 * @param sharedUrl a database that the caller makes and drops; its own when absent
 * @param demoMode false leaves out switches and test headers; tests sign in by the demo's accounts all the same
 * @param environment what configures payment vendors and telemetry
 * @param log what is logged of requests; nothing when absent
 */
export async function openTestPlatform(sharedUrl?: string, demoMode = true, environment: Record<string, string> = {}, log?: LogOptions): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-test-'));
  const server = process.env.FOOTLIGHT_TEST_POSTGRES;
  const database = server && sharedUrl === undefined ? await createTestDatabase(server, demoMode) : undefined;
  const running = await startPlatform({ port: 0, dataDir: folder, databaseUrl: sharedUrl ?? database?.url, demoMode, environment, log });
  // Production begins without an account.
  if (!demoMode && sharedUrl === undefined) await seedAccounts(running.context.db, running.context.realms.all().map(({ realm }) => realm));
  const ask = asker(running);
  return {
    running, ask,
    signIn: async (realm, name) => {
      const asksCaptcha = realm === 'arena-es';
      const params = { id: `${name}@footlight.test`, secret: 'footlight', ...(asksCaptcha ? { captchaToken: await appCheckToken({ ask }, realm) } : {}) };
      const reply = await ask({ realm, path: '/api/v2/login', body: realm === 'cinema' ? params : { id: '1', method: 'login', params } });
      if (reply.status !== 200) throw new Error(`sign-in answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      return realm === 'cinema' ? reply.body : (reply.body as { result: never }).result;
    },
    guest: async (realm) => ((await ask({ realm, path: '/api/v1/init/' })).body as { authentication: never }).authentication,
    close: async () => {
      await running.close();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
