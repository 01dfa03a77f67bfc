import { useId } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { cardBrand } from '../../rules/purchase/bank-card/card-brand.ts';
import { isDeclined, meansKey, meansLabelKey, type OfferedMeans } from '../../rules/purchase/payment/payment-means.ts';
import { bankCard } from '../../ui/icon/form-icons.ts';
import { bank, squareCode, transfer, wallet } from './means-icons.ts';
import { check } from '../../ui/icon/choice-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import radioCard from '../../ui/field/radio-card.css';
import sheet from './payment-form.css';

export interface MeansChoiceProps {
  offered: readonly OfferedMeans[];
  chosen: OfferedMeans;
  isLocked: boolean;
  onChoose(key: string): void;
}

/** Plain signs of our own: the schemes' own marks are theirs. */
const signs = new Map([['IDEAL', bank], ['BANCONTACT', bank], ['BANK', transfer], ['PIX', squareCode], ['GCASH', wallet], ['sepa_debit', bank], ['pix', squareCode], ['gcash', wallet]]);

/** By the kind of a payment, or what is kept of one. */
function signOf(one: OfferedMeans): string {
  if (one.kind === 'new-card') return bankCard;
  return signs.get(one.kind === 'bank' ? one.means.paymentMethodType : one.means.cardType ?? '') ?? bankCard;
}

/** The ways to pay as a radio group. */
export function MeansChoice({ offered, chosen, isLocked, onChoose }: MeansChoiceProps) {
  const label = useLabel();
  const group = useId();
  const nameOf = (one: OfferedMeans): string => {
    if (one.kind === 'kept-card') return label('cardEnding', { brand: cardBrand(one.means.cardType ?? ''), digits: one.means.last4Digits ?? '' });
    return (one.kind === 'bank' && one.name) || label(meansLabelKey(one));
  };
  return (
    <div ref={useSheet(radioCard, sheet)} role="radiogroup" aria-label={label('payWith')} className="fl-pay__means" part="means">
      {offered.map((one) => (
        <label key={meansKey(one)} className="fl-pay__one-means fl-radio-card">
          <input type="radio" name={group} value={meansKey(one)} checked={meansKey(one) === meansKey(chosen)} disabled={isLocked} onChange={() => onChoose(meansKey(one))} />
          <Icon path={signOf(one)} />
          <span>{nameOf(one)}{isDeclined(one) && <>{' '}<small>{label('cardDeclinedBefore')}</small></>}</span>
          <span className="fl-pay__means-mark" aria-hidden="true"><Icon path={check} /></span>
        </label>
      ))}
    </div>
  );
}
