import type { AccessLevel } from '../../contracts/catalogue/access-level.ts';
import type { Viewer } from '../../contracts/identity/viewer.ts';

/**
 * Whether signing in is all that this viewer needs to watch.
 *
 * @param viewer undefined while unknown; counts as a guest
 * @source spec 1 §4.1 "GRANTED_ON_SIGN_IN leads a guest to the sign-in prompt"
 */
export function needsSignIn({ accessLevel }: { accessLevel: AccessLevel }, viewer: Viewer | undefined): boolean {
  return accessLevel === 'GRANTED_ON_SIGN_IN' && viewer?.who !== 'member';
}
