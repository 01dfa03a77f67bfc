import { lazy, type ComponentType } from 'react';
import { key } from '../../parts/passkeys/key-icon.ts';
import type { LabelKey } from '../../rules/realm/fallback-texts.ts';
import { bin, chain, devices, download, envelope, letterhead, mapPin, receipt, ticket } from './account-icons.ts';
import { bankCard } from '../../ui/icon/form-icons.ts';
import { lock } from '../../ui/icon/lock-icon.ts';
import { user } from '../../ui/icon/navigation-icons.ts';
import type { SectionProps } from './section-props.ts';

/** A part of the account: its fragment in the address, its name, its sign and what it shows. */
export interface AccountSection {
  id: string;
  labelKey: LabelKey;
  icon: string;
  Section: ComponentType<SectionProps>;
}

/** In this order. A further part (vouchers) is a line here; its code travels when it is opened. @source spec 3 §1 "Account screens show payments, cards, addresses, details and marketing preferences" */
export const accountSections: readonly AccountSection[] = [
  { id: 'details', labelKey: 'accountDetails', icon: user, Section: lazy(() => import('./details/details-section.tsx').then((module) => ({ default: module.DetailsSection }))) },
  { id: 'subscriptions', labelKey: 'accountSubscriptions', icon: ticket, Section: lazy(() => import('./subscriptions/subscriptions-section.tsx').then((module) => ({ default: module.SubscriptionsSection }))) },
  { id: 'payments', labelKey: 'accountHistory', icon: receipt, Section: lazy(() => import('./history/payment-history-section.tsx').then((module) => ({ default: module.PaymentHistorySection }))) },
  { id: 'cards', labelKey: 'accountCards', icon: bankCard, Section: lazy(() => import('./cards/cards-section.tsx').then((module) => ({ default: module.CardsSection }))) },
  { id: 'billing', labelKey: 'billingDetails', icon: letterhead, Section: lazy(() => import('./billing/billing-section.tsx').then((module) => ({ default: module.BillingSection }))) },
  { id: 'addresses', labelKey: 'accountAddresses', icon: mapPin, Section: lazy(() => import('./addresses/addresses-section.tsx').then((module) => ({ default: module.AddressesSection }))) },
  { id: 'password', labelKey: 'accountPassword', icon: lock, Section: lazy(() => import('./security/password-section.tsx').then((module) => ({ default: module.PasswordSection }))) },
  { id: 'passkeys', labelKey: 'passkeys', icon: key, Section: lazy(() => import('./passkeys/passkeys-section.tsx').then((module) => ({ default: module.PasskeysSection }))) },
  { id: 'linked', labelKey: 'accountLinked', icon: chain, Section: lazy(() => import('./security/linked-section.tsx').then((module) => ({ default: module.LinkedSection }))) },
  { id: 'devices', labelKey: 'accountSessions', icon: devices, Section: lazy(() => import('./security/sessions-section.tsx').then((module) => ({ default: module.SessionsSection }))) },
  { id: 'messages', labelKey: 'accountMarketing', icon: envelope, Section: lazy(() => import('./choices/marketing-section.tsx').then((module) => ({ default: module.MarketingSection }))) },
  { id: 'data', labelKey: 'accountData', icon: download, Section: lazy(() => import('./leaving/data-section.tsx').then((module) => ({ default: module.DataSection }))) },
  { id: 'delete', labelKey: 'accountDelete', icon: bin, Section: lazy(() => import('./leaving/deletion-section.tsx').then((module) => ({ default: module.DeletionSection }))) },
];

/** The part that a fragment names; undefined for none and for an unknown one. */
export const sectionOfHash = (hash: string): AccountSection | undefined => accountSections.find(({ id }) => `#${id}` === hash);
