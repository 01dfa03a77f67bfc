import { and, eq } from 'drizzle-orm';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { escapeHtml } from '../../../hosts/documents/escape-html.ts';
import { providerPeople, type ProviderPersonRow } from '../../../db/tables/identity/account-tables.ts';
import { sign } from '../../../server/platform-keys.ts';
import type { PlatformContext } from '../../../server/platform-context.ts';
import { clientsOf } from '../provider-client.ts';
import { providerKeys } from './provider-keys.ts';
import { ProviderRecords } from './provider-records.ts';
import { endWorkflow } from './workflow/workflow-return.ts';
import { partnerName } from './workflow/workflow-routes.ts';

const scope = 'openid email profile';

/** Every tenant of the platform is a client of a provider, with its exact return address. */
function clientsAt({ keys, realms }: PlatformContext, issuer: string): Configuration['clients'] {
  return realms.all().flatMap((realm) => clientsOf(keys.provider, realm).filter((one) => one.issuer === issuer && one.kind !== 'facebook').map((one) => ({
    client_id: one.clientId, client_secret: one.clientSecret, redirect_uris: [one.returnUri, ...Object.values(one.appReturnUris)], post_logout_redirect_uris: [`${realm.settings.origin}/oidc/logout`],
    id_token_signed_response_alg: one.algorithm, token_endpoint_auth_method: 'client_secret_post' as const, grant_types: ['authorization_code'], response_types: ['code' as const],
  })));
}

/** Apple writes truth as text. */
const claimsOf = (provider: string, { subject, name, email, emailVerified }: ProviderPersonRow) => ({
  sub: subject, ...(email === null ? {} : { email, email_verified: provider === 'apple' ? String(emailVerified) as never : emailVerified }),
  ...(provider === 'apple' ? {} : { name }),
});

/** Whoever signs in agrees to what the platform asks: the demo has no page for it. */
async function grantOf({ oidc: { session, client, provider } }: KoaContextWithOIDC) {
  const known = client && session?.grantIdFor(client.clientId);
  const kept = known ? await provider.Grant.find(known) : undefined;
  if (kept || !client) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session?.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

async function settingsOf(context: PlatformContext, name: string, issuer: string): Promise<Configuration> {
  const { db } = context;
  return {
    clients: clientsAt(context, issuer), jwks: { keys: await providerKeys(db, name) as never },
    adapter: (model: string) => new ProviderRecords(db, name, model),
    cookies: { keys: [sign(context.keys.provider, `cookies of ${name}`)] },
    scopes: ['openid', 'email', 'profile'], claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] }, conformIdTokenClaims: false,
    pkce: { required: () => true }, features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    enabledJWA: { idTokenSigningAlgValues: ['RS256', 'ES256'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AuthorizationCode: 60, Interaction: 600, Session: 86_400, Grant: 86_400, AccessToken: 600, IdToken: 600 },
    loadExistingGrant: grantOf as never,
    findAccount: async (_ctx, subject) => {
      const [person] = await db.select().from(providerPeople).where(and(eq(providerPeople.provider, name), eq(providerPeople.subject, subject)));
      return person && { accountId: subject, claims: async () => claimsOf(name, person) };
    },
  };
}

/** Apple posts a person's name beside the code, at the first sign-in with a client and never again. @source Apple "Apple only returns the user object the first time" */
async function postNameOnce(ctx: KoaContextWithOIDC, next: () => Promise<void>, { db }: PlatformContext): Promise<void> {
  await next();
  const { session, client } = ctx.oidc ?? {};
  if (!client || !session?.accountId || typeof ctx.body !== 'string' || !ctx.body.includes('name="code"')) return;
  const told = new ProviderRecords(db, 'apple', 'ToldName');
  const id = `${client.clientId} ${session.accountId}`;
  if (await told.find(id)) return;
  const [person] = await db.select().from(providerPeople).where(and(eq(providerPeople.provider, 'apple'), eq(providerPeople.subject, session.accountId)));
  const [firstName = '', ...rest] = person?.name.split(' ') ?? [];
  await told.upsert(id, {});
  const user = JSON.stringify({ name: { firstName, lastName: rest.join(' ') } });
  ctx.body = ctx.body.replace('</form>', () => `<input type="hidden" name="user" value="${escapeHtml(user)}"/></form>`);
}

/** A provider of the demo. The library is loaded, and its keys are made, when somebody comes. */
export async function openProvider(context: PlatformContext, name: string): Promise<Provider> {
  const issuer = `http://${name}.localhost:${context.port}`;
  const library = await import('oidc-provider');
  const provider = new library.default(issuer, await settingsOf(context, name, issuer));
  if (name === 'apple') provider.use((ctx, next) => postNameOnce(ctx as never, next, context));
  if (name === partnerName) provider.use((ctx, next) => endWorkflow(ctx as never, next, context));
  return provider;
}
