import type { BankCardBrand } from '../../rules/purchase/bank-card/bank-card-number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { bankCard } from '../../ui/icon/form-icons.ts';

const names: Record<BankCardBrand, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

/** The name of the card's brand, as soon as the number identifies it. */
export function BankCardMark({ brand }: { brand: BankCardBrand | undefined }) {
  return brand ? <span className="fl-pay__brand">{names[brand]}</span> : <Icon path={bankCard} />;
}
