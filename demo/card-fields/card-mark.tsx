import type { BankCardBrand } from '../../src/rules/purchase/bank-card/bank-card-number.ts';
import { Icon } from '../../src/ui/icon/icon.tsx';
import { bankCard } from '../../src/ui/icon/form-icons.ts';

const names: Record<BankCardBrand, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' };

/** The name of the card's brand, as soon as the number identifies it. */
export function CardMark({ brand }: { brand: BankCardBrand | undefined }) {
  return brand ? <span className="card-brand">{names[brand]}</span> : <Icon path={bankCard} />;
}
