import type { Emit } from '../../binding/emit.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { signInAsked } from '../../parts/access/access-request.ts';
import { EmptyState } from '../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import type { Destination } from '../../routing/destination.ts';
import { pathFor } from '../../routing/path-for.ts';
import { heart } from '../../ui/icon/heart-icons.ts';
import type { MyListEvents } from './events.ts';

export interface GuestStateProps {
  titleKey: LabelKey;
  leadKey: LabelKey;
  /** Where the sign-in leads back to. */
  from: Destination;
  emit: Emit<MyListEvents>;
}

/** What a list is for, and the way in, which the page is offered first. */
export function GuestState({ titleKey, leadKey, from, emit }: GuestStateProps) {
  const { store } = useRuntime();
  const label = useLabel();
  const to = { name: 'login', query: { from: pathFor(from, store.context.settings.countryCode) } } as const;
  return (
    <EmptyState icon={heart} title={label(titleKey)} lead={label(leadKey)}>
      <NavLink to={to} variant="primary" offer={() => emit('sign-in-required', signInAsked, { cancelable: true })}>{label('signIn')}</NavLink>
    </EmptyState>
  );
}
