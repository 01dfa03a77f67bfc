import { useState } from 'react';
import { useRuntime } from '../../../binding/runtime-context.ts';
import { useLabel } from '../../../binding/use-label.ts';
import { useSignal } from '../../../binding/use-signal.ts';
import { useSlice } from '../../../binding/use-slice.ts';
import type { Card, Cards } from '../../../contracts/purchase/card.ts';
import { EmptyState } from '../../../parts/feedback/empty-state.tsx';
import { cardBrand, isMandate } from '../../../rules/purchase/bank-card/card-brand.ts';
import { cardExpiryKey } from '../../../rules/purchase/bank-card/card-expiry.ts';
import { formatLocale } from '../../../rules/wire/format-locale.ts';
import type { AccountOutcome } from '../../../store/identity/account/account-part.ts';
import { createKeptCards, type KeptCards } from '../../../store/purchase/cards.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { bankCard } from '../../../ui/icon/form-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Loaded, Said, SectionFrame } from '../section-frame.tsx';

/** The cards that pay. @source spec 2 §3 "Card"; spec 3 §1 "Account screens show payments, cards" */
export function CardsSection() {
  const { context } = useRuntime().store;
  const part = useSlice(() => createKeptCards(context), [context]);
  return (
    <SectionFrame titleKey="accountCards" leadKey="accountCardsLead">
      <Loaded part={part}>{(kept) => <CardList part={part} kept={kept} />}</Loaded>
    </SectionFrame>
  );
}

/** The names of what a card pays for, as the language joins them. */
const paidBy = ({ licences }: Card, locale: string): string => new Intl.ListFormat(locale, { type: 'conjunction' }).format(licences.map(({ name }) => name));

function CardList({ part, kept: { cards, most } }: { part: KeptCards; kept: Cards }) {
  const label = useLabel();
  const isBusy = useSignal(part.isBusy);
  const [asked, setAsked] = useState<Card>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();
  const run = async (work: Promise<AccountOutcome>, doneKey: 'cardRemoved' | 'cardIsDefault') => {
    const refused = await work;
    setAsked(undefined);
    setProblem(refused && label(refused.labelKey));
    setDone(refused ? undefined : label(doneKey));
  };
  const nameOf = (card: Card) => label('cardEnding', { brand: cardBrand(card.cardType), digits: card.last4Digits });
  if (cards.length === 0) {
    return (
      <>
        <Said problem={problem} done={done} />
        <EmptyState icon={bankCard} title={label('accountCardsNone')} lead={label('accountCardsNoneHint')} />
      </>
    );
  }
  return (
    <>
      <Said problem={problem} done={done} />
      <ul role="list" className="fl-account__rows">
        {cards.map((card) => <CardRow key={card.cardId} card={card} name={nameOf(card)} onDefault={() => void run(part.makeDefault(card.cardId), 'cardIsDefault')} onRemove={() => setAsked(card)} />)}
      </ul>
      <p className="fl-account__note">{label('cardsMost', { count: String(cards.length), most: String(most) })}</p>
      {asked && (
        <Dialog label={label('cardRemove')} closeLabel={label('close')} onClose={() => setAsked(undefined)}>
          <div className="fl-account__dialog">
            <p>{label('cardRemoveSure', { card: nameOf(asked) })}</p>
            <div className="fl-account__buttons">
              <Button variant="primary" loading={isBusy} loadingLabel={label('loading')} onClick={() => void run(part.remove(asked.cardId), 'cardRemoved')}>{label('cardRemove')}</Button>
              <Button variant="ghost" onClick={() => setAsked(undefined)}>{label('cancelChange')}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}

function CardRow({ card, name, onDefault, onRemove }: { card: Card; name: string; onDefault(): void; onRemove(): void }) {
  const label = useLabel();
  const { store: { context, labels } } = useRuntime();
  const { locale } = useSignal(labels.locale);
  const licences = card.licences.length > 0 ? paidBy(card, locale) : undefined;
  const date = new Intl.DateTimeFormat(formatLocale(locale), { month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(card.expiryYear, card.expiryMonth - 1, 1));
  return (
    <li className="fl-account__row">
      <span className="fl-account__sign"><Icon path={bankCard} /></span>
      <span className="fl-account__words">
        <strong>{name}{card.default && <> <span className="fl-account__badge">{label('cardDefault')}</span></>}{card.mobilePayment && <> <span className="fl-account__badge">{label('cardMobile')}</span></>}</strong>
        {!isMandate(card) && <span className="fl-account__note"><bdi>{card.cardHolder}</bdi> · {label(cardExpiryKey(card, context.now()), { date })}</span>}
        {card.declined && <span className="fl-account__note">{label('cardDeclinedBefore')}</span>}
        {licences && <span className="fl-account__note">{label('cardPaysFor', { licences })}</span>}
        {card.showEula && <span className="fl-account__note">{label('cardEula', { provider: cardBrand(card.cardType) })}</span>}
      </span>
      <span className="fl-account__buttons">
        {!card.default && <Button size="small" variant="ghost" hiddenSuffix={name} onClick={onDefault}>{label('cardMakeDefault')}</Button>}
        <Button size="small" hiddenSuffix={name} disabledReason={licences && label('cardInUse', { licences })} onClick={onRemove}>{label('cardRemove')}</Button>
      </span>
    </li>
  );
}
