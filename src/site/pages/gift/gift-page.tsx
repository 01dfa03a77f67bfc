import { useLabel } from '../../../binding/use-label.ts';
import { GiftDetails } from '../../../features/checkout/gift/gift-details.tsx';
import { GiftShop } from '../../../features/checkout/gift/gift-shop.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** What can be given, or one gift and who it is for. @source spec 1 §2.1 "gifts | /gift, /gift/{giftId}" */
export function GiftPage({ location: { match }, navigator }: PageProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const giftId = match?.name === 'gift' ? match.params.giftId : undefined;
  return (
    <div ref={adopt} className="fl-page fl-page--narrow">
      <h1 className="fl-page__hidden-title">{label('gifts')}</h1>
      {giftId === undefined ? <GiftShop /> : <GiftDetails key={giftId} giftId={giftId} onContinue={() => navigator.go({ name: 'gift-pay', params: { giftId } })} />}
    </div>
  );
}
