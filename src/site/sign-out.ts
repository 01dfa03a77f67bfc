import type { Runtime } from '../runtime/runtime.ts';
import { keepSignOutReturn } from './sign-out-return.ts';

/**
 * Signs out, through the provider that signed the viewer in where there was one.
 *
 * @param from where the viewer is to come back to; where they are, unless told
 */
export async function signOut({ session, settings }: Pick<Runtime, 'session' | 'settings'>, from?: string): Promise<void> {
  if (!session) return;
  if (session.signedInBy() === undefined) return session.signOut();
  keepSignOutReturn(settings.realm, from);
  // A version that took this code away still signs out here.
  const late = await import('../store/identity/providers/sign-out-by-provider.ts').catch(() => undefined);
  return late ? late.signOutByProvider(session, (address) => globalThis.location.assign(address)) : session.signOut();
}
