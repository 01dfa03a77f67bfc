import { lazy } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { Late } from '../../../parts/feedback/late.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { isCurrent, isUnconfirmed } from '../../../rules/purchase/subscription/is-current.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { createSubscriptions } from '../../../store/purchase/subscriptions.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import { ReturnedPayment } from './returned-payment.tsx';
import sheet from '../pages.css';

/** Fetched where something is held. */
const Receipt = lazy(() => import('../../../parts/payment/receipt/receipt.tsx').then((module) => ({ default: module.Receipt })));

/**
 * What the member has, and what the newest of it came to.
 *
 * @source spec 2 §2 "subscription confirmation | /subscribed", "payment confirmation | /pay"; chosen: what they show, since their addresses name nothing
 */
export function ConfirmationPage(props: PageProps) {
  const label = useLabel();
  return (
    <ReturnedPayment {...props}>
      <div ref={useSheet(sheet)} className="fl-page">
        <h1 className="fl-page__hidden-title">{label('accountSubscriptions')}</h1>
        <GrownUpsOnly {...props}><Confirmation {...props} /></GrownUpsOnly>
      </div>
    </ReturnedPayment>
  );
}

function Confirmation({ runtime: { store: { context } }, location: { match } }: PageProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const slice = useSlice(() => createSubscriptions(context), [context]);
  const held = useSignal(slice.value);
  if (held.status === 'failed') return <FailurePanel failure={held.failure} labelKey="accountSectionFailed" onRetry={() => void slice.load()} />;
  if (held.status !== 'ready') return <Spinner size="large" label={label('loading')} />;
  const waiting = held.value.find(({ status }) => isUnconfirmed(status));
  if (waiting) return <Unconfirmed held={waiting} />;
  const current = held.value.filter(({ status }) => isCurrent(status));
  const newest = current.toSorted((one, other) => boughtAt(other) - boughtAt(one))[0];
  if (!newest) {
    return <EmptyState icon={bankCard} title={label('accountSubscriptionsNone')} lead={label('accountSubscriptionsNoneLead')}><NavLink to={{ name: 'purchase' }} variant="primary">{label('seePlans')}</NavLink></EmptyState>;
  }
  const licence = new Intl.ListFormat(formatLocale(locale), { type: 'conjunction' }).format(current.map(({ name }) => name));
  return (
    <EmptyState icon={check} title={label('purchaseSuccess')} lead={label('purchaseSuccessLead', { licence })}>
      <div className="fl-page__receipt"><Late><Receipt licenceId={newest.licenceId} level="h2" /></Late></div>
      <div className="fl-page__ways">
        <NavLink to={{ name: 'home' }} variant="primary">{label('watchNow')}</NavLink>
        <NavLink to={{ name: 'account', hash: match?.name === 'payment-confirmation' ? '#payments' : '#subscriptions' }} variant="secondary">{label(match?.name === 'payment-confirmation' ? 'toHistory' : 'toSubscriptions')}</NavLink>
      </div>
    </EmptyState>
  );
}

/** chosen: what was given and never bought comes last */
const boughtAt = ({ status }: HeldLicence): number => status.licencePayment?.purchaseTimestamp ?? 0;

/** What was bought last is not open before its payment is confirmed. */
function Unconfirmed({ held: { name, status } }: { held: HeldLicence }) {
  const label = useLabel();
  const id = status.licencePayment?.purchaseId;
  return (
    <EmptyState icon={clock} title={label('subscriptionUnconfirmed')} lead={label('subscriptionUnconfirmedLead', { licence: name })}>
      <div className="fl-page__ways">
        {id !== undefined && <NavLink to={{ name: 'payment', params: { id } }} variant="primary">{label('subscriptionUnconfirmedDo')}</NavLink>}
        <NavLink to={{ name: 'account', hash: '#subscriptions' }} variant="secondary">{label('toSubscriptions')}</NavLink>
      </div>
    </EmptyState>
  );
}
