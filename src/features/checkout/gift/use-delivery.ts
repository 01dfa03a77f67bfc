import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { GiftBasket } from '../../../contracts/purchase/gift.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';

/** When its recipient hears of a gift, in words; undefined where its giver hands it over. */
export function useDelivery({ recipientEmail, deliverAt }: Pick<GiftBasket['gift'], 'recipientEmail' | 'deliverAt'>): string | undefined {
  const label = useLabel();
  const { locale } = useLocale();
  if (recipientEmail === undefined) return undefined;
  if (deliverAt === undefined) return label('giftDeliveredNow', { email: recipientEmail });
  return label('giftDeliveredOn', { email: recipientEmail, date: new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(deliverAt) });
}
