import type { AccountDeletion } from '../../contracts/identity/account/account-details.ts';
import type { SessionControl } from '../../store/identity/sign-in.ts';

/** What every part of the account is given. */
export interface SectionProps {
  control: SessionControl;
  /** The account will go: its session here has ended on the platform. */
  onDeleted(deletion: AccountDeletion): void;
  /** A way to sign in was taken off: the session here ends, and the sign-in page follows. */
  onSignInAgain(): void;
}
