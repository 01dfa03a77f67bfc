import type { ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';

/** Query of a return page that is the platform's own, not the provider's. */
const postedName = 'posted';

/**
 * What a provider's page brought back in an address; undefined for an address that brings nothing.
 *
 * The fragment is read for tokens, which travel there. A text of the provider is left behind: anyone can have written it.
 *
 * @param query of the address
 * @param hash with its `#`
 * @source spec 3 §2 "Generic single sign-on and OpenID pages", §7; chosen: `error_description` is never shown
 */
export function providerReturnOf(query: Readonly<Record<string, string>>, hash: string): ProviderReturn | undefined {
  const brought: Record<string, string> = { ...fieldsOf(hash), ...query };
  const read = (name: string) => (Object.hasOwn(brought, name) && brought[name] ? { value: brought[name] } : undefined);
  const [code, idToken, iss, posted, error] = [read('code'), read('id_token'), read('iss'), read(postedName), read('error')];
  if (!code && !idToken && !posted && !error) return undefined;
  return {
    state: read('state')?.value ?? '',
    ...(code && { code: code.value }), ...(idToken && { idToken: idToken.value }), ...(iss && { iss: iss.value }),
    ...(posted && { posted: posted.value }), ...(error && { error: error.value }),
  };
}

function fieldsOf(hash: string): Record<string, string> {
  const pairs = hash.replace(/^#/, '').split('&').flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const value = decoded(rest.join('=').replaceAll('+', ' '));
    return name && value !== undefined ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
