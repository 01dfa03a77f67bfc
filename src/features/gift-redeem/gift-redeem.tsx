import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../binding/use-label.ts';
import { useRuntime } from '../../binding/runtime-context.ts';
import { useSignal } from '../../binding/use-signal.ts';
import { useSlice } from '../../binding/use-slice.ts';
import { useRetryWait } from '../../parts/feedback/use-retry-wait.ts';
import { PaymentProblem } from '../../parts/payment/payment-problem.tsx';
import { grownUpRefusal } from '../../rules/identity/account/grown-up-refusal.ts';
import type { PaymentError } from '../../rules/purchase/payment/payment-error.ts';
import { createGiftRedemption } from '../../store/purchase/gift/gift-redemption.ts';
import { Button } from '../../ui/button/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { RedeemedGift } from './redeemed-gift.tsx';
import sheet from './gift-redeem.css';

export interface GiftRedeemProps {
  /** The code of the address. */
  code?: string | undefined;
  /** A guest signs in or makes an account, and comes back with the code. */
  onGuest(code: string, way: 'login' | 'register'): void;
}

/** A code that becomes a licence, for a grown-up member; a guest becomes one first. @source spec 2 §2 "gift redeem | /redeem" */
export function GiftRedeem({ code = '', onGuest }: GiftRedeemProps) {
  const label = useLabel();
  const { context } = useRuntime().store;
  const slice = useSlice(() => createGiftRedemption(context), [context]);
  const state = useSignal(slice.state);
  const viewer = useSignal(context.viewer);
  const moved = useRef(false);
  const refusal = grownUpRefusal(viewer);
  const redeem = (typed: string) => {
    moved.current = true;
    void slice.redeem(typed);
  };
  return (
    <div ref={useSheet(sheet)} className="fl-redeem" part="redeem">
      <section className="fl-redeem__card" aria-label={label('giftRedeemTitle')}>
        {state.kind === 'redeemed'
          ? <RedeemedGift gift={state.gift} moved={moved} />
          : (
            <>
              <header className="fl-redeem__header">
                <h2 className="fl-redeem__title" part="title">{label('giftRedeemTitle')}</h2>
                <p className="fl-redeem__lead">{label(viewer?.who === 'guest' ? 'giftRedeemGuest' : 'giftRedeemLead')}</p>
              </header>
              {refusal ? <Message>{label(refusal)}</Message> : (
                <CodeForm key={code} code={code} isGuest={viewer?.who === 'guest'} isBusy={state.isBusy} problem={state.problem} onRedeem={redeem} onGuest={onGuest} />
              )}
            </>
          )}
      </section>
    </div>
  );
}

interface CodeFormProps extends Pick<GiftRedeemProps, 'onGuest'> {
  code: string;
  isGuest: boolean;
  isBusy: boolean;
  problem: PaymentError | undefined;
  onRedeem(code: string): void;
}

function CodeForm({ code, isGuest, isBusy, problem, onRedeem, onGuest }: CodeFormProps) {
  const label = useLabel();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const wait = useRetryWait(problem);
  const isWaiting = wait !== undefined && wait.leftMs > 0;
  const isOfCode = problem?.labelKey === 'invalidGiftCode' || problem?.labelKey === 'giftRedeemEmpty';
  useLayoutEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  const ask = (way: 'login' | 'register') => {
    const isCode = /[\p{L}\p{N}]/u.test(typed);
    setEmpty(!isCode);
    if (isCode) onGuest(typed.trim(), way);
    else input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isGuest) ask('login');
    else if (!isBusy && !isWaiting) onRedeem(typed);
  };
  const error = isEmpty ? label('giftRedeemEmpty') : isOfCode ? label(problem.labelKey) : undefined;
  return (
    <form className="fl-redeem__form" method="post" noValidate onSubmit={submit}>
      {problem && !isOfCode && <PaymentProblem problem={problem} wait={wait} />}
      <TextField
        label={label('giftCode')} name="gift-code" autoComplete="off" dir="ltr" placeholder="XXXX-XXXX-XXXX-XXXX" maxLength={40} required enterKeyHint="done"
        value={typed} error={error} inputRef={input} onValue={(text) => { setTyped(text); setEmpty(false); }}
      />
      {isGuest ? (
        <div className="fl-redeem__ways">
          <Button type="submit" variant="primary" size="large" part="sign-in">{label('signIn')}</Button>
          <Button variant="secondary" size="large" onClick={() => ask('register')} part="register">{label('giftRedeemRegister')}</Button>
        </div>
      ) : (
        <Button type="submit" variant="primary" size="large" wide loading={isBusy} loadingLabel={label('loading')} disabledReason={isWaiting && problem ? label(problem.labelKey) : undefined} part="submit">{label('giftRedeemAction')}</Button>
      )}
    </form>
  );
}
