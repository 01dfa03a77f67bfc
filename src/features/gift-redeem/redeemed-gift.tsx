import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { RedeemedGift as Redeemed } from '../../contracts/purchase/gift.ts';
import { DoneState } from '../../parts/feedback/done-state.tsx';
import { NavLink } from '../../parts/nav-link/nav-link.tsx';
import { formatLocale } from '../../rules/wire/format-locale.ts';

/** What a code opened, what its giver says, and the way to watch. */
export function RedeemedGift({ gift, moved }: { gift: Redeemed; moved: { current: boolean } }) {
  const label = useLabel();
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(gift.until);
  return (
    <DoneState title={label('giftRedeemed')} lead={label('giftRedeemedLead', { licence: gift.licenceName, date })} moved={moved}>
      {gift.message !== '' && <p className="fl-redeem__message" dir="auto">{label('giftRedeemedSays', { message: gift.message })}</p>}
      <NavLink to={{ name: 'home' }} variant="primary" size="large" part="watch">{label('watchNow')}</NavLink>
    </DoneState>
  );
}
