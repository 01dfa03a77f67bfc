import type { Authenticator } from '../../store/identity/passkeys/authenticator.ts';

const library = () => import('@simplewebauthn/browser');

/** The browser's own, through a library that is fetched when it is first asked. */
export const browserAuthenticator: Authenticator = {
  create: async (options) => (await library()).startRegistration({ optionsJSON: options as never }),
  // The field may stand in a shadow root, where the library does not look for it.
  get: async (options, isOffered) => (await library()).startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isOffered, verifyBrowserAutofillInput: false }),
  stop: () => void library().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(), () => undefined),
};

interface PolicyDocument { featurePolicy?: { allowsFeature(name: string): boolean } }

/**
 * Whether this page may use passkeys: the browser has them, and a frame was allowed to.
 *
 * chosen: a frame whose browser does not say what it may is not offered them; the page around it may have forbidden them
 */
export function canUsePasskeys(): boolean {
  if (typeof globalThis.PublicKeyCredential !== 'function' || !globalThis.isSecureContext) return false;
  const { featurePolicy } = document as PolicyDocument;
  return featurePolicy ? featurePolicy.allowsFeature('publickey-credentials-get') : globalThis.top === globalThis.self;
}

/** Whether the browser offers passkeys in the list of a field. */
export async function offersPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await globalThis.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true;
}
