import type { Database } from '../../db/database.ts';
import { trialUses, type VoucherRow, vouchers } from '../../db/tables/purchase/voucher-tables.ts';
import { hashOfCode } from '../../purchase/vouchers/voucher-code.ts';

interface SeededVoucher extends Pick<VoucherRow, 'names' | 'discount'>, Partial<Pick<VoucherRow, 'publicCode' | 'descriptions' | 'licenceIds' | 'grantsLicence' | 'used' | 'mostUses' | 'endsAt'>> { code: string; /** What it is for, on the demo's page. */ note: string }

const whole = { type: 'PERCENTAGE', percentage: 100, paymentsLeft: 1 } as const;

/** The codes of the demo, in each tenant alike. */
const seeded: SeededVoucher[] = [
  {
    code: 'WELCOME20', note: '20% off three payments.', discount: { type: 'PERCENTAGE', percentage: 20, paymentsLeft: 3 },
    names: { en: 'Welcome: 20% off', es: 'Bienvenida: 20 % menos', pt: 'Boas-vindas: menos 20 %', ar: 'ترحيب: خصم 20٪' },
  },
  {
    code: 'FREEMONTH', note: 'The first payment of a monthly licence free; a card is asked for all the same.', discount: whole, licenceIds: ['pass', 'premium'],
    names: { en: 'First month free', es: 'Primer mes gratis', pt: 'Primeiro mês grátis', ar: 'الشهر الأول مجانًا' },
  },
  {
    code: 'ONCE', note: '3.00 off one payment, and one use is left.', discount: { type: 'AMOUNT', amount: 300, paymentsLeft: 1 }, used: 99, mostUses: 100,
    names: { en: 'For the last one', es: 'Para el último', pt: 'Para o último', ar: 'للأخير' },
  },
  {
    code: 'SUMMER', note: 'Ended.', discount: { type: 'PERCENTAGE', percentage: 50 }, endsAt: Date.UTC(2025, 8, 1),
    names: { en: 'Summer: half price', es: 'Verano: a mitad de precio', pt: 'Verão: metade do preço', ar: 'الصيف: نصف السعر' },
  },
  {
    code: 'YEARONLY', note: '10% off every payment of a yearly licence.', discount: { type: 'PERCENTAGE', percentage: 10 }, licenceIds: ['season', 'premium-year'],
    names: { en: 'Yearly: 10% off', es: 'Anual: 10 % menos', pt: 'Anual: menos 10 %', ar: 'سنوي: خصم 10٪' },
  },
  {
    code: 'GIFTPASS', note: 'Gives the pass whole, without a payment.', discount: whole, grantsLicence: 'pass',
    names: { en: 'A gift', es: 'Un regalo', pt: 'Um presente', ar: 'هدية' },
  },
  {
    code: 'KICKOFF15', note: 'A campaign: 15% off the first year of Arena’s season, applied by itself.', discount: { type: 'PERCENTAGE', percentage: 15, paymentsLeft: 1 }, licenceIds: ['season'], publicCode: 'KICKOFF15',
    names: { en: 'Kick-off: 15% off', es: 'Arranque: 15 % menos', pt: 'Arranque: menos 15 %' },
    descriptions: { en: '15% off your first year.', es: '15 % menos en tu primer año.', pt: 'Menos 15 % no teu primeiro ano.' },
  },
];

/** The codes, for who tries them out; the database does not know them. */
export const demoCodes = seeded.map(({ code, note }) => ({ code, note }));

/** What a tenant gives codes for. */
export async function seedVouchers(db: Database, realm: string): Promise<void> {
  await db.insert(vouchers).values(seeded.map(({ code, note: _note, ...voucher }, place) => ({
    licenceIds: null, grantsLicence: null, used: 0, mostUses: null, startsAt: null, endsAt: null, ...voucher, realm, id: `${realm}.voucher-${place + 1}`, codeHash: hashOfCode(realm, code),
  })));
}

/** Who had a free trial before: the reader, of the cinema's family. @param only accounts to fill; all when absent */
export async function seedTrialUses(db: Database, only?: string[]): Promise<void> {
  const accountId = 'cinema.reader';
  if (!only || only.includes(accountId)) await db.insert(trialUses).values({ realm: 'cinema', accountId, scope: 'lumen', usedAt: 0 });
}
