import type { ReactNode } from 'react';
import { useLabel } from '../../../binding/use-label.ts';
import { useLocale } from '../../../binding/use-locale.ts';
import type { Basket } from '../../../contracts/purchase/basket.ts';
import { basketTotal } from '../../../rules/purchase/basket-total.ts';
import { priceText } from '../../../rules/purchase/price-text.ts';
import type { SummaryState } from '../../../store/purchase/checkout-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { useSheet } from '../../../ui/use-sheet.ts';
import sheet from './order-items.css';

export interface OrderItemsProps {
  basket: Basket;
  /** How often the first is paid, in words; absent where it is paid once. */
  period: string | undefined;
  /** What became of the last change. */
  items: SummaryState['items'];
  isLocked: boolean;
  /** @param skus all that is to be bought */
  onPut(skus: readonly string[]): void;
}

/** What is bought together, each removable, and what may be bought beside it. A change is also said to screen readers, with what is due then. */
export function OrderItems({ basket, period, items, isLocked, onPut }: OrderItemsProps) {
  const label = useLabel();
  const { locale } = useLocale();
  const { basketItems, besides = [], scale, currency } = basket;
  const text = (amount: number) => priceText({ amount, scale, currency }, locale);
  const skus = basketItems.map(({ sku }) => sku);
  const isBusy = items?.isBusy ?? false;
  const problem = items?.problem;
  return (
    <div ref={useSheet(sheet)} className="fl-items">
      {basketItems.length > 1 && (
        <ul className="fl-items__list" part="items">
          {basketItems.map(({ sku, name, subTotal = 0 }, place) => (
            <Item key={sku} name={name} price={place === 0 && period ? `${text(subTotal)} ${period}` : text(subTotal)}>
              {!isLocked && <Button variant="ghost" size="small" hiddenSuffix={name} loading={isBusy} loadingLabel={label('orderChanging')} onClick={() => onPut(skus.filter((other) => other !== sku))}>{label('removeVoucher')}</Button>}
            </Item>
          ))}
        </ul>
      )}
      {besides.length > 0 && !isLocked && (
        <>
          <p className="fl-items__lead">{label('orderBesides')}</p>
          <ul className="fl-items__list" part="besides">
            {besides.map(({ sku, name, amount }) => (
              <Item key={sku} name={name} price={text(amount)}>
                <Button size="small" hiddenSuffix={name} loading={isBusy} loadingLabel={label('orderChanging')} onClick={() => onPut([...skus, sku])}>{label('orderAdd')}</Button>
              </Item>
            ))}
          </ul>
        </>
      )}
      {problem && <Message>{problem.text ?? label(problem.labelKey)}</Message>}
      <VisuallyHidden role="status">{items && !problem && (isBusy ? label('orderChanging') : label('orderChanged', { amount: text(basketTotal(basket)) }))}</VisuallyHidden>
    </div>
  );
}

function Item({ name, price, children }: { name: string; price: string; children: ReactNode }) {
  return (
    <li className="fl-items__item">
      <span className="fl-items__words"><span dir="auto">{name}</span><span className="fl-items__price">{price}</span></span>
      {children}
    </li>
  );
}
