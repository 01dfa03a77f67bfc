import { useLabel } from '../../binding/use-label.ts';
import { useLocale } from '../../binding/use-locale.ts';
import type { BillingSummary } from '../../contracts/purchase/billing-details.ts';
import { formatLocale } from '../../rules/wire/format-locale.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import sheet from './billing.css';

/** A bill's address as lines; tax number and birth date where the platform tells them, which it does where the country asks for a tax number alone. */
export function BillingLines({ billing: { address, areaName, taxNumberEnding, birthDate } }: { billing: BillingSummary }) {
  const label = useLabel();
  const { locale } = useLocale();
  const { line1, postalCode, city, administrativeLevel1, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const lines = [line1, place, areaName ?? administrativeLevel1, new Intl.DisplayNames([locale], { type: 'region' }).of(country)].filter((line): line is string => Boolean(line));
  const born = birthDate && new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${birthDate}T00:00:00Z`));
  return (
    <address ref={useSheet(sheet)} className="fl-billing__lines">
      {lines.map((line, index) => <span key={index} dir="auto">{line}</span>)}
      {taxNumberEnding && <span>{label('billingTaxEnding', { digits: taxNumberEnding })}</span>}
      {born && <span>{label('billingBorn', { date: born })}</span>}
    </address>
  );
}
