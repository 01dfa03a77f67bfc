import './localhost-dns.ts';
import type { TestPlatform as StartedPlatform } from './platform.ts';
import { memberTokens, type MemberRealm } from './signed-in.ts';
import type { TestPlatform } from './test-platform.ts';

/** A platform in a process of its own, asked as one in this process is: by another device, without a browser. */
export function askedOverHttp(platform: StartedPlatform): Pick<TestPlatform, 'ask' | 'signIn'> {
  return {
    signIn: (realm, name) => memberTokens(platform, realm as MemberRealm, name),
    async ask({ realm = 'cinema', method, path, token, body, headers = {}, host = 'api.localhost' }) {
      const answer = await fetch(platform.at(host.replace(/\.localhost$/, ''), path), {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          realm, 'x-api-key': `${realm}-public-key`, 'x-app-var': 'test', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return { status: answer.status, body: (isJson ? await answer.json() : undefined) as never, headers: Object.fromEntries(answer.headers) };
    },
  };
}
