import { useLabel } from '../../../binding/use-label.ts';
import type { ExpiredState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './payment.css';

export interface CodeExpiredProps {
  state: ExpiredState;
  moved: { current: boolean };
  onRenew(): void;
  onGiveUp(): void;
}

/** The time to pay a code is over: what became of it, and a new one. */
export function CodeExpired({ state, moved, onRenew, onGiveUp }: CodeExpiredProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  return (
    <div ref={useSheet(sheet)} className="fl-checkout__stack fl-checkout__stack--narrow">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('codeExpired')}</h2>
        <p className="fl-checkout__lead" role="status">{label('codeExpiredLead')}</p>
      </header>
      <div className="fl-payment__ways">
        <Button variant="primary" size="large" loading={state.isRenewing} loadingLabel={label('loading')} onClick={onRenew} part="renew">{label('codeRenew')}</Button>
        <Button variant="ghost" size="large" onClick={onGiveUp} part="give-up">{label('payAnotherWay')}</Button>
      </div>
    </div>
  );
}
