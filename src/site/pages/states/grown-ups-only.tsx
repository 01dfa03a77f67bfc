import { useEffect, type ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { grownUpRefusal } from '../../../rules/identity/account/grown-up-refusal.ts';
import { signInDestination } from '../../../rules/identity/sign-in-return.ts';
import { lock } from '../../../ui/icon/lock-icon.ts';
import type { PageProps } from '../../page.ts';

/** What a grown-up member sees. A guest signs in first, and comes back; a child or a restricted profile is told whom to ask. */
export function GrownUpsOnly({ runtime, navigator, location, children }: Pick<PageProps, 'runtime' | 'navigator' | 'location'> & { children: ReactNode }) {
  const label = useLabel();
  const viewer = useSignal(runtime.store.context.viewer);
  const isLost = viewer?.who === 'guest';
  useEffect(() => {
    if (isLost) navigator.visit(navigator.hrefOf(signInDestination(location)), { replace: true });
  }, [isLost, navigator, location]);
  if (viewer?.who !== 'member') return null;
  if (!grownUpRefusal(viewer)) return children;
  return <EmptyState icon={lock} title={label('accountForGrownUps')} lead={label('accountForGrownUpsLead')}><NavLink to={{ name: 'profiles' }} variant="primary">{label('whoIsWatching')}</NavLink></EmptyState>;
}
