import type { ProviderKind } from '../../../../src/contracts/identity/auth-provider.ts';
import type { RealmRow } from '../../db/tables/realm-tables.ts';
import { sign } from '../../server/platform-keys.ts';
import { PlatformError } from '../../server/platform-error.ts';

/** A provider as the platform is its client. */
export interface ProviderClient {
  name: string;
  kind: ProviderKind;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The only address that the provider returns to on the site. chosen: the tenant's first OpenID provider to `oidc`, every other one to its `oauth` page */
  returnUri: string;
  /** Where it returns to instead for the tenant's apps: pages that hand over to them, by bundle id. */
  appReturnUris: Readonly<Record<string, string>>;
  /** Whether an account of another way may be its owner's too; else its first sign-in makes an account. */
  links: boolean;
  /** How its identity tokens are signed. */
  algorithm: 'RS256' | 'ES256';
}

/** Providers whose pages viewers go to, and who sign what they say. */
export const signingKinds = ['google', 'apple', 'generic-oauth', 'openid', 'opin', 'partner'] as const satisfies readonly ProviderKind[];

const pageKinds: readonly ProviderKind[] = [...signingKinds, 'facebook'];

/** Providers whose names and passwords are typed here. */
const passwordKinds: readonly ProviderKind[] = ['pbr', 'sptv', 'GIGYA'];

/** Providers behind which stand the operators of televisions. */
const operatorKinds: readonly ProviderKind[] = ['adobe-dcr', 'primetime'];

/** Providers that are never linked to an account beside others. */
const apart: readonly ProviderKind[] = ['opin', 'partner', 'pbr', 'sptv', ...operatorKinds];

function returnPathOf(name: string, kind: ProviderKind, { providers }: RealmRow['signIn']): string {
  if (operatorKinds.includes(kind)) return `/providers/success?provider=${name}`;
  return providers.find((one) => one.kind === 'openid')?.name === name ? '/oidc' : `/oauth/${name}`;
}

function clientOf(key: Uint8Array, { realm, settings, signIn }: RealmRow, { name, kind, baseUri }: { name: string; kind: ProviderKind; baseUri: string }): ProviderClient {
  const clientId = `footlight-${realm}-${name}`;
  return {
    name, kind, clientId, issuer: baseUri, clientSecret: sign(key, `provider client ${clientId}`),
    appReturnUris: Object.fromEntries((signIn.apps ?? []).map((app) => [app.bundleId, `${settings.origin}/oauth/${name}/${app.name}`])),
    returnUri: `${settings.origin}${returnPathOf(name, kind, signIn)}`, links: !apart.includes(kind), algorithm: kind === 'apple' ? 'ES256' : 'RS256',
  };
}

const isClientKind = (kind: string): kind is ProviderKind => [...pageKinds, ...passwordKinds, ...operatorKinds].some((one) => one === kind);

/** Every provider of a tenant at which the platform is a client. */
export function clientsOf(key: Uint8Array, realm: RealmRow): ProviderClient[] {
  return realm.signIn.providers.flatMap((provider) =>
    (isClientKind(provider.kind) && provider.baseUri !== undefined ? [clientOf(key, realm, { name: provider.name, kind: provider.kind, baseUri: provider.baseUri })] : []));
}

/** @param kinds what the call is for @throws PlatformError 404 `provider-not-found` */
export function clientNamed(key: Uint8Array, realm: RealmRow, name: string, kinds: readonly ProviderKind[] = pageKinds): ProviderClient {
  const client = clientsOf(key, realm).find((one) => one.name === name && kinds.includes(one.kind));
  if (!client) throw new PlatformError(404, 'provider-not-found', 'This tenant has no such provider.');
  return client;
}

/** The tenant's one provider of a kind whose call names none. @throws PlatformError 404 `provider-not-found` */
export function onlyClientOf(key: Uint8Array, realm: RealmRow, kind: ProviderKind): ProviderClient {
  const client = clientsOf(key, realm).find((one) => one.kind === kind);
  if (!client) throw new PlatformError(404, 'provider-not-found', 'This tenant has no such provider.');
  return client;
}
