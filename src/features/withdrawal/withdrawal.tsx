import { useRef } from 'react';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { DoneState } from '../../parts/feedback/done-state.tsx';
import { priceText } from '../../rules/purchase/price-text.ts';
import { createWithdrawal } from '../../store/purchase/papers/withdrawal.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import panel from '../../ui/panel.css';
import { useSheet } from '../../ui/use-sheet.ts';
import { AskForm } from './ask-form.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { OwnChoice } from './own-choice.tsx';
import sheet from './withdrawal.css';

export interface WithdrawalProps {
  /** Of the mailed link. */
  token: string | undefined;
}

/** The way out of a contract in two steps, with and without signing in. @source design/checkout.md 8 */
export function Withdrawal({ token }: WithdrawalProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createWithdrawal(context, token), [context, token]);
  const state = useSignal(slice.state);
  const moved = useRef(false);
  /** The step that a press leads to gets the focus. */
  const pressed = (act: () => unknown) => () => {
    moved.current = true;
    void act();
  };
  return (
    <section ref={useSheet(panel, sheet)} className="fl-panel fl-withdrawal" aria-labelledby="fl-withdrawal-title" aria-busy={state.kind === 'loading' || undefined}>
      <h1 id="fl-withdrawal-title" className="fl-panel__title">{label('withdrawTitle')}</h1>
      {state.kind === 'loading' && <Spinner size="large" label={label('loading')} />}
      {state.kind === 'form' && <AskForm state={state} onAsk={(invoice, email) => pressed(() => slice.ask(invoice, email))()} />}
      {state.kind === 'asked' && <DoneState title={label('withdrawAsked')} lead={label('withdrawAskedLead')} moved={moved} />}
      {state.kind === 'choice' && <OwnChoice state={state} moved={moved} onChoose={(contract) => pressed(() => slice.choose(contract))()} onOther={slice.again} />}
      {state.kind === 'offered' && <ConfirmStep state={state} moved={moved} onConfirm={pressed(slice.confirm)} onBack={pressed(slice.back)} />}
      {state.kind === 'gone' && (
        <>
          <Message tone="alert">{label(state.problem)}</Message>
          <div><Button variant="primary" onClick={slice.again}>{label('withdrawAgain')}</Button></div>
        </>
      )}
      {state.kind === 'done' && <DoneState title={label('withdrawDone')} name={state.withdrawal.licenceName} lead={label('withdrawDoneLead', { amount: priceText(state.withdrawal.refund, locale) })} moved={moved} />}
    </section>
  );
}
