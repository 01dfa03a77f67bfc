import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import { type GiftProduct, longestGiftMessage } from '../../../contracts/purchase/gift.ts';
import { FailurePanel } from '../../../parts/feedback/failure-panel.tsx';
import { NavLink } from '../../../parts/nav-link/nav-link.tsx';
import { dayText, giftProblems, latestDay, type GiftField, type TypedGift } from '../../../rules/purchase/gift/gift-draft.ts';
import { licencePrice } from '../../../rules/purchase/licence-price.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { LabelKey } from '../../../rules/realm/fallback-texts.ts';
import { createGiftMemory } from '../../../store/purchase/gift/gift-memory.ts';
import { createGiftProducts } from '../../../store/purchase/gift/gift-products.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { LoadingOffer } from '../offer/loading-offer.tsx';
import { PurchaseRefused } from '../offer/purchase-refused.tsx';
import { GiftFrame } from './gift-frame.tsx';
import { GiftMissing } from './gift-missing.tsx';

export interface GiftDetailsProps {
  giftId: string;
  /** What was typed is kept: the payment is next. */
  onContinue(): void;
}

/** One gift, and who it is for. @source spec 1 §2.1 "/gift/{giftId}"; chosen: what it asks */
export function GiftDetails({ giftId, onContinue }: GiftDetailsProps) {
  const { context } = useRuntime().store;
  const slice = useSlice(() => createGiftProducts(context), [context]);
  const gifts = useSignal(slice.value);
  const moved = useRef(false);
  const offer = gifts.status === 'ready' ? gifts.value : undefined;
  const gift = offer?.products.find((one) => one.giftId === giftId);
  if (offer?.refused) return <GiftFrame><PurchaseRefused state={offer.refused} moved={moved} onAskAgain={() => void slice.askAgain()} /></GiftFrame>;
  return (
    <GiftFrame isBusy={gifts.status === 'loading'}>
      {gifts.status === 'failed' && <FailurePanel failure={gifts.failure} onRetry={() => void slice.load()} />}
      {gifts.status === 'loading' && <LoadingOffer />}
      {gifts.status === 'ready' && !gift && <GiftMissing />}
      {gift && <DetailsForm gift={gift} onContinue={onContinue} />}
    </GiftFrame>
  );
}

function DetailsForm({ gift, onContinue }: { gift: GiftProduct; onContinue(): void }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { typed, wrong, inputs, change, keep } = useTypedGift(gift.giftId);
  const { context } = useRuntime().store;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (keep()) onContinue();
  };
  return (
    <form className="fl-checkout__stack fl-checkout__stack--narrow" method="post" noValidate onSubmit={submit}>
      <div className="fl-gift__chosen">
        <strong dir="auto">{gift.name}</strong>
        <span>{priceText(licencePrice(gift), locale)}</span>
        <NavLink to={{ name: 'gift' }}>{label('giftAll')}</NavLink>
      </div>
      <h2 className="fl-checkout__title" part="title">{label('giftDetails')}</h2>
      <TextArea
        label={label('giftMessage')} name="message" value={typed.message} maxLength={longestGiftMessage} onValue={(message) => change({ message })}
        hint={`${label('giftMessageHint')} ${label('giftMessageLeft', { count: new Intl.NumberFormat(locale).format(longestGiftMessage - typed.message.length) })}`}
      />
      <TextField
        label={label('giftRecipientEmail')} type="email" inputMode="email" name="recipient" autoComplete="off" dir="ltr" value={typed.recipientEmail} onValue={(recipientEmail) => change({ recipientEmail })}
        hint={label('giftRecipientEmailHint')} error={wrong.recipientEmail && label(wrong.recipientEmail)} inputRef={(input) => void (inputs.current.recipientEmail = input)}
      />
      {typed.recipientEmail.trim() !== '' && (
        <TextField
          label={label('giftDate')} type="date" name="day" value={typed.day} min={dayText(context.now())} max={latestDay(context.now())} onValue={(day) => change({ day })}
          hint={label('giftDateHint')} error={wrong.day && label(wrong.day)} inputRef={(input) => void (inputs.current.day = input)}
        />
      )}
      <Button type="submit" variant="primary" size="large" part="continue">{label('giftToPayment')}</Button>
    </form>
  );
}

/** What is typed, from what was typed before, and what of it is wrong. `keep` keeps it when nothing is. */
function useTypedGift(giftId: string) {
  const { context } = useRuntime().store;
  const memory = useMemo(() => createGiftMemory(context.settings.realm), [context]);
  const [typed, setTyped] = useState<TypedGift>(() => {
    const { draft } = memory.read();
    return { message: draft?.message ?? '', recipientEmail: draft?.recipientEmail ?? '', day: draft?.day ?? '' };
  });
  const [wrong, setWrong] = useState<Partial<Record<GiftField, LabelKey>>>({});
  const inputs = useRef<Partial<Record<GiftField, HTMLInputElement | null>>>({});
  const change = (part: Partial<TypedGift>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setWrong({});
    // Kept with each letter, so that a reload loses none.
    memory.keep({ draft: { giftId, ...next } });
  };
  const keep = (): boolean => {
    const problems = giftProblems(typed, context.now());
    setWrong(problems);
    const first = (['recipientEmail', 'day'] as const).find((field) => problems[field]);
    if (first) inputs.current[first]?.focus();
    else memory.keep({ draft: { giftId, ...typed }, basket: undefined });
    return !first;
  };
  return { typed, wrong, inputs, change, keep };
}
