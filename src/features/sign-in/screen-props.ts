import type { Emit } from '../../binding/emit.ts';
import type { SignInAnswer } from '../../contracts/identity/sign-in-answer.ts';
import type { IdentityScreen } from '../../rules/identity/identity-screen.ts';
import type { PartnerWorkflow } from '../../store/identity/providers/partner/partner-workflow.ts';
import type { SessionControl } from '../../store/identity/sign-in.ts';
import type { SignInEvents } from './events.ts';

/** What every screen of signing in is given. */
export interface ScreenProps {
  /** What the screen's address says. */
  screen: IdentityScreen;
  /** The screen is a page of the site, which a provider's page may take the place of. */
  isOwnPage: boolean;
  /** How a partner's pages run first, on pages of the site. */
  workflow?: (() => Promise<PartnerWorkflow>) | undefined;
  control: SessionControl;
  emit: Emit<SignInEvents>;
  /** Ends the sign-in: with a session, or with the step that asks for what is missing before there is one. */
  complete(answer: SignInAnswer): void;
  /** Goes on as the guest that the viewer is, where a screen ends without a sign-in. */
  onGuest?: (() => void) | undefined;
  /** Signs a member out, where the sign-out is no page of the site. */
  signOutHere?: (() => Promise<void>) | undefined;
  /** True for the screen that a press of the viewer led to: its title takes the focus. */
  focusTitle: { current: boolean };
}
