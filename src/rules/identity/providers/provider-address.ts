import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';

/** An origin and what follows it, with nothing before it and no user name in it. */
const ADDRESS = /^(https?):\/\/([\w.-]+(?::\d{1,5})?)(?=[/?#]|$)/i;

/**
 * Whether a browser may be sent to this address for a provider: it is on the origin that the tenant set up, and travels encrypted unless
 * it stays on this machine.
 *
 * @source design/identity-checkout-reference.md 9 "the client checks the URI … before navigating"
 */
export function isAddressOf({ baseUri = '' }: Pick<AuthProvider, 'baseUri'>, address: string): boolean {
  const [own, named] = [originOf(baseUri), originOf(address)];
  return own !== undefined && own === named;
}

function originOf(address: string): string | undefined {
  const [, scheme = '', host = ''] = ADDRESS.exec(address) ?? [];
  const isLocal = /^([\w-]+\.)*localhost(:\d+)?$/i.test(host);
  return scheme.toLowerCase() === 'https' || (scheme && isLocal) ? `${scheme}://${host}`.toLowerCase() : undefined;
}
