import { useLayoutEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { useMinute } from '../../../parts/clock/use-minute.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { isCurrent, isUnconfirmed } from '../../../rules/purchase/subscription/is-current.ts';
import { createSubscriptions, type Subscriptions } from '../../../store/purchase/subscriptions.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import { ticket } from '../account-icons.ts';
import { Loaded, SectionFrame } from '../section-frame.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import sheet from './subscriptions.css';

/** What the member holds or held, how it stands, and how it is changed. @source spec 2 §2 "Subscription management display" */
export function SubscriptionsSection() {
  const label = useLabel();
  const { context } = useRuntime().store;
  const part = useSlice(() => createSubscriptions(context), [context]);
  return (
    <SectionFrame titleKey="accountSubscriptions" leadKey="accountSubscriptionsLead">
      <Loaded part={part}>{(licences) => <SubscriptionList part={part} licences={licences} />}</Loaded>
      <div className="fl-account__buttons"><NavLink to={{ name: 'withdraw' }} variant="text">{label('withdrawTitle')}</NavLink></div>
    </SectionFrame>
  );
}

/** What waits for its payment stands first, and what is over last. */
const placeOf = ({ status }: HeldLicence): number => (isUnconfirmed(status) ? 0 : isCurrent(status) ? 1 : 2);
const inOrder = (licences: readonly HeldLicence[]): HeldLicence[] => [...licences].sort((one, other) => placeOf(one) - placeOf(other));

function SubscriptionList({ part, licences }: { part: Subscriptions; licences: HeldLicence[] }) {
  const label = useLabel();
  const { now } = useMinute();
  const busy = useSignal(part.busy);
  const adopt = useSheet(sheet);
  const [upgraded, setUpgraded] = useState<string>();
  if (licences.length === 0) {
    return <EmptyState icon={ticket} title={label('accountSubscriptionsNone')} lead={label('accountSubscriptionsNoneLead')}><NavLink to={{ name: 'purchase' }} variant="primary">{label('seePlans')}</NavLink></EmptyState>;
  }
  return (
    <div ref={adopt} className="fl-subscriptions">
      <Upgraded name={upgraded} />
      <ul role="list" className="fl-subscriptions">
        {inOrder(licences).map((held) => (
          <SubscriptionCard key={held.licenceId} part={part} held={held} now={now} isBusy={busy.has(held.licenceId)} onUpgraded={setUpgraded} />
        ))}
      </ul>
    </div>
  );
}

/** Says above the list what took the place of a licence, whose card has stepped back; the focus comes with it. */
function Upgraded({ name }: { name: string | undefined }) {
  const label = useLabel();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (name !== undefined) place.current?.focus();
  }, [name]);
  return <div ref={place} role="status" tabIndex={-1} className="fl-account__done fl-subscriptions__said">{name !== undefined && label('planUpgraded', { licence: name })}</div>;
}
