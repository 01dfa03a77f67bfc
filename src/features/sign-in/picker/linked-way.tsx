import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { waysOf } from '../../../rules/identity/providers/provider-ways.ts';
import { useChoices } from './use-choices.ts';

/** The way to a member's linked accounts, where the tenant has a provider that can be taken off one. */
export function LinkedWay() {
  const label = useLabel();
  const { options } = useChoices();
  const mayUnlink = options.status === 'ready' && options.value.providers.some(({ kind }) => waysOf(kind).unlink);
  return mayUnlink ? <p className="fl-sign-in__sign-up"><NavLink to={{ name: 'providers', params: { result: 'linked' } }}>{label('linkedTitle')}</NavLink></p> : null;
}
