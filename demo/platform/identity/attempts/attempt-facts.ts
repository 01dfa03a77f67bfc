/** What an attempt to sign in remembers between its steps. */
export interface SignInAttemptFacts {
  purpose: 'SIGNIN' | 'SIGNUP' | 'LINK';
  /** The account that is to be linked. */
  accountId?: string;
  /** The profile that allowed a waiting device, which goes on there. */
  profileId?: string;
  /** PKCE verifier and OpenID nonce, which never leave the platform. */
  verifier?: string;
  nonce?: string;
  /** Where the provider returns to, exactly as it was asked. */
  returnUri: string;
  /** The person whom the provider proved. */
  person?: ProvenPerson;
  /** Why it failed: a code of the catalogue of errors. */
  failure?: string;
  /** By which the account of the person's e-mail signs in, where that is why. */
  usedProviders?: string[];
  /** What a waiting device calls itself. */
  deviceName?: string;
  /** What another device shows, as a hash. */
  codeHash?: string;
  /** How often that code was tried in vain. */
  tries?: number;
}

/** Whom a provider proved. */
export interface ProvenPerson {
  provider: string;
  subject: string;
  email?: string | undefined;
  emailVerified: boolean;
  name?: string | undefined;
}
