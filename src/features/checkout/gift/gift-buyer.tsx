import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import type { Destination } from '../../../routing/destination.ts';
import type { GiftCheckoutState } from '../../../store/purchase/gift/gift-checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useMovedFocus } from '../../../ui/use-moved-focus.ts';

export interface GiftBuyerProps {
  state: Extract<GiftCheckoutState, { step: 'buyer' }>;
  /** Where a member signs in, and comes back from. */
  signInAt: Destination;
  moved: { current: boolean };
  onGuest(email: string): void;
}

/** Who pays: a member who signs in first, or a guest by an e-mail alone. */
export function GiftBuyer({ state, signInAt, moved, onGuest }: GiftBuyerProps) {
  const label = useLabel();
  const title = useMovedFocus(moved);
  const [email, setEmail] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { problemKey, isBusy } = state;
  const isOfField = problemKey === 'pleaseProvideValidEmail';
  useLayoutEffect(() => {
    if (isOfField) input.current?.focus();
  }, [state, isOfField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onGuest(email);
  };
  return (
    <div className="fl-checkout__stack">
      <header className="fl-checkout__header">
        <h2 ref={title} tabIndex={-1} className="fl-checkout__title" part="title">{label('giftBuyer')}</h2>
        <p className="fl-checkout__lead">{label('giftBuyerLead')}</p>
      </header>
      {problemKey && !isOfField && <Message tone="alert" part="error">{label(problemKey)}</Message>}
      <div className="fl-gift__buyers">
        <form className="fl-gift__buyer" method="post" noValidate onSubmit={submit}>
          <h3 className="fl-gift__buyer-title">{label('giftGuestTitle')}</h3>
          <TextField
            label={label('giftGuestEmail')} type="email" inputMode="email" name="email" autoComplete="email" dir="ltr" required value={email} onValue={setEmail} inputRef={input}
            hint={label('giftGuestEmailHint')} error={isOfField ? label(problemKey) : undefined}
          />
          <Button type="submit" variant="primary" size="large" wide loading={isBusy} loadingLabel={label('loading')} part="guest">{label('giftAsGuest')}</Button>
        </form>
        <div className="fl-gift__buyer">
          <h3 className="fl-gift__buyer-title">{label('giftMemberTitle')}</h3>
          <p className="fl-checkout__lead">{label('giftMemberLead')}</p>
          <NavLink to={signInAt} variant="secondary" size="large" part="sign-in">{label('signIn')}</NavLink>
        </div>
      </div>
    </div>
  );
}
