import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiRoutes } from '../../../../demo/platform/server/api-host.ts';
import type { AnyRoute } from '../../../../demo/platform/server/platform-route.ts';
import { openTestPlatform, type Question, type TestPlatform } from '../../../support/test-platform.ts';

/** What every plain object has without saying so. */
const words = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  ({ authorisationToken: token } = await platform.signIn('cinema', 'member'));
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => platform.close());

type Shape = { type: string; shape?: Record<string, { def: Shape }>; innerType?: { def: Shape }; element?: { def: Shape }; options?: { def: Shape }[]; entries?: Record<string, string>; values?: unknown[]; in?: { def: Shape } };

/** Something of this shape, all of whose texts are the word. */
function filled({ def }: { def: Shape }, word: string): unknown {
  if (def.shape) return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, filled(field, word)]));
  if (def.innerType) return filled(def.innerType, word);
  if (def.in) return filled(def.in, word);
  if (def.element) return [filled(def.element, word)];
  if (def.options?.[0]) return filled(def.options[0], word);
  if (def.entries) return Object.values(def.entries)[0];
  if (def.values) return def.values[0];
  return { number: 1, int: 1, boolean: true }[def.type] ?? word;
}

/** A call whose every place holds the word, one of whose path alone does, and one of whose fields alone do. */
function questionsOf(route: AnyRoute, word: string): Question[] {
  const fill = (inPath: string, inFields: string): Question => {
    const path = route.path.replace(/:\w+/g, inPath);
    const rest = Object.entries(filled(route.input as unknown as { def: Shape }, inFields) as object).filter(([name]) => !route.path.includes(`:${name}`));
    const inQuery = rest.filter(([name]) => route.method === 'GET' || route.queryFields?.includes(name));
    const inBody = Object.fromEntries(rest.filter((field) => !inQuery.includes(field)));
    const query = new URLSearchParams(inQuery.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]));
    return { method: route.method, path: `${path}${query.size > 0 ? `?${query}` : ''}`, ...(route.method === 'GET' ? {} : { body: inBody }) };
  };
  return [fill(word, word), fill(word, 'x'), fill('x', word)];
}

/** Answers of the platform's own fault, by what was asked. */
async function faultsOf(questions: readonly Question[]): Promise<string[]> {
  const faults: string[] = [];
  for (const question of questions) {
    const { status, body } = await platform.ask({ token, ...question });
    const isAway = (body as { code?: string } | undefined)?.code === 'provider-unavailable';
    if (status >= 500 && !isAway) faults.push(`${question.method ?? 'GET'} ${question.host ?? ''}${question.path}: ${status} ${JSON.stringify(body)}`);
  }
  return faults;
}

describe.each(words)('%s', (word) => {
  test('in any place of any call is a word like another', async () => {
    expect(await faultsOf(apiRoutes.filter(({ name }) => name !== 'logout').flatMap((route) => questionsOf(route, word)))).toEqual([]);
  }, 120_000);

  test('in any address of a host is a word like another', async () => {
    const paths = ['/WORD', '/document/WORD', '/document/head?address=/WORD', '/document/head?address=/section/WORD', '/frames/WORD', '/fonts/WORD', '/embed/WORD', '/site/WORD', '/section/WORD', '/vod/WORD', '/live/WORD', '/series/WORD', '/news/WORD/WORD', '/?locale=WORD', '/search?query=WORD',
      '/art/hero/WORD/a.jpg', '/art/WORD/drama/a.jpg', '/s/WORD', '/ads/WORD', '/realm-settings/WORD', '/playback/free/WORD/WORD', '/oauth/WORD', '/pay/WORD', '/WORD/WORD', '/demo/WORD'];
    const hosts = ['cinema', 'arena', 'media', 'api', 'partner', 'docs', 'mail', 'acs', 'toolkit', 'google', 'sso', 'WORD'];
    const headers = { accept: 'text/html' };
    const faults = await faultsOf(hosts.flatMap((host) => paths.map((path) => ({ host: `${host.replace('WORD', word.toLowerCase())}.localhost`, path: path.replaceAll('WORD', word), headers }))));
    expect(faults).toEqual([]);
  }, 120_000);

  test('as a header is a word like another', async () => {
    const named = ['realm', 'x-api-key', 'accept-language', 'authorization', 'x-footlight-country', 'idempotency-key', 'if-match', 'origin', 'accept-encoding'];
    expect(await faultsOf(named.flatMap((name) => ['/api/v1/init/', '/api/v1/view?type=home&id=home', '/api/v2/billing/requirements'].map((path) => ({ path, headers: { [name]: word } }))))).toEqual([]);
  });
});
