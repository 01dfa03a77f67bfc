import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { IdentityScreen } from '../../rules/identity/identity-screen.ts';
import { signInBack } from '../../rules/identity/sign-in-back.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { chevronStart } from '../../ui/icon/card-icons.ts';

/** The arrow above every screen but the first. @source spec 3 §2 "A back arrow shows except on the main login route" */
export function BackLink({ screen }: { screen: IdentityScreen }) {
  const label = useLabel();
  const { store } = useRuntime();
  const to = signInBack(screen, store.context.settings.countryCode);
  if (!to) return null;
  return (
    <p className="fl-sign-in__back">
      <NavLink to={to}><Icon path={chevronStart} mirrored /> {label('goBack')}</NavLink>
    </p>
  );
}
