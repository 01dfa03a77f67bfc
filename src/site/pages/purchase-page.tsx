import { useEffect, useRef } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useSignal } from '../../binding/use-signal.ts';
import type { Emit } from '../../binding/emit.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import type { CheckoutEvents } from '../../features/checkout/events.ts';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { destinationOfPath } from '../../routing/destination-of-path.ts';
import { grownUpRefusal } from '../../rules/identity/account/grown-up-refusal.ts';
import { signInDestination } from '../../rules/identity/sign-in-return.ts';
import { readQuery, writeQuery } from '../../routing/query-parameters.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import type { PageProps } from '../page.ts';
import sheet from './pages.css';

/** The site has no page around it that listens. */
const toNobody: Emit<CheckoutEvents> = () => true;

/** Buying a licence, then back to the title that it unlocks. */
export function PurchasePage({ runtime, navigator, location }: PageProps) {
  const label = useLabel();
  const mayGive = grownUpRefusal(useSignal(runtime.store.context.viewer)) === undefined;
  const { query } = location;
  const voucher = useRef<string>(undefined);
  voucher.current = readQuery(query, 'voucher') ?? voucher.current;
  // A code is read once: whoever takes it off the basket does not find it again.
  useEffect(() => {
    const { voucher: read, ...rest } = query;
    if (read !== undefined) navigator.rewrite(rest);
  }, [navigator, query]);
  const from = readQuery(query, 'from');
  const back = from === undefined ? undefined : destinationOfPath(from, runtime.settings.countryCode);
  return (
    <div ref={useSheet(sheet)} className="fl-page fl-page--narrow">
      <h1 className="fl-page__hidden-title">{label('checkout')}</h1>
      <Checkout
        emit={toNobody}
        onSignIn={(selectedLicence) => void navigator.go(signInDestination({ ...location, query: { ...query, ...writeQuery({ selectedLicence, voucher: voucher.current }) } }))}
        licenceIds={readQuery(query, 'licences')}
        contentId={readQuery(query, 'eventId')}
        selectedLicence={readQuery(query, 'selectedLicence')}
        voucher={voucher.current}
        backTo={back ?? { name: 'home' }}
        sandboxHint={runtime.settings.flags.sandboxPayments}
      />
      {mayGive && <p className="fl-page__beside"><NavLink to={{ name: 'gift' }}>{label('giftsBesidePlans')}</NavLink></p>}
    </div>
  );
}
