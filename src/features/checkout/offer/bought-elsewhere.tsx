import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { pathFor } from '../../../routing/path-for.ts';
import type { OfferedLicence } from '../../../store/purchase/checkout-state.ts';

/** The ways for who bought one of these at another provider: a sign-in there brings it. @source spec 2 §3 "externalAuthProviderDetails" */
export function BoughtElsewhere({ offers }: { offers: readonly OfferedLicence[] }) {
  const label = useLabel();
  const { countryCode } = useRuntime().store.context.settings;
  const providers = new Map(offers.flatMap(({ licence: { purchaseStrategy: { externalAuthProviderDetails: details } } }) => (details ? [[details.providerName, details.title]] : [])));
  if (providers.size === 0) return null;
  const query = { entryPage: pathFor({ name: 'purchase' }, countryCode) };
  return (
    <ul className="fl-elsewhere">
      {[...providers].map(([authProvider, provider]) => (
        <li key={authProvider}><NavLink to={{ name: 'login-provider', params: { authProvider }, query }}>{label('offerAtProvider', { provider })}</NavLink></li>
      ))}
    </ul>
  );
}
