import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { Link } from '../../ui/button/link.tsx';

/** The way to a new account, where the tenant lets people make one. @source spec 3 §6 "Sign-up shows only when self-registration is enabled" */
export function SignUpHint() {
  const { store, navigator } = useRuntime();
  const label = useLabel();
  if (!store.context.settings.flags.selfRegistration) return null;
  return (
    <p className="fl-sign-in__sign-up">
      {label('noAccountYet')}{' '}
      <Link href={navigator.hrefOf({ name: 'signup' })} onPlainClick={() => navigator.go({ name: 'signup' })}>{label('signUp')}</Link>
    </p>
  );
}
