import { useLabel } from '../../binding/use-label.ts';
import type { PlanQuote } from '../../contracts/purchase/plan.ts';
import { usePlanWords } from './use-plan-words.ts';

/** What an upgrade costs today, from the quote alone. */
export function PlanLines({ quote }: { quote: PlanQuote }) {
  const label = useLabel();
  const words = usePlanWords();
  const { price, credit, unusedDays, tax, total, isTaxInclusive, licence, target } = quote;
  const text = (amount: number) => words.money({ amount, scale: quote.scale, currency: quote.currency });
  return (
    <dl className="fl-plan__lines">
      <Line name={target.name} amount={text(price)} />
      {credit > 0 && <Line name={label('planCredit', { licence: licence.name, days: unusedDays })} amount={text(-credit)} />}
      <Line name={label(isTaxInclusive ? 'taxIncluded' : 'tax')} amount={text(tax)} />
      <Line name={label('dueToday')} amount={text(total)} isTotal />
    </dl>
  );
}

function Line({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'fl-plan__line fl-plan__line--total' : 'fl-plan__line'}>
      <dt dir="auto">{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
