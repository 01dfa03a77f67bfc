import { useLabel } from '../../../binding/use-label.ts';
import { GiftPay } from '../../../features/checkout/gift/gift-pay.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** Paying a gift. Without an id in the address it is the one that was chosen last. @source spec 2 §2 "gift pay | /gift/{giftId}/pay (giftId optional)" */
export function GiftPayPage({ runtime, location: { match }, navigator }: PageProps) {
  const label = useLabel();
  const adopt = useSheet(sheet);
  const giftId = match?.name === 'gift-pay' ? match.params.giftId : undefined;
  return (
    <div ref={adopt} className="fl-page fl-page--narrow">
      <h1 className="fl-page__hidden-title">{label('gifts')}</h1>
      <GiftPay
        giftId={giftId} signInAt={{ name: 'gift-login', params: giftId === undefined ? {} : { giftId } }}
        sandboxHint={runtime.settings.flags.sandboxPayments} onAnother={() => navigator.go({ name: 'gift' })}
      />
    </div>
  );
}
