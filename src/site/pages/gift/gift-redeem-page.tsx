import { useLabel } from '../../../binding/use-label.ts';
import { GiftRedeem } from '../../../features/gift-redeem/gift-redeem.tsx';
import { readQuery } from '../../../routing/query-parameters.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import type { PageProps } from '../../page.ts';
import sheet from '../pages.css';

/** A code that becomes a licence. @source spec 2 §2 "gift redeem | /redeem" */
export function GiftRedeemPage({ location, navigator }: PageProps) {
  const label = useLabel();
  return (
    <div ref={useSheet(sheet)} className="fl-page fl-page--narrow">
      <h1 className="fl-page__hidden-title">{label('giftRedeemTitle')}</h1>
      <GiftRedeem
        code={readQuery(location.query, 'redeemCode')}
        onGuest={(redeemCode, way) => navigator.go({ name: way === 'login' ? 'gift-redeem-login' : 'gift-redeem-register', params: { redeemCode } })}
      />
    </div>
  );
}
