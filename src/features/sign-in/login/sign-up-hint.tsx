import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';

/** The link to sign-up, where the tenant allows self-registration. @source spec 3 §6 "Sign-up shows only when self-registration is enabled" */
export function SignUpHint({ query }: { query: Readonly<Record<string, string>> }) {
  const { store } = useRuntime();
  const label = useLabel();
  if (!store.context.settings.flags.selfRegistration) return null;
  return (
    <p className="fl-sign-in__sign-up">
      {label('noAccountYet')}{' '}
      <NavLink to={{ name: 'signup', query }}>{label('signUp')}</NavLink>
    </p>
  );
}
