import { useLabel } from '../../../binding/use-label.ts';
import type { SignInOptions } from '../../../contracts/identity/auth-provider.ts';
import { canUsePasskeys } from '../../../parts/passkeys/browser-authenticator.ts';
import { carriedQuery } from '../../../rules/identity/sign-in-return.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { mail, phone } from './way-icons.ts';
import type { ScreenProps } from '../screen-props.ts';
import { WayLink } from './way-link.tsx';

/** Whether the tenant offers a way beside the form and the providers. */
export const hasOwnWays = ({ magicLink, passkeys }: SignInOptions): boolean => magicLink || (passkeys && canUsePasskeys());

export type OwnWaysProps = ScreenProps & {
  options: SignInOptions;
  /** The way that signed somebody in on this device the last time. */
  last: string | undefined;
};

/** The tenant's ways without a password and without a provider. */
export function OwnWays({ options, last, screen, ...props }: OwnWaysProps) {
  const label = useLabel();
  const query = carriedQuery(screen.query);
  return (
    <>
      {options.passkeys && canUsePasskeys() && <li><PasskeyButton {...props} isLast={last === 'passkey'} /></li>}
      {options.magicLink && <li><WayLink to={{ name: 'magic-link', query }} icon={mail} isLast={last === 'magic-link'}>{label('magicLinkWay')}</WayLink></li>}
      <li className="fl-providers__television"><WayLink to={{ name: 'tv-login', params: { tvAuthType: 'show' }, query }} icon={phone} isLast={false}>{label('phoneWay')}</WayLink></li>
    </>
  );
}
