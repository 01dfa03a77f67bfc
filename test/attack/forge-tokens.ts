import { createHmac } from 'node:crypto';
import type { AttackResult, AttackSize } from './attack-case.ts';
import { ask, signIn } from './api-client.ts';
import type { PlatformProcess } from './platform-process.ts';
import { seededRandom } from './seeded-random.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Every way to change a token without its key. */
function forgeries(token: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = decode(body);
  const signed = (header: unknown, payload: unknown, key: string) => {
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  return {
    'no signature': `${head}.${body}.`,
    'algorithm none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'algorithm none, signature kept': `${encode({ alg: 'nOnE' })}.${body}.${signature}`,
    'another key': signed(decode(head), claims, 'guess'),
    'an empty key': signed(decode(head), claims, ''),
    'the public key as key': signed(decode(head), claims, 'cinema-public-key'),
    'a header with a key of its own': signed({ ...decode(head), jwk: { kty: 'oct', k: 'Z3Vlc3M' } }, claims, 'guess'),
    'a header with a path for a key': signed({ ...decode(head), kid: '../../../dev/null' }, claims, ''),
    'another viewer': `${head}.${encode({ ...claims, sub: 'cinema.buyer' })}.${signature}`,
    'another realm': `${head}.${encode({ ...claims, realm: 'arena', iss: 'arena' })}.${signature}`,
    'no end': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'no claims': `${head}.${encode({})}.${signature}`,
    'two tokens': `${token}.${token}`,
    'nothing': '',
    'NUL': `${token}%00`,
  };
}

/** No forged token opens what needs a member. */
export async function forgeTokens(platform: PlatformProcess, { seed, tokens }: AttackSize): Promise<AttackResult> {
  const { authorisationToken: real, refreshToken } = await signIn(platform, 'member');
  const random = seededRandom(seed);
  const changed = Array.from({ length: tokens }, (_, at) => {
    const place = random.below(real.length);
    return [`a letter changed, ${at}`, `${real.slice(0, place)}${real[place] === 'A' ? 'B' : 'A'}${real.slice(place + 1)}`] as const;
  });
  const broken: string[] = [];
  const path = '/api/v2/customer/subscriptions/status/active';
  const tried = [...Object.entries(forgeries(real)), ...changed, ['a refresh token', refreshToken] as const];
  for (const [name, token] of tried) {
    const { status } = await ask(platform, { path, token });
    if (status !== 401 && status !== 403) broken.push(`${name}: ${status}`);
  }
  if ((await ask(platform, { path, token: real })).status !== 200) broken.push('the real token is refused');
  return { figures: { tokens: tried.length }, broken };
}
