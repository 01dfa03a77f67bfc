import { useId, useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { PaidGift } from '../../../contracts/purchase/gift.ts';
import { DoneState } from '../../../parts/feedback/done-state.tsx';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import { Button } from '../../../ui/button/button.tsx';
import { copy as copyIcon } from '../../../ui/icon/title-icons.ts';
import { useDelivery } from './use-delivery.ts';

export interface GiftDoneProps {
  gift: PaidGift | undefined;
  moved: { current: boolean };
  onAnother(): void;
}

/** The gift is paid: its code to copy and to print, once, and whom it was sent to. */
export function GiftDone({ gift, moved, onAnother }: GiftDoneProps) {
  const label = useLabel();
  const lead = gift ? label(gift.code ? 'giftPaidLead' : 'giftShownLead', { email: gift.giverEmail }) : label('giftPaidUnknown');
  return (
    <DoneState title={label('giftPaid')} name={gift?.name} lead={lead} moved={moved}>
      {gift?.code && <GiftCode code={gift.code} />}
      {gift && <GiftFacts gift={gift} />}
      <Button variant="secondary" onClick={onAnother} part="another">{label('giftAnother')}</Button>
    </DoneState>
  );
}

function GiftCode({ code }: { code: string }) {
  const label = useLabel();
  const id = useId();
  const [outcome, setOutcome] = useState<'giftCopied' | 'giftCopyFailed'>();
  const copy = () => void navigator.clipboard.writeText(code).then(() => setOutcome('giftCopied'), () => setOutcome('giftCopyFailed'));
  return (
    <div className="fl-gift__code-box">
      <span id={id} className="fl-gift__code-name">{label('giftCode')}</span>
      <output className="fl-gift__code" aria-labelledby={id} dir="ltr" part="code">{code}</output>
      <div className="fl-gift__ways">
        <Button variant="primary" icon={copyIcon} onClick={copy} part="copy">{label('giftCopy')}</Button>
        <Button variant="secondary" onClick={() => globalThis.print()} part="print">{label('giftPrint')}</Button>
      </div>
      <p className="fl-gift__copied" role="status">{outcome && label(outcome)}</p>
    </div>
  );
}

function GiftFacts({ gift }: { gift: PaidGift }) {
  const label = useLabel();
  const { locale } = useLocale();
  const delivery = useDelivery(gift);
  const until = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long' }).format(gift.expiresAt);
  return (
    <ul className="fl-gift__facts">
      {gift.code && <li>{label('giftMailed', { email: gift.giverEmail })}</li>}
      {delivery && <li>{delivery}</li>}
      <li>{label('giftGoodUntil', { date: until })}</li>
    </ul>
  );
}
