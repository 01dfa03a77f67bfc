import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { HeldLicence } from '../../../contracts/purchase/held-licence.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { moneyMoved } from '../../../rules/purchase/history-words.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { isCurrent, isUnconfirmed } from '../../../rules/purchase/subscription/is-current.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { createPaymentHistory } from '../../../store/purchase/payment-history.ts';
import { createSubscriptions } from '../../../store/purchase/subscriptions.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { check } from '../../../ui/icon/choice-icons.ts';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { clock } from '../../../ui/icon/navigation-icons.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import { GrownUpsOnly } from '../states/grown-ups-only.tsx';
import sheet from '../pages.css';

/**
 * What the member has, and after a payment what was paid last.
 *
 * @source spec 2 §2 "subscription confirmation | /subscribed", "payment confirmation | /pay"; chosen: what they show, since their addresses name nothing
 */
export function ConfirmationPage(props: PageProps) {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page">
      <h1 className="fl-page__hidden-title">{label('accountSubscriptions')}</h1>
      <GrownUpsOnly {...props}><Confirmation {...props} /></GrownUpsOnly>
    </div>
  );
}

function Confirmation({ runtime: { store: { context } }, location: { match } }: PageProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const slice = useSlice(() => createSubscriptions(context), [context]);
  const held = useSignal(slice.value);
  const payment = usePaidLast(context);
  if (held.status === 'failed') return <FailurePanel failure={held.failure} labelKey="accountSectionFailed" onRetry={() => void slice.load()} />;
  if (held.status !== 'ready') return <Spinner size="large" label={label('loading')} />;
  const waiting = held.value.find(({ status }) => isUnconfirmed(status));
  if (waiting) return <Unconfirmed held={waiting} />;
  const names = held.value.filter(({ status }) => isCurrent(status)).map(({ name }) => name);
  if (names.length === 0) {
    return <EmptyState icon={bankCard} title={label('accountSubscriptionsNone')} lead={label('accountSubscriptionsNoneLead')}><NavLink to={{ name: 'purchase' }} variant="primary">{label('seePlans')}</NavLink></EmptyState>;
  }
  const licence = new Intl.ListFormat(formatLocale(locale), { type: 'conjunction' }).format(names);
  const lead = [label('purchaseSuccessLead', { licence }), match?.name === 'payment-confirmation' && payment].filter(Boolean).join(' ');
  return (
    <EmptyState icon={check} title={label('purchaseSuccess')} lead={lead}>
      <div className="fl-page__ways">
        <NavLink to={{ name: 'home' }} variant="primary">{label('watchNow')}</NavLink>
        <NavLink to={{ name: 'account', hash: match?.name === 'payment-confirmation' ? '#payments' : '#subscriptions' }} variant="secondary">{label(match?.name === 'payment-confirmation' ? 'toHistory' : 'toSubscriptions')}</NavLink>
      </div>
    </EmptyState>
  );
}

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

/** The newest payment that took money, in words; undefined until one is known. */
function usePaidLast(context: PageProps['runtime']['store']['context']): string | undefined {
  const label = useLabel();
  const { locale } = useLocale();
  const history = useSlice(() => createPaymentHistory(context), [context]);
  const items = useSignal(history.items);
  const newest = items.status === 'ready' ? items.value.find((item) => moneyMoved(item) === 'paid') : undefined;
  if (!newest?.amount) return undefined;
  return label('paidLast', { amount: priceText(newest.amount, locale), date: new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(newest.date) });
}
