import { confirmAttempt, deliverReturn, linkAttempt, readAttempt, skipLinking } from '../../../api/calls/identity/attempts.ts';
import { loginWithGigya, loginWithPbr, loginWithSptv } from '../../../api/calls/identity/outside/password-providers.ts';
import { exchangeExternalCode, exchangeGenericOauthCode, exchangeOpenIdCode, exchangePartnerToken, loginWithApple, loginWithFacebook, loginWithGoogle, loginWithOpin, readAuthUri, readOpenIdAuthUri } from '../../../api/calls/identity/providers.ts';
import type { AuthProvider } from '../../../contracts/identity/auth-provider.ts';
import type { AccountLogin, AttemptKey, AttemptPurpose, AttemptState, AuthUriAnswer, PasswordState, ProviderReturn } from '../../../contracts/identity/sign-in-attempt.ts';
import type { SessionControl } from '../../../session/session-control.ts';

/** What the platform does with sign-ins by a provider's page. */
export interface ProviderCalls {
  /** @param extraParams what the address of the page passes on to the provider */
  begin(provider: AuthProvider, purpose: AttemptPurpose, extraParams?: string): Promise<AuthUriAnswer>;
  exchange(provider: AuthProvider, key: AttemptKey, back: ProviderReturn, purpose: AttemptPurpose): Promise<AttemptState>;
  /** A name and password of another house. */
  prove(provider: AuthProvider, credentials: { id: string; secret: string }): Promise<PasswordState>;
  /** From a window that holds no secret. */
  deliver(provider: AuthProvider, back: ProviderReturn): Promise<AttemptState>;
  read(key: AttemptKey): Promise<AttemptState>;
  confirm(key: AttemptKey, compareCode: string): Promise<AttemptState>;
  link(key: AttemptKey, account: AccountLogin): Promise<AttemptState>;
  skip(key: AttemptKey): Promise<AttemptState>;
}

const withoutToken = { bearer: null } as const;

/** A provider is linked to the account of whoever holds the token. */
const tokenFor = (purpose: AttemptPurpose) => (purpose === 'LINK' ? undefined : withoutToken);

/** Each kind of provider by the calls that the specification names for it. @source spec 3 §7 */
export function providerCallsOf({ ask }: Pick<SessionControl, 'ask'>): ProviderCalls {
  return {
    begin({ name, kind }, purpose, extraParams) {
      const options = tokenFor(purpose);
      const wish = { provider: name, purpose, ...(extraParams === undefined ? {} : { extraParams }) };
      return kind === 'openid' ? ask(readOpenIdAuthUri, wish, options) : ask(readAuthUri, wish, options);
    },
    exchange: ({ name, kind }, { id, secret }, back, purpose) => ask(exchangeOf(kind), { ...back, id, secret, provider: name }, tokenFor(purpose)),
    async prove({ kind }, credentials) {
      if (kind === 'GIGYA') return ask(loginWithGigya, credentials, withoutToken);
      return { status: 'signed-in', answer: await ask(kind === 'sptv' ? loginWithSptv : loginWithPbr, credentials, withoutToken) };
    },
    deliver: ({ name }, back) => ask(deliverReturn, { ...back, provider: name }, withoutToken),
    read: ({ id, secret }) => ask(readAttempt, { id, secret }, withoutToken),
    confirm: ({ id, secret }, compareCode) => ask(confirmAttempt, { id, secret, compareCode }),
    link: ({ id, secret }, account) => ask(linkAttempt, { id, secret, ...account }, withoutToken),
    skip: ({ id, secret }) => ask(skipLinking, { id, secret }, withoutToken),
  };
}

/** One that has no call of its own is exchanged by the external route. */
const exchanges: Partial<Record<AuthProvider['kind'], typeof exchangeExternalCode>> = {
  google: loginWithGoogle, facebook: loginWithFacebook, apple: loginWithApple, openid: exchangeOpenIdCode, 'generic-oauth': exchangeGenericOauthCode, opin: loginWithOpin, partner: exchangePartnerToken,
};

const exchangeOf = (kind: AuthProvider['kind']) => exchanges[kind] ?? exchangeExternalCode;
