import { useRef } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { GiftProduct } from '../../../contracts/purchase/gift.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { giftTimeText } from '../../../rules/purchase/gift/gift-time.ts';
import { licencePrice } from '../../../rules/purchase/licence-price.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import { createGiftProducts } from '../../../store/purchase/gift/gift-products.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { LoadingOffer } from '../offer/loading-offer.tsx';
import { PurchaseRefused } from '../offer/purchase-refused.tsx';
import { GiftFrame } from './gift-frame.tsx';

/** What can be given, each with its price, and the way for who was given something. @source spec 1 §2.1 "gifts | /gift"; chosen: what it shows, as the spec shows none */
export function GiftShop() {
  const label = useLabel();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createGiftProducts(context), [context]);
  const gifts = useSignal(slice.value);
  const moved = useRef(false);
  const refused = gifts.status === 'ready' ? gifts.value.refused : undefined;
  if (refused) return <GiftFrame><PurchaseRefused state={refused} moved={moved} onAskAgain={() => void slice.askAgain()} /></GiftFrame>;
  return (
    <GiftFrame isBusy={gifts.status === 'loading'}>
      <header className="fl-checkout__header">
        <h2 className="fl-checkout__title" part="title">{label('gifts')}</h2>
        <p className="fl-checkout__lead">{label('giftsLead')}</p>
      </header>
      {gifts.status === 'failed' && <FailurePanel failure={gifts.failure} onRetry={() => void slice.load()} />}
      {gifts.status === 'loading' && <LoadingOffer />}
      {gifts.status === 'ready' && gifts.value.products.length === 0 && (
        <EmptyState icon={bankCard} title={label('giftsNone')} lead={label('giftsNoneLead')}><NavLink to={{ name: 'purchase' }} variant="primary">{label('seePlans')}</NavLink></EmptyState>
      )}
      {gifts.status === 'ready' && gifts.value.products.length > 0 && (
        <ul className="fl-gifts">{gifts.value.products.map((gift) => <li key={gift.giftId} className="fl-gifts__one"><GiftCard gift={gift} /></li>)}</ul>
      )}
      <p className="fl-gifts__redeem">{label('giftHaveCode')} <NavLink to={{ name: 'gift-redeem' }}>{label('giftRedeemTitle')}</NavLink></p>
    </GiftFrame>
  );
}

function GiftCard({ gift }: { gift: GiftProduct }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { giftId, name, description, licenceName, grantsFor } = gift;
  return (
    <>
      <h3 className="fl-gifts__name" dir="auto">{name}</h3>
      <p className="fl-gifts__price">{priceText(licencePrice(gift), locale)}</p>
      {description && <p className="fl-gifts__words" dir="auto">{description}</p>}
      <p className="fl-gifts__words">{label('giftOpens', { licence: licenceName, time: giftTimeText(grantsFor, locale) })}</p>
      <NavLink to={{ name: 'gift', params: { giftId } }} variant="primary" part="choose">{label('giftChoose')}<VisuallyHidden>: {name}</VisuallyHidden></NavLink>
    </>
  );
}
