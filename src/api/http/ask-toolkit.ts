import * as z from 'zod/mini';
import { type Toolkit, toolkitRefusal, toolkitTokens, type ToolkitTokens } from '../../contracts/identity/outside/toolkit.ts';
import { readText } from '../../contracts/wire/parsing/read-text.ts';
import { ApiError } from '../api-error.ts';
import { jsonOf, longestAnswer } from './read-answer.ts';
import { withTimeLimit } from './time-limit.ts';

const name = 'signInWithPassword';
/** chosen: as long as somebody waits for a form */
const limitMs = 20_000;

/**
 * Signs in at the identity toolkit, which is another origin: no token and no header of the platform goes there.
 *
 * @throws ApiError `refused` with the toolkit's code and whole message, `unreachable`, `contract-broken`
 * @source Google Identity Toolkit "accounts.signInWithPassword"
 */
export async function askToolkit({ baseUri, firebase }: Toolkit, credentials: { email: string; password: string; captchaResponse?: string | undefined }, ask: typeof fetch = fetch): Promise<ToolkitTokens> {
  const address = `${baseUri}/v1/accounts:${name}?${new URLSearchParams({ key: firebase.apiKey })}`;
  const { status, ok, json } = await withTimeLimit(limitMs, undefined, async (signal) => {
    const answer = await ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...credentials, returnSecureToken: true }), credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    return { status: answer.status, ok: answer.ok, json: jsonOf(await readText(answer, longestAnswer, new TextDecoder())) };
  }).catch(() => { throw new ApiError('unreachable', name); });
  const tokens = ok ? z.safeParse(toolkitTokens, json) : undefined;
  if (tokens?.success) return tokens.data;
  const message = z.safeParse(toolkitRefusal, json).data?.error.message;
  if (ok || message === undefined) throw new ApiError(ok ? 'contract-broken' : 'refused', name, { status });
  throw new ApiError('refused', name, { status, body: { code: /^\w+/u.exec(message)?.[0] ?? '', messages: [message] } });
}
