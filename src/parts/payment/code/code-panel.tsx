import { useState } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { PaymentAction } from '../../../contracts/purchase/payment.ts';
import { type Price, priceText } from '../../../rules/purchase/price-text.ts';
import { QrPicture } from '../../../ui/qr-code/qr-picture.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import { CodeTimer } from './code-timer.tsx';
import { CopyCode } from './copy-code.tsx';
import sheet from './code-panel.css';

export interface CodePanelProps {
  action: Pick<PaymentAction, 'expiresAt'> & { code: string };
  price?: Price;
  /** The time to pay is over. */
  onOver(): void;
}

/** A code to pay: for the camera of another device, and to be copied into an app of this one. Over, it can neither be read nor copied. */
export function CodePanel({ action: { code, expiresAt }, price, onOver }: CodePanelProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    onOver();
  };
  return (
    <div ref={useSheet(sheet)} className={isOver ? 'fl-code fl-code--over' : 'fl-code'} part="code">
      <div className="fl-code__facts">
        {price && <p className="fl-code__fact"><span>{label('codeAmount')}</span> <strong>{priceText(price, locale)}</strong></p>}
        <CodeTimer key={expiresAt} expiresAt={expiresAt} onOver={end} />
        {isOver ? <p className="fl-code__end">{label('codeOver')}</p> : <CopyCode code={code} />}
      </div>
      {!isOver && <div className="fl-code__picture"><QrPicture link={code} label={label('codePicture')} /></div>}
    </div>
  );
}
